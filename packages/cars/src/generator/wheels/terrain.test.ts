import { describe, expect, it } from "vitest";
import { bounds, vertexCount } from "../../geometry/mesh.ts";
import { terrainTyre } from "./terrain.ts";

describe("the all-terrain tyre", () => {
  it("keeps the measures that it is asked for and bites between its blocks", () => {
    const mesh = terrainTyre(0.4, 0.285, 0.254);
    const { min, max } = bounds(mesh);
    expect(max[1]).toBeCloseTo(0.4, 3);
    expect(max[0] - min[0]).toBeCloseTo(0.285, 2);
    const radii = Array.from({ length: vertexCount(mesh) }, (_, i) =>
      Math.hypot(mesh.position[i * 3 + 1]!, mesh.position[i * 3 + 2]!),
    );
    expect(radii.filter((r) => r > 0.388 && r < 0.3925).length).toBeGreaterThan(100);
  });
});
