import { sanitiseSvg } from "@carloom/asset";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DrawingRefused, drawSticker } from "./draw.ts";
import { outlineOf } from "./fonts.ts";
import { coloursIn, contrast, paletteOf } from "./palette.ts";
import { drawPattern } from "./patterns.ts";
import { readPrompt } from "./prompt.ts";
import { randomOf } from "./random.ts";
import { refusalOf } from "./refuse.ts";
import { SHAPES } from "./shapes/index.ts";

const four = (prompt: string, seed = 1) => [0, 1, 2, 3].map((index) => drawSticker({ prompt, seed, index }).svg);
/** Three borders around letters, and nothing else. */
const isNeon = (svg: string): boolean =>
  [...svg.matchAll(/stroke="#/g)].length === 3 && [...svg.matchAll(/<path/g)].length === 4;
const codeOf = (prompt: string): string | null => {
  try {
    drawSticker({ prompt, seed: 1, index: 0 });
    return null;
  } catch (error) {
    return error instanceof DrawingRefused ? error.code : String(error);
  }
};

describe("shapes", () => {
  it("has silhouettes of its own for what is put on cars, each with a name and words that are its alone", () => {
    expect(SHAPES.length).toBeGreaterThanOrEqual(90);
    const words = SHAPES.flatMap((shape) => shape.words.map((word) => word.toLowerCase()));
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
  });

  it("draws only numbers that are there", () => {
    for (const { id, layers } of SHAPES)
      for (const [, d] of layers) {
        expect(d, id).not.toMatch(/NaN|undefined|Infinity/);
        expect(d, id).toMatch(/^M.*Z$/s);
      }
  });
});

describe("prompts", () => {
  it("finds shapes, lettering, numbers, colours and patterns in three languages", () => {
    const ids = (prompt: string) => readPrompt(prompt).shapes.map(({ id }) => id);
    expect(ids("불타는 빨간 호랑이")).toEqual(["tiger"]);
    expect(ids("桜と波")).toEqual(["cherry-blossom", "wave"]);
    expect(ids("two wolves and a moon")).toEqual(["wolf", "moon"]);
    expect(ids("해골에 왕관")).toEqual(["skull", "crown"]);
    expect(ids("racing stripes")).toEqual([]);
    expect(readPrompt("racing stripes").patterns).toEqual(["stripes"]);
    expect(readPrompt("호피무늬").patterns).toEqual(["leopard"]);
    expect(readPrompt("숫자 27 라운델")).toMatchObject({ number: "27", text: null });
    expect(readPrompt("7번")).toMatchObject({ number: "7" });
    expect(readPrompt("'민수' 레터링").text).toBe("민수");
    expect(readPrompt("민수 이름 레터링").text).toBe("민수");
    expect(readPrompt("TEAM KIM koi crest")).toMatchObject({ text: "TEAM KIM", left: [] });
    expect(readPrompt("세 마리 고양이").count).toBe(3);
    expect(coloursIn("dark green and gold tiger, #12ab34")).toEqual(["#1f4a30", "#c99a2e", "#12ab34"]);
  });

  it("knows one thing and several of it", () => {
    for (const [several, one] of [
      ["waves", "wave"],
      ["wolves", "wolf"],
      ["foxes", "fox"],
      ["butterflies", "butterfly"],
    ])
      expect(
        readPrompt(several!).shapes.map(({ id }) => id),
        several,
      ).toEqual([one]);
  });

  it("takes no syllable of another word for a name", () => {
    expect(readPrompt("비 오는 밤 글자")).toMatchObject({ text: null });
    expect(readPrompt("민 글자").text).toBe("민");
  });

  it("says what it drew nothing for, and writes what it does not know at all", () => {
    expect(drawSticker({ prompt: "호랑이와 붕어빵", seed: 1, index: 0 }).left).toEqual(["붕어빵"]);
    expect(readPrompt("붕어빵").text).toBe("붕어빵");
  });
});

describe("drawings", () => {
  it("gives four that differ, and the same ones again for the same seed", () => {
    for (const prompt of [
      "wolf",
      "number 7",
      "질주 레터링",
      "flames",
      "tribal",
      "TEAM KIM koi",
      "벚꽃",
      "carbon",
      "stripes",
      "세 마리 고양이",
    ]) {
      const drawn = four(prompt);
      expect(new Set(drawn).size, prompt).toBe(4);
      expect(four(prompt), prompt).toEqual(drawn);
      expect(four(prompt, 2)[0], prompt).not.toBe(drawn[0]);
    }
  });

  it("passes what any uploaded SVG has to pass, with its true size and without text or anything outside", () => {
    const prompts = [
      "tiger",
      "'疾風' flames",
      "민수 27",
      "dragon and moon",
      "ace of spades badge",
      "halftone retro shark",
      ...SHAPES.map(({ words }) => words[0] ?? ""),
    ];
    for (const [i, prompt] of prompts.entries()) {
      const { svg, widthMm, heightMm } = drawSticker({ prompt, seed: i, index: i % 4 });
      const clean = sanitiseSvg(svg);
      expect(clean.width / clean.height, prompt).toBeCloseTo(widthMm / heightMm, 1);
      expect(svg, prompt).not.toMatch(/NaN|undefined|Infinity|<text|<image|href/);
      expect(svg.length, prompt).toBeLessThan(400_000);
    }
  });

  it("lights letters up: no tube is as dark as what is around it, in no script", () => {
    let seen = 0;
    for (const prompt of [
      "민수 이름 레터링",
      "疾風 lettering",
      "LATE NIGHT CLUB",
      "black GHOST lettering",
      "gold NIGHT SHIFT text",
    ])
      for (const seed of [3, 7, 11]) {
        const neon = [0, 1, 2, 3].map((index) => drawSticker({ prompt, seed, index }).svg).find(isNeon);
        if (!neon) continue;
        seen++;
        const strokes = [...neon.matchAll(/stroke="(#[0-9a-f]{6})"/g)].map(([, hex]) => hex!);
        const fill = [...neon.matchAll(/fill="(#[0-9a-f]{6})"/g)].at(-1)![1]!;
        expect(contrast(fill, strokes.at(-1)!), `${prompt} ${seed}`).toBeGreaterThanOrEqual(3);
      }
    expect(seen).toBeGreaterThan(5);
  });

  it("draws every pattern in every colour", () => {
    for (const id of [
      "stripes",
      "flames",
      "tribal",
      "splatter",
      "halftone",
      "carbon",
      "camo",
      "geometric",
      "chequers",
      "hexagons",
      "pinstripes",
      "speed",
      "dots",
      "waves",
      "tiger",
      "leopard",
      "zebra",
      "brush",
    ] as const)
      for (let index = 0; index < 4; index++) {
        const { svg } = drawPattern(id, paletteOf("red and white", [], index), randomOf(index), index);
        expect(svg, id).not.toMatch(/NaN|undefined/);
      }
  });

  it("takes colours from the car's paint so that it is seen", () => {
    for (const paint of ["#d92b2b", "#17181a", "#f7f5f0", "#1f4fb0"])
      for (let turn = 0; turn < 4; turn++) {
        const { main } = paletteOf("speed", [paint], turn);
        expect(contrast(main, paint), `${main} on ${paint}`).toBeGreaterThan(1.5);
      }
    expect(paletteOf("gold", ["#d92b2b"], 0).main).toBe("#c99a2e");
  });

  it("writes Latin, Hangul, Kana and Kanji, and leaves out what no face draws", () => {
    for (const text of ["Speed & Co.", "질주", "疾風ドリフト"])
      expect(outlineOf(text, 100, "bebas-neue").commands.length).toBeGreaterThan(30);
    expect(outlineOf("\u{1f600}", 100, "bebas-neue").commands).toEqual([]);
  });

  it("draws whatever is asked for, or refuses it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), fc.nat(), fc.nat(3), (prompt, seed, index) => {
        try {
          const { svg } = drawSticker({ prompt, seed, index });
          expect(svg).not.toMatch(/NaN|undefined/);
          sanitiseSvg(svg);
        } catch (error) {
          if (!(error instanceof DrawingRefused)) throw error;
        }
      }),
      { numRuns: 150, seed: 7 },
    );
  });
});

