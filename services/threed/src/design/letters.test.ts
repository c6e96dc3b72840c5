import { testPlacement } from "@carloom/build/testing";
import type { Placement } from "@carloom/build";
import { expect, it } from "vitest";
import { createLetters, letters, type Texts } from "./letters.ts";

type Text = Extract<Placement["art"], { kind: "text" }>;
const text = (id: string, words: string, size: [number, number], more: Partial<Text> = {}): Placement =>
  testPlacement(id, { art: { kind: "text", text: words, font: "bebas", color: "#ffffff", ...more }, size });

/** A face of square letters, each an em wide and high. */
function square() {
  const asked: [string, readonly string[]][] = [];
  const measure = (words: string) => ({
    width: words.length * 200,
    left: 0,
    right: words.length * 200,
    top: 200,
    bottom: 0,
  });
  const measured = createLetters(async (font, texts) => {
    asked.push([font, texts]);
    if (font === "gone") throw new Error("The face is away.");
    return { measure };
  });
  const of = async (...stickers: Placement[]) => measured({ stickers });
  return { asked, of, measured };
}

it("measures what may be too small to read, once a text, and nothing that is large in any face", async () => {
  const { asked, of } = square();
  const small = text("a", "Sven", [0.04, 0.01]);
  const found = await of(small, text("b", "CARLOOM", [1.2, 0.3]), testPlacement("c", {}));
  expect([...found.keys()]).toEqual(["a"]);
  // four letters and one line of them, with the room that is left around its ink
  expect(found.get("a")?.wide).toBeCloseTo(1 / 4.04, 4);
  expect(found.get("a")?.high).toBeCloseTo(1 / 1.04, 4);
  expect(found.get("a")?.least).toBe(0.005);
  await of(small, text("d", "Sven", [0.02, 0.005], { color: "#000000" } as Partial<Text>));
  expect(asked).toEqual([["bebas", ["Sven"]]]);
});

it("measures what has a rim that may be too thin, however large it is, and asks more of Hangul", async () => {
  const { of } = square();
  const rim = { outline: { color: "#000000", width: 0.01 }, outline2: { color: "#ffffff", width: 0.004 } };
  const found = await of(text("rim", "GT", [0.3, 0.15], rim), text("ko", "빠르게", [0.03, 0.01]));
  expect(found.get("rim")?.rim).toBe(0.004);
  expect(found.get("ko")?.least).toBe(0.0065);
});

it("says nothing where a face cannot be had, asks for it again, and measures at most 20 texts", async () => {
  const { asked, of } = square();
  const lost = text("a", "Sven", [0.04, 0.01], { font: "gone" });
  expect([(await of(lost)).size, (await of(lost)).size, asked.length]).toEqual([0, 0, 2]);
  const many = Array.from({ length: 30 }, (_, i) => text(`t${i}`, `Sven ${i}`, [0.04, 0.01]));
  expect((await of(...many)).size).toBe(20);
});

it("measures a vinyl by the letters that are hardest to read, in the size that it has on the car", async () => {
  const hash = "a".repeat(64);
  const art = { kind: "vinyl", hash } as const;
  const { asked, measured } = square();
  const piece = (words: string, scale: number, em?: { wide: number; high: number }): Texts["texts"][number] => ({
    art: { kind: "text", text: words, font: "bebas", color: "#ffffff" },
    size: [0.4, 0.1],
    at: [scale, 0, 0, scale, 0.1, 0],
    ...(em && { em }),
  });
  const at = async (width: number, ...texts: Texts["texts"]) =>
    (
      await measured(
        { stickers: [testPlacement("v", { art, size: [width, width / 2] })] },
        new Map([[hash, { size: [1, 0.5], texts }]]),
      )
    ).get("v");
  // 10 mm high in its vinyl, which is a metre wide
  const found = await at(0.5, piece("SVEN", 1), piece("ANNA", 0.1));
  expect(found?.high).toBeCloseTo((0.1 * 0.1) / 1.04 / 0.5, 4);
  expect(found?.wide).toBeCloseTo((0.4 * 0.1) / 4.04, 4);
  expect(asked).toEqual([["bebas", ["ANNA"]]]);
  // large on a large vinyl: nothing to measure
  expect(await at(30, piece("SVEN", 1), piece("ANNA", 0.1))).toBeUndefined();
  expect(await at(0.5)).toBeUndefined();
  // in a face of somebody's own it was measured as the vinyl was read
  expect((await at(0.5, piece("EIGEN", 0.1, { wide: 0.2, high: 0.9 })))?.high).toBeCloseTo((0.9 * 0.01) / 0.5);
  expect(asked).toHaveLength(1);
});

it("reads the faces that texts are printed in", async () => {
  const found = await letters()({
    stickers: [text("a", "SVEN", [0.04, 0.01]), text("b", "스벤", [0.02, 0.01], { font: "jua" })],
  });
  // Bebas Neue has capitals alone, 0.7 em high
  expect(found.get("a")?.high).toBeCloseTo(1 / 0.74, 1);
  expect(found.get("b")?.high).toBeGreaterThan(0.8);
});
