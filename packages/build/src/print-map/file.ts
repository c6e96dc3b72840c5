import { z } from "zod";
import { readSurface, writeSurface } from "../printed/file.ts";
import type { PrintMap } from "./print-map.ts";

/** A line of JSON (this), then the surface, `flat`, `vertex`, corners within their piece and `pieceOf`, each from a multiple of four. */
const Head = z.strictObject({
  format: z.literal("carloom-print-map"),
  version: z.literal(1),
  limit: z.number().positive(),
  surface: z.number().int().positive(),
  pieces: z.array(
    z.strictObject({
      panel: z.number().int().nonnegative(),
      points: z.number().int().nonnegative(),
      grain: z.tuple([z.number(), z.number()]),
      cuts: z.number().int().nonnegative(),
    }),
  ),
});

const even = (bytes: number) => Math.ceil(bytes / 4) * 4;

function places(head: number, surface: number, points: number, triangles: number) {
  const at = even(head);
  const flat = at + even(surface);
  const vertex = flat + points * 8;
  const corner = vertex + points * 4;
  const pieceOf = corner + even(triangles * 6);
  return { surface: at, flat, vertex, corner, pieceOf, end: pieceOf + even(triangles * 2) };
}

export function writePrintMap({ surface, limit, pieces, pieceOf, corner, flat, vertex }: PrintMap): Uint8Array {
  const body = writeSurface(surface);
  const head: z.infer<typeof Head> = {
    format: "carloom-print-map",
    version: 1,
    limit,
    surface: body.length,
    pieces: pieces.map(({ panel, points, grain, cuts }) => ({ panel, points, grain: [...grain], cuts })),
  };
  const text = new TextEncoder().encode(`${JSON.stringify(head)}\n`);
  const at = places(text.length, body.length, vertex.length, pieceOf.length);
  const bytes = new Uint8Array(at.end);
  bytes.set(text);
  bytes.set(body, at.surface);
  const view = new DataView(bytes.buffer);
  for (const [i, value] of flat.entries()) view.setFloat32(at.flat + i * 4, value, true);
  for (const [i, value] of vertex.entries()) view.setUint32(at.vertex + i * 4, value, true);
  for (const [t, piece] of pieceOf.entries()) {
    view.setUint16(at.pieceOf + t * 2, piece, true);
    const first = pieces[piece]?.first ?? 0;
    for (let k = 0; k < 3; k++) view.setUint16(at.corner + (t * 3 + k) * 2, (corner[t * 3 + k] ?? 0) - first, true);
  }
  return bytes;
}

const refuse = (what: string): never => {
  throw new Error(`The print map ${what}.`);
};

/** @throws when the bytes are not such a file */
export function readPrintMap(bytes: Uint8Array): PrintMap {
  const end = bytes.indexOf(10);
  if (end < 0) refuse("has no head");
  const head = Head.parse(JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))));
  const from = even(end + 1);
  const surface = readSurface(bytes.subarray(from, from + head.surface));
  let points = 0;
  const pieces = head.pieces.map((piece) => {
    const first = points;
    points += piece.points;
    return { ...piece, first };
  });
  const triangles = surface.owner.length;
  const at = places(end + 1, head.surface, points, triangles);
  if (bytes.length !== at.end) refuse("is cut off");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const flat = new Float32Array(points * 2);
  for (let i = 0; i < flat.length; i++) flat[i] = view.getFloat32(at.flat + i * 4, true);
  const vertex = new Uint32Array(points);
  const vertices = surface.positions.length / 3;
  for (let i = 0; i < points; i++) {
    vertex[i] = view.getUint32(at.vertex + i * 4, true);
    if ((vertex[i] ?? 0) >= vertices) refuse("names a vertex that is not there");
  }
  const pieceOf = new Uint16Array(triangles);
  const corner = new Uint32Array(triangles * 3);
  for (let t = 0; t < triangles; t++) {
    pieceOf[t] = view.getUint16(at.pieceOf + t * 2, true);
    const piece = pieces[pieceOf[t] ?? 0] ?? refuse("names a piece that is not there");
    if (piece.panel !== surface.owner[t]) refuse("lays a triangle on another panel's film");
    for (let k = 0; k < 3; k++) {
      const local = view.getUint16(at.corner + (t * 3 + k) * 2, true);
      if (local >= piece.points) refuse("names a point that is not there");
      corner[t * 3 + k] = piece.first + local;
    }
  }
  return { surface, limit: head.limit, pieces, pieceOf, corner, flat, vertex };
}
