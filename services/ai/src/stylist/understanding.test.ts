import { type BuildDocument, emptyBuild, isPrinted, printedFace } from "@carloom/build";
import { hueBetween, oklchOf } from "@carloom/build/oklch";
import { beforeAll, describe, expect, it } from "vitest";
import { generatedCatalogue, testCar } from "../testing/car.ts";
import type { StylistCar, Turn } from "./contract.ts";
import { embeddedStylist } from "./index.ts";
import { budgetOf } from "./read/amounts.ts";

describe("sums in slang", () => {
  it.each([
    ["a grand and a half tops", 1500, "USD"],
    ["got about 1.5k to blow", 1500, null],
    ["keep it south of $2,500 all in", 2500, "USD"],
    ["350만 안 넘게", 3_500_000, null],
    ["예산 2백만 정도", 2_000_000, null],
    ["50만원대로", 500_000, "KRW"],
    ["30万を超えないように", 300_000, null],
    ["20万ちょいで", 200_000, null],
    ["5万くらい", 50_000, null],
  ])("%s", (text, amount, currency) => {
    expect(budgetOf(text)).toEqual({ amount, currency });
  });
  it.each(["number 88 on the doors", "300 hp look", "have 2 stripes"])("is none: %s", (text) => {
    expect(budgetOf(text)).toBeNull();
  });
});

