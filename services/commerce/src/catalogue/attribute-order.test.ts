import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { afterMoves } from "./attribute-order.ts";

describe("moves within a list", () => {
  it("go by places and end at the ends", () => {
    expect(afterMoves([1, 2, 3, 4], [{ key: 3, by: -1 }])).toEqual([1, 3, 2, 4]);
    expect(afterMoves([1, 2, 3, 4], [{ key: 1, by: 9 }])).toEqual([2, 3, 4, 1]);
    expect(
      afterMoves(
        [1, 2, 3, 4],
        [
          { key: 4, by: -9 },
          { key: 1, by: 1 },
        ],
      ),
    ).toEqual([4, 2, 1, 3]);
    expect(afterMoves([1, 2], [{ key: 7, by: 1 }])).toBeNull();
  });

  it("never lose or double anything, and a move back undoes one that met no end", () => {
    const keys = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(keys, fc.nat(), fc.nat(), (order, from, to) => {
        const [a, b] = [from % order.length, to % order.length];
        const key = order[a] ?? 0;
        const moved = afterMoves(order, [{ key, by: b - a }]) ?? [];
        expect(moved.toSorted()).toEqual(order.toSorted());
        expect(moved.indexOf(key)).toBe(b);
        expect(afterMoves(moved, [{ key, by: a - b }])).toEqual(order);
      }),
    );
  });
});
