// reads: apps/site/app/styles/car.css
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BREAKPOINTS, FIRST_ROW, GUTTER, gridColumns, TILE, tileSize } from "./grid.ts";

describe("the grid", () => {
  it("has 12, 12, 24, 36, 36 columns", () => {
    expect([599, 600, 959, 960, 1279, 1280, 1919, 1920, 3000].map(gridColumns)).toEqual([
      12, 12, 12, 24, 24, 36, 36, 36, 36,
    ]);
  });
  it("makes rows as high as columns are wide", () => {
    // 36 columns of 10 px and 35 gutters
    expect(tileSize(36 * 10 + 35 * 20, 36)).toEqual({ width: 12 * 10 + 11 * 20, height: 8 * 10 + 7 * 20 });
  });
  it("is what the style sheet says", () => {
    const css = readFileSync(new URL("../../styles/car.css", import.meta.url), "utf8");
    const columns = [...css.matchAll(/--columns: (\d+);/g)].map(([, count]) => Number(count));
    const breakpoints = [...css.matchAll(/min-width: (\d+)px/g)].map(([, width]) => Number(width));
    expect(columns).toEqual([0, BREAKPOINTS.md, BREAKPOINTS.lg].map(gridColumns));
    expect(breakpoints).toEqual([BREAKPOINTS.md, BREAKPOINTS.lg]);
    expect(css).toContain(`gap: ${GUTTER}px;`);
    expect(css).toContain(`grid-column: span ${TILE.columns};`);
    expect(css).toContain(`grid-row: span ${TILE.rows};`);
    expect(FIRST_ROW).toBe(3);
  });
});
