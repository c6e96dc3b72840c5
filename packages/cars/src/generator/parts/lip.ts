import { both, merge, type Mesh, type V3 } from "../../geometry/mesh.ts";
import { loft, tube } from "../../geometry/solids.ts";
import type { Painted, Shape } from "./host.ts";
import { chinOf } from "./places.ts";

/** A plate under the chin: `reach` metres ahead of the line, thickness and a turned-up edge of `rise`. */
function plate(line: readonly [number, number][], y: number, reach: number, rise: number, thick: number): Mesh {
  const n = line.length;
  const sections = line.map(([x, z], i): V3[] => {
    const [ax, az] = line[Math.max(0, i - 1)]!;
    const [bx, bz] = line[Math.min(n - 1, i + 1)]!;
    const l = Math.hypot(bx - ax, bz - az);
    const [nx, nz] = i === 0 ? [-1, 0] : [-(bz - az) / l, (bx - ax) / l];
    const fade = 1 - 0.75 * Math.max(0, (i / (n - 1) - 0.6) / 0.4) ** 2;
    const P = (out: number, h: number): V3 => [x + nx * out, y + h, Math.max(0, z + nz * out)];
    const o = reach * fade;
    return [
      P(-0.12, 0),
      P(o, 0),
      P(o + 0.004, thick * 0.6 + rise * fade),
      P(o - 0.004, thick + rise * fade),
      P(o - 0.02, thick),
      P(-0.12, thick + 0.006),
    ];
  });
  return loft(sections, 30);
}

function lowLip(line: readonly [number, number][], y: number): Painted[] {
  return [{ name: "lip", material: "zone.trim", mesh: both(plate(line, y - 0.03, 0.035, 0.012, 0.016)) }];
}

/** Splitter with two stays to the bumper and a canard at each corner. */
function raceSplitter(line: readonly [number, number][], y: number): Painted[] {
  const splitter = plate(line, y - 0.032, 0.07, 0.0, 0.012);
  const front = line[0]![0];
  const stay = tube(
    [
      [front - 0.045, y - 0.02, 0.32],
      [front + 0.02, y + 0.085, 0.32],
    ],
    0.0045,
    8,
  );
  const tip = line[line.length - 2]!;
  const canard = (h: number, out: number): Mesh =>
    loft(
      [0, 0.5, 1].map((t): V3[] => {
        const x = tip[0] - 0.2 + 0.26 * t;
        const z = tip[1] - 0.045 + 0.05 * t;
        const w = out * Math.sin(Math.PI * (0.25 + 0.65 * t));
        const h1 = y + h + 0.055 * t * t;
        return [
          [x, h1, z - 0.03],
          [x - 0.01, h1, z + w],
          [x - 0.01, h1 + 0.004, z + w],
          [x, h1 + 0.006, z - 0.03],
        ];
      }),
      30,
    );
  return [
    { name: "lip", material: "zone.carbon", mesh: both(splitter) },
    { name: "stay", material: "steel", mesh: both(stay) },
    { name: "canard", material: "zone.carbon", mesh: both(merge(canard(0.1, 0.06), canard(0.2, 0.05))) },
  ];
}

/** Body colour over a black blade that reaches a little further. */
const splitLip = (line: readonly [number, number][], y: number): Painted[] => [
  { name: "lip", material: "zone.body", mesh: both(plate(line, y - 0.036, 0.05, 0.016, 0.022)) },
  { name: "blade", material: "zone.trim", mesh: both(plate(line, y - 0.046, 0.058, 0, 0.008)) },
];

const onChin =
  (draw: (line: readonly [number, number][], y: number) => Painted[]): Shape =>
  (host) => {
    const line = chinOf(host);
    return line && draw(line, host.table.fittings.chin.hang);
  };

export const lipLow = onChin(lowLip);
export const lipRace = onChin(raceSplitter);
export const lipSplit = onChin(splitLip);
