import { type BuildDocument, emptyBuild } from "@carloom/build";
import { beforeAll, describe, expect, it } from "vitest";
import { generatedCatalogue, testCar } from "../testing/car.ts";
import type { StylistCar } from "./contract.ts";
import { embeddedStylist } from "./index.ts";

describe.runIf(generatedCatalogue() !== null)("wishes that cannot be met", () => {
  let car: StylistCar;
  beforeAll(async () => {
    car = await testCar("halden-gt", "USD");
  });
  const ask = (message: string, build: BuildDocument = emptyBuild(), on: StylistCar = car) =>
    embeddedStylist({ message, language: "en", build, turns: [], car: on, attempt: 0 });
  const mounted = (parts: Readonly<Record<string, string>>): BuildDocument => ({
    ...emptyBuild(),
    parts: Object.fromEntries(
      Object.entries(parts).map(([slot, slug]) => [slot, car.parts.find((part) => part.slug === slug)!.uuid]),
    ),
  });
  const WHEELS = { "wheels.front": "norr-mesh-y-19", "wheels.rear": "norr-mesh-y-20" };
  const slugsIn = ({ parts }: BuildDocument) =>
    Object.fromEntries(
      Object.entries(parts).map(([slot, uuid]) => [slot, car.parts.find((part) => part.uuid === uuid)!.slug]),
    );

  it.each([
    ["add a snorkel and paint it green", /“snorkel”.*not sell/],
    ["빨간색으로 칠하고 선루프 달아줘", /‘선루프’.*팔지 않아요/],
    ["サンルーフを付けて赤に", /「サンルーフ」.*扱っていません/],
    ["add a flux capacitor and paint it red", /left out “flux capacitor”/],
    ["빨간색으로 칠하고 플럭스 커패시터 달아줘", /‘플럭스 커패시터’.*뺐어요/],
    ["赤にして、次元転移装置を付けて", /「次元転移装置」.*見送りました/],
  ])("does the rest and names what it left out: %s", (message, told) => {
    const answer = ask(message);
    expect(Object.keys(answer.proposal!.build.paint)).toContain("body");
    expect(answer.proposal!.build.parts).toEqual({});
    expect(answer.message).toMatch(told);
  });
  it.each([
    ["black grille and red body", "body"],
    ["neon underglow and a red roof", "roof"],
    ["그릴은 검정으로, 지붕은 빨갛게", "roof"],
    ["グリルは黒、ルーフは赤", "roof"],
  ])("paints nothing in the color of a thing that is not there: %s", (message, zone) => {
    expect(Object.keys(ask(message).proposal!.build.paint)).toEqual([zone]);
  });
  it.each([
    ["put a unicorn sticker on the hood", /no “unicorn” sticker/],
    ["유니콘 스티커 붙여줘", /‘유니콘’ 스티커가 없어요/],
    ["ユニコーンのステッカー", /「ユニコーン」のステッカーはありません/],
  ])("sells no other art than what was asked for: %s", (message, told) => {
    const answer = ask(message);
    expect(answer.proposal).toBeNull();
    expect(answer.message).toMatch(told);
  });
  it.each(["put a sticker on the hood", "보닛에 스티커 하나 붙여줘", "かっこいいステッカーを貼って"])(
    "still chooses where any art will do: %s",
    (message) => {
      expect(ask(message).proposal!.build.stickers).not.toEqual([]);
    },
  );

  it.each([
    ["Orbel Turbine wheels", /Orbel Turbine 16.*5×112.*5×114\.3.*What fits: .+\$/],
    ["오르벨 터빈 휠", /오르벨 터빈 16.*5×112.*5×114\.3.*맞는 것: .+\$/],
    ["オーベル タービンのホイール", /オーベル タービン16.*5×112.*5×114\.3.*合うもの：.+\$/],
  ])("says why a part that was named does not fit, and what does: %s", (message, told) => {
    const answer = ask(message, mounted(WHEELS));
    expect(answer.proposal).toBeNull();
    expect(answer.message).toMatch(told);
  });
  it.each([
    ["GT wing, no lip", /GT wing.*needs front lip, which you do not want/],
    ["GT 윙, 립 없이", /GT 윙.*원하지 않으신 프런트 립 필요/],
    ["GTウイング、リップなしで", /GTウイング.*フロントリップが必要/],
  ])("says what a part needs that is not wanted: %s", (message, told) => {
    const answer = ask(message);
    expect(answer.proposal).toBeNull();
    expect(answer.message).toMatch(told);
  });
  it("says that a part is sold out instead of mounting another", () => {
    const parts = car.parts.map((part) => (part.slug === "halden-gt-ducktail" ? { ...part, available: 0 } : part));
    for (const [message, told] of [
      ["add the ducktail", /Ducktail.*Out of stock/i],
      ["덕테일 달아줘", /덕테일.*품절/],
      ["ダックテールを付けて", /ダックテール.*在庫/],
    ] as const) {
      const answer = ask(message, emptyBuild(), { ...car, parts });
      expect(answer.proposal, message).toBeNull();
      expect(answer.message).toMatch(told);
    }
  });
  it.each([
    ["full aero kit under $500", /left out side skirts \(\$420\), diffuser \(\$460\), spoiler \(\$310\)/],
    ["500달러 이하로 에어로킷", /뺀 것: 사이드 스커트\(US\$420\), 디퓨저\(US\$460\)/],
    ["500ドル以内でエアロキット", /見送ったもの：サイドスカート（\$420）、/],
  ])("names what a sum leaves out, with its price: %s", (message, told) => {
    const answer = ask(message);
    expect(slugsIn(answer.proposal!.build)).toEqual({ lip: "halden-gt-lip-low" });
    expect(answer.message).toMatch(told);
  });
  it.each([
    ["GT wing under $600", /left out spoiler \(\$1,290\)/],
    ["600달러 이하로 GT 윙", /뺀 것: 스포일러\(US\$1,290\)/],
    ["600ドル以内でGTウイング", /見送ったもの：スポイラー（\$1,290）/],
    ["22 inch wheels under $2500", /21 inches is the nearest[^]*left out wheels \(\$/],
    ["2500달러 이하로 22인치 휠", /21인치예요[^]*뺀 것: 휠\(/],
    ["2500ドル以内で22インチのホイール", /21インチです[^]*見送ったもの：ホイール（/],
  ])("puts nothing cheaper in the place of a part or a size that was named: %s", (message, told) => {
    const answer = ask(message);
    expect(answer.proposal).toBeNull();
    expect(answer.message).toMatch(told);
  });
  it("finds a cheaper wheel of the size that was named", () => {
    const { build } = ask("20 inch wheels under $2500").proposal!;
    expect(slugsIn(build)["wheels.front"]).toMatch(/-20(?:-|$)/);
    expect(car.price(build)).toBeLessThanOrEqual(250_000);
  });
  it.each([
    ["cladding in red", /no cladding/],
    ["클래딩 빨강", /클래딩 부위가 없어요/],
    ["クラッディングを赤に", /クラッディングがありません/],
    ["lower it 200 mm", /-80 mm/],
    ["200mm 낮춰줘", /-80 mm/],
    ["200mm下げて", /-80 mm/],
  ])("knows the limits of the car by their names: %s", (message, told) => {
    expect(ask(message).message).toMatch(told);
  });

  describe("what the car carries", () => {
    it.each([
      "22 inch wheels",
      "i hate these wheels, 23 inch please",
      "24인치 휠로",
      "이 휠 별로야 24인치로",
      "23インチのホイールにして",
    ])("is changed for the nearest size, never taken off: %s", (message) => {
      const answer = ask(message, mounted(WHEELS));
      const { "wheels.front": front, "wheels.rear": rear } = slugsIn(answer.proposal!.build);
      expect([front, rear]).toEqual([expect.stringMatching(/-21$/), expect.stringMatching(/-21$/)]);
      expect(answer.message).toContain("21");
    });
    it.each([
      "bigger wheels under $500",
      "wheels under $800",
      "500달러 이하 휠로 바꿔줘",
      "ホイールを500ドル以内で",
      "i hate these wheels, others under $500 please",
      "이 휠 별로야, 500달러 이하 휠로",
      "このホイールは嫌、500ドル以内のホイールにして",
      "i hate these wheels, smaller ones please",
      "smaller wheels",
      "휠 더 작게",
      "もっと小さいホイール",
    ])("stays where nothing else can be had, and the answer says so: %s", (message) => {
      const small = { "wheels.front": "halden-fold-5-19", "wheels.rear": "halden-fold-5-19" };
      const answer = ask(message, mounted(small));
      expect(answer.proposal).toBeNull();
      expect(answer.message).toMatch(/\$2,240|19/);
    });
    it.each(["add a wing under $1000", "1000달러 이하로 윙 달아줘", "1000ドル以内でウイングを付けて"])(
      "stays when something else is wished for a sum: %s",
      (message) => {
        const answer = ask(message, mounted(WHEELS));
        const { spoiler, ...others } = slugsIn(answer.proposal!.build);
        expect(others).toEqual(WHEELS);
        expect(spoiler).toBeDefined();
        expect(answer.message).toMatch(/\$2,580/);
      },
    );
    it.each(["drift build under 2000 dollars", "2000달러 이하로 드리프트", "2000ドル以内でドリフト仕様"])(
      "is not taken off by a style: %s",
      (message) => {
        const { build } = ask(message, mounted(WHEELS)).proposal!;
        expect(Object.keys(build.parts)).toEqual(expect.arrayContaining(["wheels.front", "wheels.rear"]));
        expect(car.price(build)).toBeLessThanOrEqual(car.price(mounted(WHEELS)));
      },
    );
    it.each(["make it cheaper", "더 싸게", "もっと安く"])("is what it is where nothing is cheaper: %s", (message) => {
      const answer = ask(message, mounted({ spoiler: "halden-gt-trunk-lip" }));
      expect(answer.proposal).toBeNull();
      expect(answer.message).toMatch(/\$310/);
    });
    it.each(["keep the whole build under $1000", "전체 1000달러 이하로", "全部で1000ドル以内に"])(
      "comes off where the whole car shall cost less, and is named: %s",
      (message) => {
        const answer = ask(message, mounted(WHEELS));
        expect(answer.proposal!.build).toEqual(emptyBuild());
        expect(answer.message).toMatch(/\$2,580\)|\$2,580）/);
      },
    );
    it.each(["remove the wing and the lip", "윙이랑 립 떼줘", "ウイングとリップを外して"])(
      "comes off where that is asked for: %s",
      (message) => {
        const build = mounted({ spoiler: "halden-gt-ducktail", lip: "halden-gt-lip-low", ...WHEELS });
        expect(slugsIn(ask(message, build).proposal!.build)).toEqual(WHEELS);
      },
    );
    it.each(["take the wing off and put a ducktail on", "윙 말고 덕테일", "ウイングじゃなくてダックテール"])(
      "is replaced by what is wanted instead: %s",
      (message) => {
        const build = mounted({ spoiler: "halden-gt-blade" });
        expect(slugsIn(ask(message, build).proposal!.build)).toEqual({ spoiler: "halden-gt-ducktail" });
      },
    );
  });
});
