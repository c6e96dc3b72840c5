import { BufferGeometry, Float32BufferAttribute, Mesh } from "three";
import { describe, expect, it } from "vitest";
import { beltDirection, lowerEdgeSlope } from "./belt.ts";

/** A pane from z = −1.2 to 1, its lower edge rising to the tail by `rise` per metre, with a mirror's glass hanging lower. */
function pane(rise: number): [number, number][] {
  const points: [number, number][] = [];
  for (let i = 0; i <= 60; i++)
    for (let j = 0; j <= 4; j++) {
      const z = -1.2 + (2.2 * i) / 60;
      const low = 0.95 - rise * z;
      points.push([z, low + (j / 4) * (1.3 - low)]);
    }
  points.push([0.9, 0.6], [0.92, 0.6]);
  return points;
}

describe("belt line", () => {
  it("is the lower edge of the side windows, whatever hangs below their ends", () => {
    expect(lowerEdgeSlope(pane(0.08))).toBeCloseTo(-0.08, 2);
    expect(lowerEdgeSlope(pane(0))).toBeCloseTo(0, 3);
  });
  it("is not made of a few points or of a short pane", () => {
    expect(lowerEdgeSlope(pane(0.1).slice(0, 10))).toBeNull();
    expect(lowerEdgeSlope(pane(0.1).map(([z, y]) => [z * 0.1, y] as [number, number]))).toBeNull();
  });
  it("takes glass that faces sideways and leaves the windscreen out", () => {
    const geometry = new BufferGeometry();
    const side = pane(0.05).map(([z, y]) => [0.8, y, z]);
    const screen = Array.from({ length: 80 }, (_, i) => [0.3, 0.2, -1 + i / 40]);
    geometry.setAttribute("position", new Float32BufferAttribute([...side, ...screen].flat(), 3));
    const normals = [...side.map(() => [0.9, 0.4, 0]), ...screen.map(() => [0, 0.7, 0.7])];
    geometry.setAttribute("normal", new Float32BufferAttribute(normals.flat(), 3));
    const mesh = new Mesh(geometry);
    mesh.updateMatrixWorld();
    const direction = beltDirection([mesh]);
    expect(direction?.[1]).toBeCloseTo(-0.05, 2);
    expect(direction?.[2]).toBeGreaterThan(0.99);
    expect(beltDirection([])).toBeNull();
  });
});
