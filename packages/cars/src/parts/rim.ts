import { empty, type Mesh, merge, translate, type V3 } from "../geometry/mesh.ts";
import { lathe, loft } from "../geometry/solids.ts";
import type { Piece } from "../gltf/model.ts";
import type { SpokeTable } from "../tables/rims.ts";
import { barrel, rimRadius, tyre } from "./tyre.ts";

export type RimMeasures = {
  /** Inches. */
  diameter: number;
  width: number;
  /** Millimetres. */
  offset: number;
  boltPattern: { count: number; pcd: number };
};

/** One spoke leg from radius ra to rb; angles and half widths blend from 0 to 1. Face outward (+x). */
function leg(
  s: SpokeTable,
  face: number,
  rb: number,
  rim: number,
  path: { a0: number; a1: number; w0: number; w1: number; ra: number },
): { body: Mesh; top: Mesh } {
  const K = 9;
  const body: V3[][] = [];
  const top = empty();
  for (let i = 0; i < K; i++) {
    const t = i / (K - 1);
    const r = path.ra + (rb - path.ra) * t;
    const angle = path.a0 + (path.a1 - path.a0) * t;
    const half = path.w0 + (path.w1 - path.w0) * t + 0.012 * t ** 7;
    const e = (r - s.hubRadius) / (rim - s.hubRadius);
    const x = face - s.dish + (s.dish - s.lipDepth) * e ** s.curve;
    const depth = s.depth * (1 - 0.4 * e);
    const u = [Math.cos(angle), Math.sin(angle)] as const;
    const P = (across: number, at: number): V3 => [at, u[0] * r - u[1] * across, u[1] * r + u[0] * across];
    const chamfer = Math.min(0.005, half * 0.4);
    body.push([
      P(-half * 0.72, x - depth),
      P(-half, x - chamfer * 1.3),
      P(-half + chamfer, x),
      P(half - chamfer, x),
      P(half, x - chamfer * 1.3),
      P(half * 0.72, x - depth),
    ]);
    if (s.machined && r > s.hubRadius + 0.02) {
      top.position.push(...P(-half + chamfer, x + 0.0004), ...P(half - chamfer, x + 0.0004));
      const n = [1, 0, 0];
      top.normal.push(...n, ...n);
      const base = top.position.length / 3 - 4;
      if (base >= 0) top.index.push(base, base + 2, base + 1, base + 1, base + 2, base + 3);
    }
  }
  return { body: loft(body, 24), top };
}

function spokes(s: SpokeTable, rim: number, face: number): { body: Mesh; top: Mesh } {
  const bodies: Mesh[] = [];
  const tops: Mesh[] = [];
  const end = rim - 0.008;
  const push = (path: Parameters<typeof leg>[4], rb: number) => {
    const made = leg(s, face, rb, rim, path);
    bodies.push(made.body);
    tops.push(made.top);
  };
  for (let k = 0; k < s.count; k++) {
    const a = (k / s.count) * Math.PI * 2;
    if (s.form === "fork") {
      const middle = s.hubRadius + (end - s.hubRadius) * 0.42;
      push({ a0: a, a1: a, w0: s.inner, w1: s.inner * 0.9, ra: s.hubRadius }, middle + 0.012);
      for (const g of [-1, 1])
        push({ a0: a, a1: a + g * s.spread, w0: s.inner * 0.8, w1: s.outer, ra: middle - 0.01 }, end);
    } else if (s.form === "twin") {
      for (const g of [-1, 1])
        push({ a0: a + g * s.spread * 0.7, a1: a + g * s.spread, w0: s.inner, w1: s.outer, ra: s.hubRadius }, end);
    } else push({ a0: a, a1: a + s.spread, w0: s.inner, w1: s.outer, ra: s.hubRadius }, end);
  }
  return { body: merge(...bodies), top: merge(...tops) };
}

function hub(s: SpokeTable, face: number, bolts: RimMeasures["boltPattern"]): { body: Mesh; nuts: Mesh; cap: Mesh } {
  const x = face - s.dish;
  const ring = bolts.pcd / 2000;
  const body = lathe(
    [
      [x - 0.06, ring + 0.018],
      [x - 0.012, ring + 0.02],
      [x - 0.002, ring + 0.014],
      [x, ring + 0.008],
      [x, 0.04],
      [x - 0.006, 0.036],
      [x - 0.006, 0.0005],
    ],
    48,
    30,
  );
  const nut = lathe(
    [
      [x - 0.01, 0.0115],
      [x + 0.01, 0.0115],
      [x + 0.014, 0.0085],
      [x + 0.014, 0.0005],
    ],
    6,
    20,
  );
  const nuts = Array.from({ length: bolts.count }, (_, k) => {
    const a = ((k + 0.5) / bolts.count) * Math.PI * 2;
    return translate(nut, [0, Math.cos(a) * ring, Math.sin(a) * ring]);
  });
  const cap = lathe(
    [
      [x - 0.006, 0.033],
      [x + 0.007, 0.032],
      [x + 0.01, 0.029],
      [x + 0.009, 0.026],
      [x + 0.011, 0.012],
      [x + 0.011, 0.0005],
    ],
    40,
    30,
  );
  return { body, nuts: merge(...nuts), cap };
}

/**
 * A wheel in part axes: x outward, origin on the hub's mounting plane. Pieces `rim` (paint zone), `rim.face`,
 * `rim.nuts`, `rim.cap` and `tyre`.
 * @param tyreSize outer diameter and section width, metres
 */
export function buildWheel(s: SpokeTable, m: RimMeasures, tyreSize: { diameter: number; width: number }): Piece[] {
  const rim = rimRadius(m.diameter);
  const width = m.width * 0.0254;
  const centre = -m.offset / 1000;
  const face = width / 2;
  const { body, top } = spokes(s, rim, face);
  const middle = hub(s, face, m.boltPattern);
  const place = (mesh: Mesh) => translate(mesh, [centre, 0, 0]);
  return [
    { name: "rim", material: "zone.wheels", mesh: place(merge(barrel(rim, width), body, middle.body)) },
    { name: "rim.face", material: "machined", mesh: place(top) },
    { name: "rim.nuts", material: "steel", mesh: place(middle.nuts) },
    { name: "rim.cap", material: "zone.trim", mesh: place(middle.cap) },
    { name: "tyre", material: "tyre", mesh: place(tyre(tyreSize.diameter / 2, tyreSize.width, rim)) },
  ];
}
