import { expect, it } from "vitest";
import type { Pixels } from "../art/art.ts";
import { layer, produced } from "../testing/flat-panel.ts";
import { pieceDrawing } from "./preview.ts";

const drawingOf = (...args: Parameters<typeof produced>) => {
  const [piece] = produced(...args).pieces;
  if (!piece) throw new Error("Nothing is printed.");
  return { piece, svg: pieceDrawing(piece, new Map()) };
};
const sizeOf = (svg: string) => /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)?.slice(1).map(Number) ?? [];

it("shows what is printed within the cut, in its colors and proportions", () => {
  const { svg } = drawingOf([layer("a")]);
  const [width = 0, height = 0] = sizeOf(svg);
  expect(width).toBeCloseTo(200 + 2 * 4, 0);
  expect(height).toBeCloseTo(100 + 2 * 4, 0);
  expect(svg).toContain('fill="#d4232b"');
  expect(svg).toMatch(/<g clip-path="url\(#cut\)">/);
});

it("turns it until what is up on the car is up", () => {
  const { piece } = drawingOf([layer("a")]);
  const [wide = 0, high = 0] = sizeOf(pieceDrawing({ ...piece, up: [1, 0] }, new Map()));
  expect(high).toBeGreaterThan(wide);
  // up at its right: its right edge, x 200, is drawn at the top
  const svg = pieceDrawing({ ...piece, up: [1, 0] }, new Map());
  const [a = 0, b = 0, , d = 0] = /<g transform="matrix\(([^)]*)\)"/.exec(svg)?.[1]?.split(" ").map(Number) ?? [];
  expect([a, b, d]).toEqual([0, -1, 0]);
});

it("shows pictures small, and how a layer is mixed", () => {
  const pixels: Pixels = {
    width: 1000,
    height: 500,
    rgb: new Uint8Array(1000 * 500 * 3).fill(90),
    alpha: null,
    pad: 0,
  };
  const art = {
    items: [
      { kind: "raster" as const, pixels, box: [-100, -50, 100, 50] as const, alpha: 0.5, blend: "multiply" as const },
    ],
    flattened: [],
  };
  const { svg } = drawingOf([layer("a")], {}, { artOf: () => art });
  const [, data = ""] = /data:image\/png;base64,([\w+/=]+)/.exec(svg) ?? [];
  const png = Buffer.from(data, "base64");
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect(png.readUInt32BE(16)).toBeLessThanOrEqual(480);
  expect(svg).toContain('opacity="0.5"');
});

it("a sheet carries a code where it is told where that leads, and else none", () => {
  const notes = (made: ReturnType<typeof produced>) => made.files[0]?.bytes.length ?? 0;
  const asked: [string, number][] = [];
  const link = (film: string, sheet: number) => {
    asked.push([film, sheet]);
    return "https://dashboard.example/floor/sheet/1/sticker-gloss/1";
  };
  expect(notes(produced([layer("a")], {}, { link }))).toBeGreaterThan(notes(produced([layer("a")])));
  expect(asked).toEqual([["sticker-gloss", 1]]);
});
