import { type VinylContent, vinylText } from "@carloom/build/vinyl";
import { expect, it } from "vitest";
import { createVinylTexts } from "./vinyl-texts.ts";

type Piece = VinylContent["pieces"][number];
const disc: Piece = {
  art: { kind: "shape", shape: { form: "ellipse" }, fill: { kind: "solid", color: "#c8102e" } },
  size: [1, 0.5],
  at: [1, 0, 0, 1, 0, 0],
};
const text = (words: string, scale: number, over: Partial<Piece> = {}): Piece => ({
  art: { kind: "text", text: words, font: "bebas", color: "#ffffff" },
  size: [0.4, 0.1],
  at: [scale, 0, 0, scale, 0, 0],
  ...over,
});
const stored = (...pieces: Piece[]) => vinylText({ version: 2, size: [1, 0.5], pieces });

function shelf(files: Record<string, string>) {
  const read: string[] = [];
  const get = async (name: string) => {
    read.push(name);
    const found = files[name];
    if (found === "away") throw new Error("The store is away.");
    return found === undefined ? null : Buffer.from(found);
  };
  const textsOf = createVinylTexts({ storage: { get } as never });
  const of = async (name: string) => (await textsOf(new Map([["hash", name]]))).get("hash");
  return { read, files, of };
}

it("knows which texts a vinyl shows, and reads it once", async () => {
  const { read, of } = shelf({ a: stored(disc, text("27", 1), text("hidden", 1, { hidden: true })), b: stored(disc) });
  const { texts, size } = (await of("a")) ?? {};
  expect([size, texts?.map(({ art }) => art.text)]).toEqual([[1, 0.5], ["27"]]);
  expect((await of("b"))?.texts).toEqual([]);
  await of("a");
  expect(read).toEqual(["a", "b"]);
});

it("keeps the smallest of many texts, and of a face that is somebody's own what it measures", async () => {
  const own = {
    face: crypto.randomUUID(),
    name: "Mine",
    em: 1000,
    glyphs: ["M0 0L500 0L500 700L0 700Z"],
    runs: { A: [600, 0, 0, 0] },
  };
  const many = Array.from({ length: 30 }, (_, i) => text(`text ${i}`, 1 - i / 100));
  const mine = text("A", 0.1);
  const { of } = shelf({ a: stored(...many, { ...mine, art: { ...mine.art, own } as Piece["art"] }) });
  const texts = (await of("a"))?.texts ?? [];
  expect(texts).toHaveLength(20);
  expect(texts.map(({ art }) => art.text)).toContain("text 29");
  expect(texts.map(({ art }) => art.text)).not.toContain("text 0");
  const kept = texts.find(({ art }) => art.text === "A");
  expect(kept?.art).not.toHaveProperty("own");
  expect(kept?.em?.high).toBeGreaterThan(0.5);
});

it("says nothing of what cannot be read now, and asks for it again", async () => {
  const newer = JSON.stringify({ version: 1000, size: [1, 1], pieces: [text("27", 1)] });
  const { of, files } = shelf({ a: "away", newer, broken: '{"kind":"text"' });
  expect([await of("a"), await of("gone"), await of("newer"), await of("broken")]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  Object.assign(files, { a: stored(text("27", 1)), gone: stored(disc) });
  expect([(await of("a"))?.texts.length, (await of("gone"))?.texts.length]).toEqual([1, 0]);
});
