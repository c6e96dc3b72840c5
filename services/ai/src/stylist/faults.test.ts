import { type BuildDocument, emptyBuild, isPrinted, printedFace } from "@carloom/build";
import { hueBetween, oklchOf } from "@carloom/build/oklch";
import { beforeAll, describe, expect, it } from "vitest";
import { generatedCatalogue, testCar } from "../testing/car.ts";
import type { StylistCar } from "./contract.ts";
import { embeddedStylist } from "./index.ts";
import { budgetOf } from "./read/amounts.ts";
import { tokensOf } from "./read/tokens.ts";

describe("what people type", () => {
  it.each([
    ["3 grand", 3000, "USD"],
    ["two and a half grand tops", 2500, "USD"],
    ["5 hundred dollars", 500, "USD"],
    ["백만원 안쪽", 1_000_000, "KRW"],
    ["이백오십만 원까지", 2_500_000, "KRW"],
    ["百万円以内", 1_000_000, "JPY"],
    ["三十万円で", 300_000, "JPY"],
  ])("is a sum: %s", (text, amount, currency) => {
    expect(budgetOf(text)).toEqual({ amount, currency });
  });
  it.each(["lower it 30mm max", "under 30 mm", "문에 7번까지", "20 inch max"])("is no sum: %s", (text) => {
    expect(budgetOf(text)).toBeNull();
  });
  const slots = (text: string) => tokensOf(text).flatMap(({ readings }) => readings.slots ?? []);
  it("is known with a wrong letter, by its sound and in slang", () => {
    for (const text of ["spoiller", "스포일라", "スポイラ"]) expect(slots(text), text).toContain("spoiler");
    for (const text of ["본네트", "ぼんねっと", "bonet"]) expect(slots(text), text).toContain("hood");
    expect(slots("브레끼")).toContain("brakes");
  });
  it("is left alone where it only looks alike", () => {
    for (const text of ["a short shirt", "block party", "얌전하게", "料金はいくら", "지금 바로"])
      expect(
        tokensOf(text).filter(({ readings }) => readings.color ?? readings.slots ?? readings.mood),
        text,
      ).toEqual([]);
  });
});

describe("things that have a colour", () => {
  const colored = (text: string) => tokensOf(text).some(({ readings }) => readings.color);
  it("are colours where colours are spoken of", () => {
    for (const text of ["like a ripe tomato", "레몬 같은 색", "抹茶みたいな色", "banana roof"])
      expect(colored(text), text).toBe(true);
    for (const text of ["i ate a banana", "바나나 먹고 싶다", "バナナ食べる？"])
      expect(colored(text), text).toBe(false);
  });
});

