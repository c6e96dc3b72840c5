import { type BuildDocument, emptyBuild, type Placement, shareOf, printedFace } from "@carloom/build";
import { beforeAll, describe, expect, it } from "vitest";
import { printer } from "../car/printer.ts";
import { generatedCatalogue, testCar } from "../testing/car.ts";
import type { StylistCar } from "./contract.ts";
import { embeddedStylist } from "./index.ts";
import { extentOf } from "./lay.ts";

describe.runIf(generatedCatalogue() !== null)("proposals as a designer looks at them", () => {
  let halden: StylistCar;
  let orro: StylistCar;
  beforeAll(async () => {
    [halden, orro] = await Promise.all([testCar("halden-gt", "USD"), testCar("orro-5", "KRW")]);
  });
  const ask = (message: string, car = halden, build: BuildDocument = emptyBuild()) =>
    embeddedStylist({ message, language: "en", build, turns: [], car, attempt: 0 });
  const built = (message: string, car = halden) => ask(message, car).proposal!.build;

  it.each(["two stripes down the hood", "보닛에 줄무늬", "ボンネットにストライプ2本"])(
    "stripes run over the whole hood, and do not mirror the sky: %s",
    (message) => {
      const [stripe] = built(message).stickers;
      const [wide, long] = extentOf(halden, "hood")!;
      expect(stripe).toMatchObject({ panels: ["hood"], finish: "matte" });
      expect(stripe!.size[1]).toBeGreaterThan(long);
      expect(stripe!.size[0]).toBeLessThan(wide);
      expect(shareOf(printedFace(halden.surface!, stripe!))).toBeGreaterThan(0.85);
    },
  );
  it("flames on a hood are those that were drawn for one, as wide as it can carry", () => {
    const [flames] = built("flames on the hood").stickers;
    const art = halden.stickers.find(({ slug }) => slug === "flame-crown")!;
    expect(flames!.art).toEqual({ kind: "library", uuid: art.uuid });
    expect(flames!.size[0]).toBeGreaterThan(0.6);
  });
  it("a rally car wears its number over the graphic, and no rack", () => {
    const { stickers, parts } = built("make it a rally car", orro);
    const slugs = stickers.flatMap(({ art }) =>
      art.kind === "library" ? (orro.stickers.find(({ uuid }) => uuid === art.uuid)?.slug ?? []) : [],
    );
    expect(slugs.indexOf("plate-door-42")).toBeGreaterThan(slugs.indexOf("rally-steps"));
    expect(parts.roof).toBeUndefined();
  });
  it("who asks for something nice in other words gets another idea", () => {
    const ideas = ["make it nice", "surprise me", "anything nice", "예쁘게 해줘", "おまかせで", "up to you"].map(
      (message) => JSON.stringify(built(message, orro).paint),
    );
    expect(new Set(ideas).size).toBeGreaterThanOrEqual(3);
  });
  it("no look drops a car so far that its tyres come through the fenders", () => {
    for (const message of ["slammed stance", "vip style", "drift", "シャコタンにして", "스탠스로 바닥에 쫙 깔아줘"])
      expect(built(message).stance.height, message).toBeGreaterThanOrEqual(-45);
  });
  it("a number goes on every panel that is named in one breath", () => {
    for (const message of [
      "number 23 on the roof and the doors",
      "지붕이랑 양쪽 문에 23번",
      "ルーフとドアにゼッケン23",
    ]) {
      const { stickers } = built(message);
      expect(
        stickers.map(({ name }) => name),
        message,
      ).toEqual(["23", "23"]);
    }
    expect(built("number 23 on the hood, black roof").stickers).toHaveLength(1);
  });
  it.each([
    ["roundel on both doors", /^roundel/, 1],
    ["put a pit crew cog on the trunk", /^badge-pit-crew/, 1],
    ["문에 등고선 스티커 붙여줘", /^contour-lines/, 1],
    ["ドアにハーフトーンのステッカー", /^halftone-fade/, 1],
    ["halftone fade on the hood and the roof", /^halftone-fade/, 2],
  ])("lays art of the library by what it shows: %s", (message, slug, count) => {
    const { stickers, parts, paint } = built(message);
    expect([parts, paint]).toEqual([{}, {}]);
    expect(stickers).toHaveLength(count);
    for (const { art } of stickers)
      expect(halden.stickers.find(({ uuid }) => art.kind === "library" && uuid === art.uuid)?.slug).toMatch(slug);
  });
  it("offers other art of the same subject when asked again, and none to who names none", () => {
    const slugs = [0, 1, 2].map(
      (attempt) =>
        embeddedStylist({
          message: "a roundel on both doors",
          language: "en",
          build: emptyBuild(),
          turns: [],
          car: halden,
          attempt,
        }).proposal!.build.stickers[0]!.art,
    );
    expect(new Set(slugs.map((art) => JSON.stringify(art))).size).toBe(3);
    for (const message of ["a long run on the highway", "matte black", "is the club open"])
      expect(ask(message).proposal?.build.stickers ?? [], message).toEqual([]);
  });
  it("letters wear the colour that is said of them", () => {
    for (const [message, text] of [
      ["write SAKURA on the back in white", "SAKURA"],
      ["보닛에 하준이라고 흰 글씨로 써줘", "하준"],
    ]) {
      const { stickers, paint } = built(message!);
      expect(stickers, message).toHaveLength(1);
      expect(stickers[0]!.art, message).toMatchObject({ kind: "text", text, color: "#edefef" });
      expect(paint, message).toEqual({});
    }
  });
  it.each(["차고는 5cm 올려", "車高は5cm上げ", "raise it 50mm"])("a length moves the car: %s", (message) => {
    expect(built(message).stance.height).toBe(50);
  });
  it("tells of wheels whose face takes no paint, and of some that do", () => {
    for (const message of ["gold wheels", "휠 골드로", "ホイールをゴールドに"])
      expect(ask(message).message, message).toMatch(/Norr|노르|ノール/);
    const mesh = halden.parts.find(({ slug }) => slug.startsWith("norr-mesh"))!;
    const wheels = { ...emptyBuild(), parts: { "wheels.front": mesh.uuid, "wheels.rear": mesh.uuid } };
    expect(ask("gold wheels", halden, wheels).message).not.toContain("machined");
  });
  it("says what the cheapest costs where a part that was asked for is beyond the limit", () => {
    const { message, proposal } = ask("new wheels under $500");
    expect(proposal).toBeNull();
    expect(message).toMatch(/cheapest.*\$[\d,.]+: more than \$500/);
  });
  it("knows the area of a sticker again when its build is copied", () => {
    const all = printer(halden.surface);
    const pieces = (one: Placement) => all({ ...emptyBuild(), stickers: [one] })[0];
    const [stripe] = built("stripes on the hood").stickers;
    const first = pieces(stripe!);
    expect(pieces(structuredClone(stripe!))).toBe(first);
    expect(pieces({ ...stripe!, size: [0.2, 0.3] })).not.toEqual(first);
    expect(pieces({ ...stripe!, mirror: { readable: true } })).not.toBe(first);
  });
});
