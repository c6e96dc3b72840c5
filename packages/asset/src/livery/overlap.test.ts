import { describe, expect, it } from "vitest";
import { type ChartMesh, coverage } from "./overlap.ts";

const square = (x: number, y: number, size: number, chart: number): ChartMesh => ({
  uv: Float32Array.from([x, y, x + size, y, x + size, y + size, x, y + size]),
  index: Uint32Array.from([0, 1, 2, 0, 2, 3]),
  chart: new Int32Array(4).fill(chart),
});

describe("coverage", () => {
  it("counts each texel of two triangles that share an edge once", () => {
    const { shared, used } = coverage([square(8, 8, 16, 0)], 64, 0);
    expect(shared).toBe(0);
    expect(used).toBe(256 / 4096);
  });

  it("counts what two charts share and names the second", () => {
    const { shared, culprits } = coverage([square(8, 8, 16, 0), square(20, 20, 16, 1)], 64, 0);
    expect(shared).toBe(16);
    expect([...culprits.keys()]).toEqual([1]);
  });

  it("counts charts whose gutters meet", () => {
    expect(coverage([square(0, 0, 10, 0), square(14, 0, 10, 1)], 64, 3).shared).toBeGreaterThan(0);
    expect(coverage([square(0, 0, 10, 0), square(17, 0, 10, 1)], 64, 3).shared).toBe(0);
    expect(coverage([square(0, 0, 10, 0), square(0, 14, 10, 1)], 64, 3).shared).toBeGreaterThan(0);
    expect(coverage([square(0, 0, 10, 0), square(0, 17, 10, 1)], 64, 3).shared).toBe(0);
  });

  it("does not care about winding", () => {
    const turned = square(8, 8, 16, 0);
    turned.index.reverse();
    expect(coverage([turned], 64, 0)).toMatchObject({ shared: 0, used: 256 / 4096 });
  });
});
