import { describe, expect, it } from "vitest";
import { boxOf } from "../geometry/rings.ts";
import { NotLines, svgArt } from "./svg.ts";

const drawn = (inner: string, more = "") =>
  svgArt(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"${more}>${inner}</svg>`, [100, 100]).items;

describe("a drawing", () => {
  it("is printed as lines where they say all of it", () => {
    const [disc] = drawn('<g transform="translate(10 20)"><circle cx="20px" cy="20" r="10" marker="none"/></g>');
    expect(disc?.kind === "area" && boxOf(disc.rings).map(Math.round)).toEqual([-30, 0, -10, 20]);
    expect(drawn('<polyline points="0,0 50,0 50,50"/>')).toHaveLength(1);
  });

  it.each([
    '<path d="M0 0H9V9Z" stroke="#000" stroke-dasharray="2 1"/>',
    '<path d="M0 0H9V9Z" style="marker-end: url(#a)"/>',
    '<g style="mix-blend-mode:multiply"><path d="M0 0H9V9Z"/></g>',
    '<path d="M0 0H9V9Z" stroke="#000" paint-order="stroke"/>',
    '<path d="M0 0H9V9Z" stroke="#000" vector-effect="non-scaling-stroke"/>',
    '<path d="M0 0H9V9Z" transform="rotate(9)" transform-origin="50 50"/>',
    '<path d="M0 0H9V9Z" style="transform: rotate(45deg)"/>',
    '<path d="M0 0H9V9Z" transform="scale(1e999)"/>',
    '<rect width="50%" height="10"/>',
    '<rect width="5mm" height="10"/>',
    '<path d="M0 0H9V9Z" opacity="50%"/>',
    '<svg x="10" width="50" height="50"><rect width="9" height="9"/></svg>',
    '<polyline points="0,0 50,0 50,50" stroke="#000"/>',
  ])("is printed as pixels where lines would be wrong: %s", (inner) => {
    expect(() => drawn(inner)).toThrow(NotLines);
  });

  it("draws nothing of an arc that ends where it starts", () => {
    const [area] = drawn('<path d="M10 10A5 5 0 1 1 10 10H20V20Z"/>');
    expect(area?.kind === "area" && area.rings.flat(2).every(Number.isFinite)).toBe(true);
  });
});
