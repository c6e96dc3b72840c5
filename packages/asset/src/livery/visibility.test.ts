import { describe, expect, it } from "vitest";
import { box, pieceOf } from "../testing/shapes.ts";
import { visibleTriangles } from "./visibility.ts";

describe("visibleTriangles", () => {
  it("sees the outside of a box but not its underside, nor what is inside it", () => {
    const outer = pieceOf(box([0, 1, 0], [2, 1, 4]), "outer");
    const inner = pieceOf(box([0, 1, 0], [1, 0.5, 2]), "inner");
    const [seen, hidden] = visibleTriangles([outer, inner], [outer, inner]);
    const down = Array.from(seen ?? []).filter((_, t) => outer.normal[t * 9 + 1] === -1);
    const others = Array.from(seen ?? []).filter((_, t) => outer.normal[t * 9 + 1] !== -1);
    expect(others.every(Boolean)).toBe(true);
    expect(down.some(Boolean)).toBe(false);
    expect(Array.from(hidden ?? []).some(Boolean)).toBe(false);
  });
});
