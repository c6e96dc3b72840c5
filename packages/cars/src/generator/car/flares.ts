import { closedCurve, type P2 } from "../../geometry/curves.ts";
import type { Mesh, V3 } from "../../geometry/mesh.ts";
import { merge, translate, turn } from "../../geometry/mesh.ts";
import { lathe, loft } from "../../geometry/solids.ts";
import type { CarTable } from "../../tables/types.ts";
import { surfaceOver } from "./marks.ts";
import type { Sheets } from "./cut.ts";
import type { Workshop } from "./workshop.ts";

/** Head of a bolt, axle along x. */
const BOLT = lathe(
  [
    [-0.004, 0.008],
    [0.003, 0.008],
    [0.005, 0.006],
    [0.005, 0.0005],
  ],
  6,
  30,
);

/** Longest step along a moulding, metres: straight edges need points where the body bends behind them. */
const STEP = 0.09;

/** Points of an arch from its foot before the wheel over the top to its foot behind it, evenly dense. */
export function archPath(ring: readonly P2[], front: number, rear: number, middle: number): P2[] {
  const dense: P2[] = [];
  for (const [i, p] of ring.entries()) {
    const last = ring[(i + ring.length - 1) % ring.length]!;
    const far = Math.hypot(p[0] - last[0], p[1] - last[1]);
    const pieces = Math.ceil(far / STEP);
    for (let k = 1; k <= pieces; k++) {
      dense.push([last[0] + ((p[0] - last[0]) * k) / pieces, last[1] + ((p[1] - last[1]) * k) / pieces]);
    }
  }
  const kept = dense.filter(([x, y]) => y >= (x < middle ? front : rear));
  const start = kept.findIndex((p, i) => {
    const before = kept[(i + kept.length - 1) % kept.length]!;
    return p[0] < middle && Math.hypot(p[0] - before[0], p[1] - before[1]) > 0.4;
  });
  const turned = [...kept.slice(start), ...kept.slice(0, start)];
  return turned.filter((p, i) => i === 0 || Math.hypot(p[0] - turned[i - 1]![0], p[1] - turned[i - 1]![1]) > 0.008);
}

/** Black mouldings around the arches: a flat face with rounded edges that follows the body, and its bolts. */
export function buildFlares(shop: Workshop, sheets: Sheets, table: CarTable): void {
  const { flares } = table.fittings;
  const { arches } = table.curves;
  if (!flares || !arches) return;
  const { width: w, proud: h } = flares;
  // Distance from the arch's edge, and height over the body.
  const section: readonly (readonly [number, number])[] = [
    [w, -0.008],
    [w, h * 0.3],
    [w - 0.003, h * 0.42],
    [w - 0.016, h * 0.86],
    [w - 0.021, h * 0.95],
    [0.012, h + 0.003],
    [0.004, h + 0.001],
    [0, h - 0.006],
    [-0.002, h - 0.03],
    [-0.002, -0.1],
  ];
  for (const [x, keys] of [
    [0, arches.front],
    [table.dimensions.wheelbase, arches.rear],
  ] as const) {
    const line = archPath(closedCurve(keys, 1), flares.bottom.front, flares.bottom.rear, x);
    const skin = surfaceOver([sheets.flare], 0, 1);
    const rings = line.map((p, i): V3[] => {
      const a = line[Math.max(0, i - 1)]!;
      const b = line[Math.min(line.length - 1, i + 1)]!;
      const l = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const n: P2 = [-(b[1] - a[1]) / l, (b[0] - a[0]) / l];
      const edge = skin(p[0] + n[0] * 0.01, p[1] + n[1] * 0.01).p[2];
      const outer = skin(p[0] + n[0] * (w - 0.014), p[1] + n[1] * (w - 0.014)).p[2];
      return section.map(([d, out]): V3 => {
        const base = edge + (outer - edge) * Math.max(0, Math.min(1, d / w));
        return [p[0] + n[0] * d, p[1] + n[1] * d, base + out];
      });
    });
    const mesh: Mesh = loft(rings, 26);
    shop.addBoth("flare", "zone.cladding", mesh);
    const bolts: Mesh[] = [];
    for (let k = 0; k < flares.bolts; k++) {
      const i = Math.round(((k + 0.5) / flares.bolts) * (rings.length - 1));
      const face = rings[i]!;
      const [a, b] = [face[4]!, face[5]!];
      const at: V3 = [a[0] * 0.72 + b[0] * 0.28, a[1] * 0.72 + b[1] * 0.28, a[2] * 0.72 + b[2] * 0.28];
      bolts.push(translate(turn(BOLT, 1, -Math.PI / 2), at));
    }
    if (bolts.length) shop.addBoth("flare.bolts", "rubber", merge(...bolts));
  }
}