describe.runIf(generatedCatalogue() !== null)("wishes that were done wrong", () => {
  let car: StylistCar;
  beforeAll(async () => {
    car = await testCar("halden-gt", "USD");
  });
  const ask = (message: string, build: BuildDocument = emptyBuild()) =>
    embeddedStylist({ message, language: "en", build, turns: [], car, attempt: 0 });
  const mounted = (slot: string, slug: string): BuildDocument => ({
    ...emptyBuild(),
    parts: { [slot]: car.parts.find((part) => part.slug === slug)!.uuid },
  });
  const panelsOf = ({ stickers }: BuildDocument) =>
    stickers.flatMap((one) => {
      const face = printedFace(car.surface!, one);
      return isPrinted(face) ? face.panels : [];
    });

  it.each([
    "stripes on the hood, not the roof",
    "보닛에 줄무늬 두 줄만",
    "ボンネットにストライプ2本",
    "flames on the hood",
  ])("art goes where it was asked for, and no part is sold with it: %s", (message) => {
    const { parts, stickers, paint } = ask(message).proposal!.build;
    expect([parts, paint]).toEqual([{}, {}]);
    expect(stickers).toHaveLength(1);
    expect(panelsOf({ ...emptyBuild(), stickers })).toContain("hood");
  });
  it.each([
    "is that real carbon on the hood?",
    "do the wheels come with tires?",
    "저 보닛 진짜 카본이에요?",
    "このボンネット本物のカーボン？",
    "ホイールの重さは？",
  ])("a question is never a wish: %s", (message) => {
    expect(ask(message).proposal).toBeNull();
  });
  it.each(["how about red?", "can you make it red?", "빨간색 어때?", "赤はどう？"])("a wish may ask: %s", (message) => {
    expect(hueBetween(oklchOf(ask(message).proposal!.build.paint.body!.color).h, 27)).toBeLessThan(25);
  });
  it.each(["top half black, bottom half white", "위는 검정 아래는 흰색 투톤", "ツートン、上が黒で下が白"])(
    "halves of a two-tone car stay the right way round: %s",
    (message) => {
      const { roof, body } = ask(message).proposal!.build.paint;
      expect(oklchOf(roof!.color).l).toBeLessThan(0.35);
      expect(oklchOf(body!.color).l).toBeGreaterThan(0.85);
    },
  );
  it.each(["take the wing off", "윙 떼줘", "羽はいらない"])("a part goes: %s", (message) => {
    expect(ask(message, mounted("spoiler", "halden-gt-wing")).proposal!.build.parts).toEqual({});
  });
  it.each(["too low, bring it back up", "너무 낮아", "低すぎる"])("what is too low rises: %s", (message) => {
    const low = { ...emptyBuild(), stance: { ...emptyBuild().stance, height: -60 } };
    expect(ask(message, low).proposal!.build.stance.height).toBeGreaterThan(-60);
  });
  it.each(["don't lower it, just paint it red", "no tint, red paint"])("what is denied is not done: %s", (message) => {
    const { stance, glass, paint } = ask(message).proposal!.build;
    expect([stance, glass]).toEqual([emptyBuild().stance, undefined]);
    expect(paint.body).toBeDefined();
  });
  it.each(["white but don't touch the roof", "하얀색으로 하되 지붕은 건드리지 마", "白にして。屋根は今のままで"])(
    "what stays looks as it did: %s",
    (message) => {
      const { paint } = ask(message).proposal!.build;
      expect(paint.roof!.color).toBe(car.manifest.zones.find(({ id }) => id === "roof")!.paint.color);
      expect(oklchOf(paint.body!.color).l).toBeGreaterThan(0.85);
    },
  );
  it.each(["cheapest wheels", "제일 싼 휠", "一番安いホイール"])("the cheapest is: %s", (message) => {
    const cheapest = car.price(ask(message).proposal!.build);
    for (const attempt of [0, 1, 2, 3, 4])
      expect(
        car.price(
          embeddedStylist({ message: "new wheels", language: "en", build: emptyBuild(), turns: [], car, attempt })
            .proposal!.build,
        ),
      ).toBeGreaterThanOrEqual(cheapest);
  });
  it.each(["how much is the ducktail?", "덕테일 얼마예요?", "ダックテールはいくら"])(
    "tells a part's price: %s",
    (message) => {
      const one = car.price(mounted("spoiler", "halden-gt-ducktail")) / 100;
      const answer = ask(message);
      expect(answer.proposal).toBeNull();
      expect(answer.message.replaceAll(",", "")).toContain(String(Math.floor(one)));
    },
  );
  it("takes a colour that suits where any will do, and none that was refused", () => {
    for (const message of [
      "pick me a nice colour, anything but black or white",
      "빨간색 빼고 어울리는 색 추천해줘",
      "赤以外でおすすめの色は？",
    ]) {
      const { color } = ask(message).proposal!.build.paint.body!;
      const { l, c, h } = oklchOf(color);
      expect(
        message.startsWith("pick") ? c > 0.03 || (l > 0.3 && l < 0.87) : hueBetween(h, 27) > 25 || c < 0.04,
        message,
      ).toBe(true);
    }
  });
});
