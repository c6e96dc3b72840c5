import { type BuildDocument, emptyBuild, parseBuild } from "@carloom/build";
import { beforeAll, describe, expect, it } from "vitest";
import type { StylistCar, Turn } from "./contract.ts";
import { hueBetween, oklchOf } from "@carloom/build/oklch";
import { embeddedStylist } from "./index.ts";
import { generatedCatalogue, testCar } from "../testing/car.ts";

describe.runIf(generatedCatalogue() !== null)("the embedded stylist on a generated car", () => {
  let car: StylistCar;
  beforeAll(async () => {
    car = await testCar("halden-gt", "KRW");
  });
  const ask = (message: string, more: { build?: BuildDocument; attempt?: number; turns?: Turn[] } = {}) =>
    embeddedStylist({
      message,
      language: "en",
      build: more.build ?? emptyBuild(),
      turns: more.turns ?? [],
      car,
      attempt: more.attempt ?? 0,
    });
  const built = (message: string, more = {}) => ask(message, more).proposal!.build;

  it.each([
    "matte black roof and red calipers",
    "무광 검정 지붕에 빨간 캘리퍼",
    "ルーフはマットブラック、キャリパーは赤で",
    "mattblack roof n red calipars",
  ])("paints by zone: %s", (message) => {
    const { paint } = built(message);
    expect(Object.keys(paint).sort()).toEqual(["calipers", "roof"]);
    expect(oklchOf(paint.roof!.color).l).toBeLessThan(0.3);
    expect(hueBetween(oklchOf(paint.calipers!.color).h, 27)).toBeLessThan(20);
  });
  it.each(["make it red and the roof black, no wing", "빨간색으로 칠하고 지붕은 검정으로", "ボディは赤、ルーフは黒"])(
    "divides several wishes: %s",
    (message) => {
      const { paint, parts } = built(message);
      expect(hueBetween(oklchOf(paint.body!.color).h, 27)).toBeLessThan(20);
      expect(oklchOf(paint.roof!.color).l).toBeLessThan(0.3);
      expect(parts).toEqual({});
    },
  );
  it.each(["navy please", "군청색으로", "紺色にして", "#123456"])("knows nuances and hex: %s", (message) => {
    const { l, h } = oklchOf(built(message).paint.body!.color);
    expect(l).toBeLessThan(0.45);
    expect(hueBetween(h, 265)).toBeLessThan(22);
  });
  it.each([
    "drift build under 5,000,000 won, no wing",
    "500만원 이하로 드리프트, 윙 없이",
    "500万ウォン以内 드리프트 윙 없이",
  ])("keeps budgets and refusals: %s", (message) => {
    const proposal = ask(message).proposal!;
    expect(car.price(proposal.build)).toBeLessThanOrEqual(5_000_000);
    expect(proposal.build.parts.spoiler).toBeUndefined();
    expect(Object.keys(proposal.build.parts).length).toBeGreaterThan(1);
  });
  it("says how it counted another currency", () => {
    const { message, proposal } = ask("rally build for $3,000");
    expect(message).toContain("$3,000");
    expect(car.price(proposal!.build)).toBeLessThanOrEqual(4_200_000);
  });
  it.each([
    ["number 7 on both doors", "7", "archivo"],
    ["내 이름 민수를 트렁크에", "민수", "noto-kr"],
    ["ドアにゼッケン23", "23", "archivo"],
    ["ボンネットに「疾風」と書いて", "疾風", "noto-jp"],
  ])("writes on the car: %s", (message, text, font) => {
    const [sticker] = built(message).stickers;
    expect(sticker!.art).toMatchObject({ kind: "text", text, font });
    const twin = Math.abs(sticker!.position[0]) > 0.5;
    expect(sticker!.mirror).toEqual(twin ? { readable: true } : null);
  });
  it.each(["roof same as the wheels", "휠과 같은 색으로 지붕", "ルーフをホイールと同じ色に"])(
    "matches zones: %s",
    (message) => {
      expect(built(message).paint.roof).toEqual(car.manifest.zones.find(({ id }) => id === "wheels")!.paint);
    },
  );
  it("moves against the build on the screen", () => {
    const build = {
      ...emptyBuild(),
      paint: { body: { color: "#1f4fb8", finish: "metallic" as const } },
      stance: { ...emptyBuild().stance, height: -20 },
    };
    expect(oklchOf(built("a bit darker", { build }).paint.body!.color).l).toBeLessThan(oklchOf("#1f4fb8").l);
    expect(built("덜 반짝이게", { build }).paint.body!.finish).toBe("satin");
    expect(built("もっと低く", { build }).stance.height).toBe(-40);
  });
  it("goes back to the build before the last proposal that was taken", () => {
    const before = emptyBuild();
    const taken = built("red");
    const turns: Turn[] = [{ said: "red", answered: "", proposed: taken, accepted: true, build: before }];
    for (const message of ["back", "되돌려줘", "元に戻して"])
      expect(built(message, { build: taken, turns })).toEqual(before);
    expect(ask("undo").proposal).toBeNull();
  });
  it("offers three different answers to one question", () => {
    for (const message of ["make it red", "a track build", "벚꽃처럼", "かっこよくして"])
      expect(
        new Set([0, 1, 2].map((attempt) => JSON.stringify(ask(message, { attempt }).proposal!.build))).size,
        message,
      ).toBe(3);
  });
  it("refuses police looks and brands, and says so when it did not understand", () => {
    for (const message of ["make it a police car", "경찰차처럼", "パトカー風に", "put a nike logo on it"])
      expect(ask(message).proposal, message).toBeNull();
    const { message, proposal } = ask("florbel wuzzik grumf");
    expect(proposal).toBeNull();
    expect(message).toContain("did not understand");
  });
  it("answers in the language of the message and never with markup", () => {
    expect([ask("빨강").language, ask("赤にして").language, ask("red").language]).toEqual(["ko", "ja", "en"]);
    expect(ask('write "<img src=x onerror=alert(1)>" on the trunk').message).toContain("<img");
  });
  it("tells facts and says where it knows none", () => {
    expect(ask("how much is the GT wing?").message).toMatch(/₩/);
    expect(ask("휠 맞나요?").message).toMatch(/5 × /);
    expect(ask("配送はいつですか").proposal).toBeNull();
  });
  it("proposes what the document's own code reads, and tells every difference", () => {
    for (const message of ["drift", "랠리", "ステルス", "twin stripes", "smaller wheels", "all black"]) {
      const proposal = ask(message).proposal!;
      expect(parseBuild(proposal.build)).toMatchObject({ ok: true, value: proposal.build });
      expect(proposal.changes.length).toBeGreaterThan(0);
      for (const { label } of proposal.changes) expect(label).not.toMatch(/undefined|studio\.|\{/);
    }
  });
});
