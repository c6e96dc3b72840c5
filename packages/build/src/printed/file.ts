import { z } from "zod";
import type { PanelSurface } from "./surface.ts";

/** The file is a line of JSON (this), then positions (16 bit), normals (8 bit) and triangles (32 bit), each from a multiple of four. */
const Head = z.strictObject({
  format: z.literal("carloom-panels"),
  version: z.literal(1),
  vertices: z.number().int().nonnegative(),
  /** Metres: the lowest corner, and the length of one unit of a position. */
  origin: z.tuple([z.number(), z.number(), z.number()]),
  step: z.number().positive(),
  /** Triangles stand in this order. */
  panels: z.array(z.strictObject({ id: z.string(), triangles: z.number().int().nonnegative() })),
});

const FINEST = 65_535;
const NORMAL = 127;
const even = (bytes: number) => Math.ceil(bytes / 4) * 4;

/** Writes a surface whose triangles stand panel by panel, positions to within 0.1 mm on a car. */
export function writeSurface(surface: PanelSurface): Uint8Array {
  const { positions, normals, triangles, owner, panels } = surface;
  const vertices = positions.length / 3;
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i++) {
    low[i % 3] = Math.min(low[i % 3] ?? 0, positions[i] ?? 0);
    high[i % 3] = Math.max(high[i % 3] ?? 0, positions[i] ?? 0);
  }
  const origin = low.map((value) => (Number.isFinite(value) ? value : 0)) as [number, number, number];
  const step =
    Math.max(...high.map((value, k) => (Number.isFinite(value) ? value - (origin[k] ?? 0) : 0)), 1e-6) / FINEST;
  const counts = panels.map((id) => ({ id, triangles: 0 }));
  for (const which of owner) {
    const entry = counts[which];
    if (entry) entry.triangles++;
  }
  const head: z.infer<typeof Head> = { format: "carloom-panels", version: 1, vertices, origin, step, panels: counts };
  const text = new TextEncoder().encode(`${JSON.stringify(head)}\n`);
  const at = places(text.length, vertices);
  const bytes = new Uint8Array(at.triangles + triangles.length * 4);
  bytes.set(text);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < positions.length; i++) {
    view.setUint16(at.positions + i * 2, Math.round(((positions[i] ?? 0) - (origin[i % 3] ?? 0)) / step), true);
    view.setInt8(at.normals + i, Math.round((normals[i] ?? 0) * NORMAL));
  }
  for (let i = 0; i < triangles.length; i++) view.setUint32(at.triangles + i * 4, triangles[i] ?? 0, true);
  return bytes;
}

function places(head: number, vertices: number) {
  const positions = even(head);
  const normals = positions + even(vertices * 6);
  return { positions, normals, triangles: normals + even(vertices * 3) };
}

/** @throws when the bytes are not such a file */
export function readSurface(bytes: Uint8Array): PanelSurface {
  const end = bytes.indexOf(10);
  if (end < 0) throw new Error("The file of panels has no head.");
  const head = Head.parse(JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))));
  const { vertices, origin, step, panels } = head;
  const at = places(end + 1, vertices);
  const count = panels.reduce((sum, panel) => sum + panel.triangles, 0);
  if (bytes.length !== at.triangles + count * 12) throw new Error("The file of panels is cut off.");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const positions = new Float32Array(vertices * 3);
  const normals = new Float32Array(vertices * 3);
  for (let i = 0; i < positions.length; i++) {
    positions[i] = (origin[i % 3] ?? 0) + view.getUint16(at.positions + i * 2, true) * step;
    normals[i] = view.getInt8(at.normals + i) / NORMAL;
  }
  const triangles = new Uint32Array(count * 3);
  for (let i = 0; i < triangles.length; i++) {
    triangles[i] = view.getUint32(at.triangles + i * 4, true);
    if ((triangles[i] ?? 0) >= vertices) throw new Error("The file of panels names a corner that is not there.");
  }
  const owner = new Uint16Array(count);
  let triangle = 0;
  for (const [index, panel] of panels.entries()) {
    owner.fill(index, triangle, triangle + panel.triangles);
    triangle += panel.triangles;
  }
  return { positions, normals, triangles, owner, panels: panels.map(({ id }) => id) };
}
