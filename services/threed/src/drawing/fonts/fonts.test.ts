import { OwnLetters } from "@carloom/build";
import { ownFace } from "@carloom/build/own-face";
import { beforeAll, describe, expect, it } from "vitest";
import { plainFont, webFont, without, withGiant, withRights } from "../../testing/fonts.ts";
import { lettersOf } from "./letters.ts";
import { readFont } from "./read-font.ts";

let font: Buffer;
beforeAll(async () => {
  font = await plainFont();
});

describe("a font", () => {
  it("is read from TTF, WOFF and WOFF2, whatever it is called", () => {
    for (const [bytes, extension] of [
      [font, "ttf"],
      [webFont("woff"), "woff"],
      [webFont("woff2"), "woff2"],
    ] as const)
      expect(readFont(bytes)).toMatchObject({
        ok: true,
        font: { name: "Bebas Neue Regular", extension, embedding: "installable", subsetting: true },
      });
  });

  it.each([
    [0x0000, { embedding: "installable", subsetting: true }],
    [0x0008, { embedding: "editable", subsetting: true }],
    [0x0004, { embedding: "preview", subsetting: true }],
    // several at once, as older tables have them, allow the freest
    [0x000e, { embedding: "editable", subsetting: true }],
    [0x0006, { embedding: "preview", subsetting: true }],
    [0x0100, { embedding: "installable", subsetting: false }],
    [0x0104, { embedding: "preview", subsetting: false }],
  ])("says what its maker allows: %i", (bits, rights) => {
    expect(readFont(withRights(font, bits))).toMatchObject({ ok: true, font: rights });
  });

  it("that its maker keeps from being embedded is refused, and one whose bitmaps alone may be", () => {
    expect(readFont(withRights(font, 0x0002))).toEqual({ ok: false, why: "restricted" });
    expect(readFont(withRights(font, 0x0200))).toEqual({ ok: false, why: "bitmaps" });
    expect(readFont(withRights(font, 0x0208))).toEqual({ ok: false, why: "bitmaps" });
  });

  it("that says nothing of it may be looked at and printed", () => {
    expect(readFont(without(font, "OS/2"))).toMatchObject({ ok: true, font: { embedding: "preview" } });
  });

  it("is refused by a word that says why", () => {
    expect(readFont(Buffer.from("GIF89a and so on, and so on"))).toEqual({ ok: false, why: "kind" });
    expect(readFont(Buffer.from("OTTO"))).toEqual({ ok: false, why: "kind" });
    expect(readFont(Buffer.concat([Buffer.from("ttcf"), font]))).toEqual({ ok: false, why: "collection" });
    expect(readFont(without(font, "glyf"))).toMatchObject({ ok: false });
    expect(readFont(without(font, "cmap"))).toMatchObject({ ok: false });
    expect(readFont(withGiant(font, "glyf"))).toEqual({ ok: false, why: "broken" });
    const packed = Buffer.from(webFont("woff"));
    packed.writeUInt32BE(0x7fffffff, 16);
    expect(readFont(packed)).toEqual({ ok: false, why: "heavy" });
  });

  it("that was cut off anywhere is broken", () => {
    for (const whole of [font, webFont("woff"), webFont("woff2")])
      for (let share = 1; share < 10; share++)
        expect(readFont(whole.subarray(0, Math.floor((whole.length * share) / 10)))).toEqual({
          ok: false,
          why: "broken",
        });
  });
});

describe("a text in it", () => {
  it("brings its letters along: what a build holds, kerned as the font has it, and told what is missing", () => {
    const { text, missing, letters, detailed } = lettersOf("one", webFont("woff2"), "AVA 한글\nTo 27");
    expect({ text, missing, detailed }).toEqual({ text: "AVA\nTo 27", missing: ["한", "글"], detailed: false });
    const own = OwnLetters.parse({ face: crypto.randomUUID(), name: "Bebas", ...letters });
    const face = ownFace(own, 1000);
    const apart = [..."AVA"].reduce((sum, letter) => sum + face.measure(letter).width, 0);
    expect(face.measure("AVA").width).toBeLessThan(apart - 20);
    // letter by letter it comes to the same
    expect(face.measure("AV").width - face.measure("A").width).toBeLessThan(face.measure("V").width);
    expect(face.outline("AVA")).toMatch(/^M[\d.-]+ [\d.-]+L/);
    expect(face.measure("AVA").top).toBeCloseTo(700, -1);
    expect(JSON.stringify(own).length).toBeLessThan(6000);
  });

  it("of which it writes nothing has no letters", () => {
    expect(lettersOf("two", webFont("woff2"), "疾風 ")).toEqual({
      text: "",
      missing: ["疾", "風"],
      letters: null,
      detailed: false,
    });
  });

  it("is the same whether Hangul is typed in one piece or in three", () => {
    expect(lettersOf("two", webFont("woff2"), "한".normalize("NFD")).missing).toEqual(["한"]);
  });
});