describe.runIf(generatedCatalogue() !== null)("what the embedded stylist understands", () => {
  let halden: StylistCar;
  let orro: StylistCar;
  beforeAll(async () => {
    [halden, orro] = await Promise.all([testCar("halden-gt", "USD"), testCar("orro-5", "USD")]);
  });
  const ask = (message: string, build: BuildDocument = emptyBuild(), turns: Turn[] = [], attempt = 0, car = halden) =>
    embeddedStylist({ message, language: "en", build, turns, car, attempt });
  const painted = (color: string): BuildDocument => ({
    ...emptyBuild(),
    paint: { body: { color, finish: "metallic" } },
  });
  const bodyOf = (message: string, build?: BuildDocument) =>
    oklchOf(ask(message, build).proposal!.build.paint.body!.color);
  const mounted = (parts: Record<string, string>): BuildDocument => ({
    ...emptyBuild(),
    parts: Object.fromEntries(
      Object.entries(parts).map(([slot, slug]) => [slot, halden.parts.find((part) => part.slug === slug)!.uuid]),
    ),
  });

  describe("colors", () => {
    it.each([
      ["pale green", "green"],
      ["연한 초록색", "초록색"],
      ["淡い緑に", "緑に"],
    ])("a word before one makes it lighter: %s", (shade, plain) => {
      expect(bodyOf(shade).l).toBeGreaterThan(bodyOf(plain).l + 0.06);
    });
    it.each([
      ["deep purple", "purple"],
      ["진한 보라색으로", "보라색으로"],
      ["濃い紫に", "紫に"],
    ])("or darker: %s", (shade, plain) => {
      expect(bodyOf(shade).l).toBeLessThan(bodyOf(plain).l - 0.05);
    });
    it.each([["dusty blue"], ["탁한 파란색"], ["くすんだ青に"]])("or duller: %s", (message) => {
      expect(bodyOf(message).c).toBeLessThan(bodyOf("blue").c * 0.75);
    });
    it.each([
      ["the color of a pomegranate", 20],
      ["periwinkle please", 285],
      ["seafoam", 180],
      ["장미색으로", 15],
      ["개구리 같은 색", 140],
      ["桔梗色にして", 285],
      ["カエルみたいな色", 140],
      ["抹茶", 120],
    ])("names beyond the common ones are known: %s", (message, hue) => {
      expect(hueBetween(bodyOf(message).h, hue), `${bodyOf(message).h}`).toBeLessThan(35);
    });
    it.each(["i ate a frog", "paint me a picture of home", "옷 색이 뭐예요", "今日の空の話"])(
      "and none is found where none is meant: %s",
      (message) => {
        expect(ask(message).proposal?.build.paint.body).toBeUndefined();
      },
    );
    it.each([
      ["paint it glorbish please", "glorbish"],
      ["붕어빵색으로 칠해줘", "붕어빵"],
      ["たこ焼き色にして", "たこ焼き"],
    ])("an unknown name is told: %s", (message, name) => {
      expect(ask(message).message).toContain(name);
      expect(ask(message).proposal).toBeNull();
    });
    it.each(["red brakes", "빨간 브레이크", "赤いブレーキ"])("brakes in a color are calipers: %s", (message) => {
      const { paint, parts } = ask(message).proposal!.build;
      expect(Object.keys(paint)).toEqual(["calipers"]);
      expect(parts).toEqual({});
    });
    it.each(["add a black wing", "검정 윙 달아줘", "黒いウイングつけて"])(
      "a part in a color of its own paints no car: %s",
      (message) => {
        const { paint, parts } = ask(message).proposal!.build;
        expect(paint).toEqual({});
        expect(parts.spoiler).toBeDefined();
      },
    );
    it.each(["black over white", "위 검정 아래 흰색", "上黒下白", "down low white, up top black"])(
      "halves stay the right way round: %s",
      (message) => {
        const { body, roof } = ask(message).proposal!.build.paint;
        expect(oklchOf(body!.color).l).toBeGreaterThan(0.85);
        expect(oklchOf(roof!.color).l).toBeLessThan(0.35);
      },
    );
    it.each(["everything white except the mirrors", "미러 빼고 전부 흰색", "ミラー以外ぜんぶ白に"])(
      "what is left out stays: %s",
      (message) => {
        const { paint } = ask(message).proposal!.build;
        const sold = halden.manifest.zones.find(({ id }) => id === "body")!.paint.color;
        expect(paint.mirrors!.color).toBe(sold);
        expect(oklchOf(paint.body!.color).l).toBeGreaterThan(0.85);
      },
    );
  });

  describe("relative wishes", () => {
    const blue = "#1f4fb8";
    it.each(["less blue", "not so blue", "more muted", "너무 파래", "채도 낮춰줘", "青すぎる", "彩度を下げて"])(
      "less of a color: %s",
      (message) => {
        expect(bodyOf(message, painted(blue)).c).toBeLessThan(oklchOf(blue).c * 0.85);
      },
    );
    it.each(["more vivid", "더 쨍하게", "もっと鮮やかに"])("more of it: %s", (message) => {
      expect(bodyOf(message, painted(blue)).c).toBeGreaterThan(oklchOf(blue).c * 1.05);
    });
    it.each([
      ["way darker", "a touch darker"],
      ["훨씬 어둡게", "살짝 어둡게"],
      ["かなり暗く", "ちょっと暗く"],
    ])("steps have sizes: %s, %s", (much, little) => {
      expect(bodyOf(much, painted(blue)).l).toBeLessThan(bodyOf(little, painted(blue)).l - 0.04);
    });
    it.each(["make the windows lighter", "유리 더 밝게", "ガラスを明るく"])("windows are glass: %s", (message) => {
      const dark = { ...emptyBuild(), glass: { tint: 0.7, color: "#0c0c0d" } };
      const { glass, paint } = ask(message, dark).proposal!.build;
      expect(glass!.tint).toBeLessThan(0.7);
      expect(paint).toEqual({});
    });
    it.each(["no way am i paying that", "지갑이 울어", "こんなに払えない"])(
      "what is too dear is said in many ways: %s",
      (message) => {
        const dear = mounted({ exhaust: "halden-gt-exhaust-quad", hood: "halden-gt-hood-carbon" });
        expect(halden.price(ask(message, dear).proposal!.build)).toBeLessThan(halden.price(dear));
      },
    );
    it.each(["the biggest wheels you have", "제일 큰 휠로", "一番大きいホイール"])(
      "superlatives are: %s",
      (message) => {
        const inches = (build: BuildDocument) =>
          halden.parts.find(({ uuid }) => uuid === build.parts["wheels.front"])!.option.measures.wheel!.diameter;
        const most = Math.max(
          ...["new wheels", "large wheels", "20 inch wheels", "21 inch wheels", "22 inch wheels"].flatMap((wish) => {
            const found = ask(wish).proposal?.build;
            return found?.parts["wheels.front"] ? [inches(found)] : [];
          }),
        );
        expect(inches(ask(message).proposal!.build)).toBe(most);
      },
    );
    it.each(["that wing has to go", "윙 별로야", "羽は好きじゃない"])("what is disliked goes: %s", (message) => {
      const { parts } = ask(message, mounted({ exhaust: "halden-gt-exhaust-oval", spoiler: "halden-gt-trunk-lip" }))
        .proposal!.build;
      expect(parts.spoiler).toBeUndefined();
      expect(parts.exhaust).toBeDefined();
    });
  });

  describe("art", () => {
    const panelsOf = ({ stickers }: BuildDocument) =>
      stickers.flatMap((one) => {
        const face = printedFace(halden.surface!, one);
        return isPrinted(face) ? face.panels : [];
      });
    it.each(["white stripes, hood only", "보닛만 흰 줄", "ボンネットだけ白い線"])(
      "stripes stay where they were asked for: %s",
      (message) => {
        const { stickers, parts, paint } = ask(message).proposal!.build;
        expect([parts, paint]).toEqual([{}, {}]);
        expect(panelsOf({ ...emptyBuild(), stickers })).toEqual(["hood"]);
      },
    );
    it.each(["flames down the sides", "옆에 불꽃", "サイドに炎"])("fire on a panel is drawn: %s", (message) => {
      const { stickers, paint } = ask(message).proposal!.build;
      expect(stickers.length).toBeGreaterThan(0);
      expect(paint).toEqual({});
    });
    it.each(["put a sticker on it", "스티커 하나 붙여줘", "ステッカー貼って"])(
      "somebody who names none gets one: %s",
      (message) => {
        const art = [0, 1, 2].map(
          (attempt) => ask(message, emptyBuild(), [], attempt).proposal!.build.stickers[0]!.art,
        );
        expect(new Set(art.map((one) => JSON.stringify(one))).size).toBe(3);
      },
    );
    it("says of letters only what is to be read", () => {
      for (const message of ["ドアにオレンジで疾風って書いて", "문에 주황색으로 질주라고 써줘"])
        expect(ask(message).proposal!.build.stickers[0]!.art, message).toMatchObject({
          kind: "text",
          text: /疾風/.test(message) ? "疾風" : "질주",
        });
    });
  });

  describe("ideas", () => {
    it.each(["something my neighbours would envy, a unicorn look", "외계인 느낌으로", "忍たまっぽい感じで"])(
      "an unknown look gets one, and is told to be a guess: %s",
      (message) => {
        const { proposal, message: said } = ask(message);
        expect(proposal!.changes.length).toBeGreaterThan(1);
        expect(said).toMatch(/guess|몰라서|わからない/);
      },
    );
    it.each([
      ["around 2 grand", 2000],
      ["2천 달러 이하", 2000],
      ["2000ドル以内で", 2000],
    ])("a sum alone gets one that keeps it: %s", (message, most) => {
      const { build } = ask(message).proposal!;
      expect(halden.price(build)).toBeLessThanOrEqual(most * 100);
      expect(halden.price(build)).toBeGreaterThan(0);
    });
    it.each([
      "make it sporty",
      "스포티하게",
      "スポーティに",
      "blue",
      "파란색으로",
      "青で",
      "new wheels",
      "휠 바꿔줘",
      "ホイール交換",
    ])("asked three times there are three: %s", (message) => {
      const found = [0, 1, 2].map((attempt) => JSON.stringify(ask(message, emptyBuild(), [], attempt).proposal!.build));
      expect(new Set(found).size).toBe(3);
    });
    it.each(["make it sporty with a wing", "스포티하게 윙도", "スポーティにウイングも"])(
      "another car gets parts of its own: %s",
      (message) => {
        const [one, other] = [halden, orro].map((car) => ask(message, emptyBuild(), [], 0, car).proposal!.build);
        expect(one!.paint.body).toEqual(other!.paint.body);
        expect(one!.parts.spoiler).toBeDefined();
        expect(orro.parts.find(({ uuid }) => uuid === other!.parts.spoiler)!.slug).toMatch(/^orro-5/);
      },
    );
    it.each(["put it back how it was", "아까 상태로 돌려줘", "さっきの状態に戻して"])("goes back: %s", (message) => {
      const [before, after] = [painted("#1f4fb8"), painted("#d0121f")];
      const turn = { said: "red", answered: "Red.", build: before, proposed: after, accepted: true };
      expect(ask(message, after, [turn]).proposal!.build).toEqual(before);
    });
  });

  describe("questions and small talk", () => {
    it.each([
      ["can i get my money back?", /returns|sent back/],
      ["환불돼요?", /반품/],
      ["返品できますか", /返品/],
      ["is that street legal?", /inspection/],
      ["이거 합법이야?", /검사/],
      ["車検通る？", /検査/],
      ["does matte stain easily?", /shampoo/],
      ["매트는 관리 어려워요?", /샴푸/],
      ["マットって汚れやすい？", /シャンプー/],
      ["how much is shipping?", /cart/],
      ["배송비 얼마예요", /장바구니/],
      ["送料いくら？", /カート/],
      ["will these wheels fit?", /fit/],
      ["이 휠 맞는 거 확실해?", /맞는 것/],
      ["このホイール入る？", /合う/],
    ])("%s", (message, answer) => {
      const said = ask(message);
      expect(said.proposal).toBeNull();
      expect(said.message).toMatch(answer);
    });
    it.each(["tell me a joke", "심심해 ㅋㅋ", "今日の天気は？"])("small talk has an end: %s", (message) => {
      const first = ask(message);
      const turn = { said: message, answered: first.message, build: emptyBuild(), proposed: null, accepted: false };
      const third = ask(message, emptyBuild(), [turn, turn]);
      expect([first.proposal, third.proposal]).toEqual([null, null]);
      expect(third.message).not.toBe(first.message);
      expect(third.suggestions.length).toBeGreaterThan(0);
    });
  });
});
