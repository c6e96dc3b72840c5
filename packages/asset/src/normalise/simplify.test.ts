import { describe, expect, it } from "vitest";
import { boundsOf, triangleCount, type Vec3 } from "../geometry/piece.ts";
import type { Part } from "../propose/part.ts";
import { Notes } from "../report.ts";
import { pieceOf, sheet } from "../testing/shapes.ts";
import { simplify } from "./simplify.ts";

const wave = sheet(60, (u, v): Vec3 => [u * 2, 0.02 * Math.sin(u * 6) * Math.sin(v * 6), v * 2]);
const part = (): Part => ({ ...pieceOf(wave), substance: "other", corner: null });

describe("simplify", () => {
  it("leaves a car within its budget alone", async () => {
    const notes = new Notes();
    expect(triangleCount(await simplify([part()], 10_000, notes))).toBe(7200);
    expect(notes.list).toEqual([]);
  });

  it("reduces one above it, keeps its outline and says by how much", async () => {
    const notes = new Notes();
    const smooth = {
      ...part(),
      normal: part().normal.map((_, i) => (i % 3 === 1 ? 1 : 0)),
    };
    const [reduced] = await simplify([smooth], 2000, notes);
    expect(reduced && triangleCount([reduced])).toBeLessThan(7200);
    const box = boundsOf([reduced as Part]);
    expect(box.max[0] - box.min[0]).toBeCloseTo(2, 2);
    expect(notes.list.map((note) => note.code)).toContain("simplified");
  });
});
