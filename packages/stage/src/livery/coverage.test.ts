import type { Placement } from "@carloom/build";
import { testPlacement } from "@carloom/build/testing";
import { BufferAttribute, BufferGeometry, Mesh, Object3D } from "three";
import { describe, expect, it } from "vitest";
import type { PanelMesh } from "../car.ts";
import { coverageOf } from "./coverage.ts";
import { LiverySurface } from "./surface.ts";

/** A panel in the plane x = 0.9 that looks to the car's left, from z0 to z1 and 1 m high. */
function panel(name: string, z0: number, z1: number): PanelMesh {
  const geometry = new BufferGeometry();
  const corners = [0.9, 0, z0, 0.9, 0, z1, 0.9, 1, z1, 0.9, 1, z0];
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(corners), 3));
  geometry.setAttribute("normal", new BufferAttribute(new Float32Array([1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0]), 3));
  geometry.setAttribute("liveryUv", new BufferAttribute(new Float32Array(8), 2));
  geometry.setIndex([0, 2, 1, 0, 3, 2]);
  return { panel: name, mesh: new Mesh(geometry) } as unknown as PanelMesh;
}
const surface = new LiverySurface([panel("door", 0, 1), panel("fender", 1, 2)], new Object3D(), 1024);
const sticker = (z: number, over: Partial<Placement> = {}) => testPlacement("a", { position: [0.9, 0.5, z], ...over });
const of = (z: number, over?: Partial<Placement>) => {
  const { share, panels } = coverageOf(surface.printed, sticker(z, over));
  return [share, [...panels].sort()];
};

describe("what a sticker covers", () => {
  it("is all of its face inside a panel, on both over a gap", () => {
    expect(of(0.5)).toEqual([1, ["door"]]);
    expect(of(1)).toEqual([1, ["door", "fender"]]);
  });
  it("is the part that an edge leaves, and nothing beside the body", () => {
    expect(of(0)).toEqual([0.5, ["door"]]);
    expect(of(-1)).toEqual([0, []]);
    expect(of(0.5, { position: [1.2, 0.5, 0.5] })).toEqual([0, []]);
  });
  it("does not count what faces away", () => {
    expect(of(0.5, { rotation: [0, -Math.SQRT1_2, 0, Math.SQRT1_2] })).toEqual([0, []]);
  });
  it("leaves out what a panel mask cuts on purpose", () => {
    expect(of(1, { panels: ["door"] })).toEqual([1, ["door"]]);
  });
});