describe("refusals", () => {
  it("refuses marks of brands, hate and nudity in three languages, also written around", () => {
    for (const prompt of [
      "Ferrari horse logo",
      "BMW roundel",
      "N I K E swoosh",
      "페라리 말",
      "현대차 로고",
      "フェラーリのロゴ",
      "ポケモン",
      "f.e.r.r.a.r.i",
      "FＥＲＲＡＲＩ",
      "m1ckey",
    ])
      expect(codeOf(prompt), prompt).toBe("BRAND");
    for (const prompt of ["nazi eagle", "n4zi", "욱일기", "하켄크로이츠 문양", "旭日旗", "white power fist"])
      expect(codeOf(prompt), prompt).toBe("HATE");
    for (const prompt of ["naked woman", "누드 여자", "裸の女", "porn"]) expect(codeOf(prompt), prompt).toBe("NUDITY");
    expect([refusalOf("  "), refusalOf("x".repeat(501)), codeOf("\u{1f600}")]).toEqual(["EMPTY", "LONG", "EMPTY"]);
  });

  it("draws what only sounds alike", () => {
    for (const prompt of [
      "sunset wave",
      "Essex county racing",
      "rising sun",
      "jaguar",
      "golden eagle",
      "snake",
      "peacock",
      "lotus flower",
      "puma-like black panther",
      "scunthorpe",
      "기아나 고지",
      "자전거",
      "보라색 지도",
    ])
      expect(codeOf(prompt), prompt).toBeNull();
  });
});
