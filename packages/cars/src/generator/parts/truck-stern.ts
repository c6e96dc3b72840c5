import { both, type Mesh, merge, type V3 } from "../../geometry/mesh.ts";
import { box, loft, tube } from "../../geometry/solids.ts";
import type { Host, Painted, Shape } from "./host.ts";

/** What hangs under a step bumper: its rear face and lower edge, and the frame rails that carry it. */
type Under = { x: number; y: number; rail: { y: number; z: number } };

function underOf({ table }: Host): Under | null {
  const { stepBumper, chassis } = table.fittings;
  return stepBumper && chassis ? { x: stepBumper.plan[0]![0], y: stepBumper.bottom - 0.012, rail: chassis.rail } : null;
}

/** A bent plate along a line of [x, y, half width], `thick` metres, its long edges turned in. Left half. */
function plate(line: readonly (readonly [number, number, number])[], thick: number): Mesh {
  return loft(
    line.map(([x, y, half], i): V3[] => {
      const a = line[Math.max(0, i - 1)]!;
      const b = line[Math.min(line.length - 1, i + 1)]!;
      const l = Math.hypot(b[0] - a[0], b[1] - a[1]);
      // Away from the body: down, and rearward where the plate climbs to the bumper.
      const n = [-(b[1] - a[1]) / l, (b[0] - a[0]) / l] as const;
      const at = (z: number, out: number): V3 => [x + n[0] * out, y + n[1] * out, z];
      return [
        at(0, 0),
        at(0, thick),
        at(half - 0.03, thick),
        at(half, thick - 0.012),
        at(half, -0.012),
        at(half - 0.006, -0.012),
        at(half - 0.03, 0),
      ];
    }),
    20,
  );
}

/** From under the frame up to the bumper's foot. */
const bend = ({ x, y }: Under, half: number, deep: number): [number, number, number][] => [
  [x - 0.72, y - 0.02, half - 0.05],
  [x - 0.6, y - deep * 0.85, half - 0.02],
  [x - 0.3, y - deep, half],
  [x - 0.11, y - deep * 0.8, half],
  [x - 0.035, y - 0.004, half - 0.01],
];

/** Long holes across the plate's flat, as dark inlays that stand a hair before it. */
function slots(under: Under, zs: readonly number[], deep: number): Mesh {
  const y = under.y - deep - 0.0085;
  return merge(
    ...zs.map((z) =>
      loft(
        [-0.2, -0.19, -0.05, -0.04].map((t, i): V3[] => {
          const half = i === 0 || i === 3 ? 0.005 : 0.013;
          const x = under.x - 0.3 + t + 0.06;
          const rise = deep * 0.15 * ((x - under.x + 0.6) / 0.3 - 1);
          const at = (dz: number, dy: number): V3 => [x, y - rise + dy, z + dz];
          return [at(-half, 0), at(half, 0), at(half, 0.004), at(-half, 0.004)];
        }),
        20,
      ),
    ),
  );
}

/** Legs from the frame's rails to the plate. */
const legs = (under: Under, z: number): Mesh =>
  merge(
    ...[under.x - 0.62, under.x - 0.3].map((x) =>
      box([x - 0.03, under.y - 0.06, z - 0.004], [x + 0.03, under.rail.y - 0.05, z + 0.004]),
    ),
  );

const part = (name: string, material: string, half: Mesh): Painted => ({ name, material, mesh: both(half) });

/** Bare steel, bent in two places, with long holes. */
export const skidSteel: Shape = (host) => {
  const under = underOf(host);
  return (
    under && [
      part("skid", "skid", plate(bend(under, 0.44, 0.075), 0.008)),
      part("skid.holes", "black", slots(under, [0.07, 0.16, 0.25, 0.34], 0.075)),
      part("skid.legs", "black", legs(under, under.rail.z)),
    ]
  );
};

/** A narrower dark plate between two recovery loops on a cross tube. */
export const skidRecovery: Shape = (host) => {
  const under = underOf(host);
  if (!under) return null;
  const { x, y } = under;
  const z = 0.46;
  const loop = tube(
    Array.from({ length: 13 }, (_, k): V3 => {
      const a = (k / 12) * Math.PI * 1.6 - Math.PI * 0.3;
      return [x + 0.004 + Math.sin(a) * 0.04, y - 0.04 + Math.cos(a) * 0.03, z];
    }),
    0.012,
    10,
  );
  const cross = tube(
    [
      [x - 0.09, y - 0.03, 0],
      [x - 0.09, y - 0.03, 0.5],
      [x - 0.12, y + 0.02, 0.56],
    ],
    0.026,
    12,
  );
  const shank = box([x - 0.12, y - 0.056, z - 0.014], [x - 0.01, y - 0.024, z + 0.014]);
  return [
    part("skid", "zone.cladding", plate(bend(under, 0.3, 0.065), 0.008)),
    part("cross", "black", cross),
    part("loop", "zone.calipers", merge(loop, shank)),
    part("skid.legs", "black", legs(under, 0.27)),
  ];
};

/** A dark apron from corner to corner that closes the view under the bed, with five ribs. */
export const skidApron: Shape = (host) => {
  const under = underOf(host);
  if (!under) return null;
  const { x, y } = under;
  const ribs = [0, 0.2, 0.4, 0.6].map((z) => {
    const at = (dz: number): V3[] => [
      [x - 0.3, y - 0.06, z + dz],
      [x - 0.04, y - 0.004, z + dz],
      [x - 0.032, y - 0.03, z + dz],
      [x - 0.1, y - 0.1, z + dz],
      [x - 0.3, y - 0.1, z + dz],
    ];
    return loft([at(-0.006), at(0.006)], 20);
  });
  return [
    part("apron", "zone.cladding", plate(bend(under, 0.76, 0.06), 0.006)),
    part("ribs", "zone.trim", merge(...ribs)),
    part("skid.legs", "black", legs(under, under.rail.z)),
  ];
};
