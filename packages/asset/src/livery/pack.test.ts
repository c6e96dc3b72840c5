import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pack } from "./pack.ts";

describe("pack", () => {
  it("never lets two rectangles meet or leave the square", () => {
    const sizes = fc.array(
      fc.record({ width: fc.integer({ min: 1, max: 60 }), height: fc.integer({ min: 1, max: 60 }) }),
      { maxLength: 24 },
    );
    fc.assert(
      fc.property(sizes, (rectangles) => {
        const placed = pack(rectangles, 128);
        if (!placed) return;
        const boxes = placed.map(({ x, y, turned }, i) => {
          const { width, height } = rectangles[i] as { width: number; height: number };
          return { x, y, right: x + (turned ? height : width), top: y + (turned ? width : height) };
        });
        for (const [i, a] of boxes.entries()) {
          expect(a.right <= 128 && a.top <= 128 && a.x >= 0 && a.y >= 0).toBe(true);
          for (const b of boxes.slice(i + 1))
            expect(a.right <= b.x || b.right <= a.x || a.top <= b.y || b.top <= a.y).toBe(true);
        }
      }),
    );
  });

  it("says null when they do not fit, and turns what fits only so", () => {
    expect(pack([{ width: 129, height: 4 }], 128)).toBeNull();
    expect(
      pack(
        [
          { width: 100, height: 100 },
          { width: 100, height: 100 },
        ],
        128,
      ),
    ).toBeNull();
    expect(
      pack(
        [
          { width: 128, height: 20 },
          { width: 100, height: 128 },
        ],
        128,
      ),
    ).not.toBeNull();
  });

  it("finds room that is not there in any order by size, and the same each time", () => {
    const rectangles = [
      [4, 2],
      [6, 10],
      [3, 5],
      [4, 7],
      [4, 3],
      [4, 2],
    ].map(([width = 0, height = 0]) => ({ width, height }));
    const placed = pack(rectangles, 12);
    expect(placed).not.toBeNull();
    expect(pack(rectangles, 12)).toEqual(placed);
  });
});
