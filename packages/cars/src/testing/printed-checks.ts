import { panelSurface } from "@carloom/asset";
import { FACING_FADE, type PanelSurface, printedFace, readSurface, writeSurface } from "@carloom/build";
import { testPlacement } from "@carloom/build/testing";
import { expect, it } from "vitest";
import type { CarTable } from "../tables/types.ts";
import { builtCar } from "./built.ts";

type V3 = readonly [number, number, number];
/** Points along each side of a face. */
const FINE = 400;

const dot = (a: V3, b: V3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const read = (list: ArrayLike<number>, vertex: number): V3 => [
  list[vertex * 3] ?? 0,
  list[vertex * 3 + 1] ?? 0,
  list[vertex * 3 + 2] ?? 0,
];

/** A box on the surface at a vertex: art's right, up and out, and the quaternion that turns to them. */
function poseAt(surface: PanelSurface, vertex: number) {
  const z = read(surface.normals, vertex);
  const l = Math.hypot(...z);
  const [nx, ny, nz] = [z[0] / l, z[1] / l, z[2] / l];
  const q = nz > -0.999 ? [-ny, nx, 0, 1 + nz] : [1, 0, 0, 0];
  const length = Math.hypot(...q);
  const [a = 0, b = 0, c = 0, w = 1] = q.map((value) => value / length);
  const x: V3 = [1 - 2 * (b * b + c * c), 2 * (a * b + c * w), 2 * (a * c - b * w)];
  const y: V3 = [2 * (a * b - c * w), 1 - 2 * (a * a + c * c), 2 * (b * c + a * w)];
  const out: V3 = [2 * (a * c + b * w), 2 * (b * c - a * w), 1 - 2 * (a * a + b * b)];
  return { rotation: [a, b, c, w] as [number, number, number, number], axes: [x, y, out] as const };
}

/** The share of a face that is printed, by marking the points of the face that each triangle prints. */
function marked(
  surface: PanelSurface,
  at: V3,
  axes: readonly [V3, V3, V3],
  size: readonly [number, number],
  depth: number,
) {
  const hit = new Uint8Array(FINE * FINE);
  for (let triangle = 0; triangle < surface.owner.length; triangle++) {
    const corners = [0, 1, 2].map((k) => {
      const vertex = surface.triangles[triangle * 3 + k] ?? 0;
      const p = read(surface.positions, vertex);
      const d: V3 = [p[0] - at[0], p[1] - at[1], p[2] - at[2]];
      const [u, v] = [dot(d, axes[0]) / size[0] + 0.5, dot(d, axes[1]) / size[1] + 0.5];
      return { u, v, z: dot(d, axes[2]), n: read(surface.normals, vertex) };
    });
    const [a, b, c] = corners;
    if (!a || !b || !c) continue;
    const det = (b.u - a.u) * (c.v - a.v) - (c.u - a.u) * (b.v - a.v);
    if (det === 0) continue;
    const range = (values: number[]) => [
      Math.max(0, Math.floor(Math.min(...values) * FINE)),
      Math.min(FINE - 1, Math.ceil(Math.max(...values) * FINE)),
    ];
    const [left = 0, right = 0] = range([a.u, b.u, c.u]);
    const [low = 0, high = 0] = range([a.v, b.v, c.v]);
    for (let i = left; i <= right; i++)
      for (let j = low; j <= high; j++) {
        const [u, v] = [(i + 0.5) / FINE, (j + 0.5) / FINE];
        const s = ((u - a.u) * (c.v - a.v) - (c.u - a.u) * (v - a.v)) / det;
        const t = ((b.u - a.u) * (v - a.v) - (u - a.u) * (b.v - a.v)) / det;
        if (s < 0 || t < 0 || s + t > 1) continue;
        const mix = (x: number, y: number, z: number) => x * (1 - s - t) + y * s + z * t;
        if (Math.abs(mix(a.z, b.z, c.z)) > depth / 2) continue;
        const n: V3 = [mix(a.n[0], b.n[0], c.n[0]), mix(a.n[1], b.n[1], c.n[1]), mix(a.n[2], b.n[2], c.n[2])];
        if (dot(n, axes[2]) >= FACING_FADE[0] * Math.hypot(...n)) hit[j * FINE + i] = 1;
      }
  }
  return hit.reduce((sum, value) => sum + value, 0) / FINE ** 2;
}

/** Registers the check that what the file says is printed of stickers on a car is what points of their faces say. */
export function describePrinted(table: CarTable): void {
  it("prints what points of a sticker's face say, and the file keeps it", async () => {
    const { full: glb, car } = await builtCar(table);
    expect(car.model.pieces.length).toBeGreaterThan(0);
    const surface = await panelSurface(glb, 1);
    const kept = readSurface(writeSurface(surface));
    expect(new Set(kept.panels).size).toBe(kept.panels.length);
    const vertices = surface.positions.length / 3;
    for (let k = 0; k < 16; k++) {
      const vertex = Math.floor((vertices * (k + 0.5)) / 16);
      const { rotation, axes } = poseAt(surface, vertex);
      const at = read(surface.positions, vertex);
      const size: [number, number] = k % 4 === 0 ? [5.2, 0.5] : [0.15 + k * 0.06, 0.6 - k * 0.02];
      const depth = Math.min(0.4, 1.2 * Math.max(...size));
      const placement = testPlacement("a", { position: [...at], rotation, size, depth });
      const { printed, face } = printedFace(kept, placement);
      expect(Math.abs(printed / face - marked(surface, at, axes, size, depth)), `${size} at ${at}`).toBeLessThan(0.002);
    }
  });
}
