import { displace, flip, type Mesh, merge, rotate, translate, turn, type V3 } from "../../geometry/mesh.ts";
import { box, cushion, lathe, loft, soft, tube } from "../../geometry/solids.ts";
import type { CarTable } from "../../tables/types.ts";
import { axles } from "./skin.ts";
import type { Workshop } from "./workshop.ts";

/** Straight box beam between two points, w wide (z) and h high. */
const beam = (a: V3, b: V3, w: number, h: number): Mesh => {
  const section = (p: V3): V3[] => [
    [p[0], p[1] - h / 2, p[2] - w / 2],
    [p[0], p[1] + h / 2, p[2] - w / 2],
    [p[0], p[1] + h / 2, p[2] + w / 2],
    [p[0], p[1] - h / 2, p[2] + w / 2],
  ];
  return loft([section(a), section(b)], 20);
};

/** Rock rails below the doors: a rounded bar with a ribbed tread, on brackets. */
function buildSteps(shop: Workshop, { fittings }: CarTable): void {
  const { steps } = fittings;
  if (!steps) return;
  const { x0, x1, y, z, width: w } = steps;
  const section = (x: number, inward: number): V3[] => {
    const [a, b] = [z - w + inward * 0.2, z - inward];
    return [
      [x, y - 0.05, a],
      [x, y, a],
      [x, y, b - 0.02],
      [x, y - 0.006, b - 0.006],
      [x, y - 0.02, b],
      [x, y - 0.045, b - 0.004],
      [x, y - 0.062, b - 0.02],
      [x, y - 0.062, a + 0.03],
    ];
  };
  shop.addBoth(
    "step",
    "zone.cladding",
    loft(
      [
        section(x0, 0.075),
        section(x0 + 0.06, 0.02),
        section(x0 + 0.14, 0),
        section(x1 - 0.14, 0),
        section(x1 - 0.06, 0.02),
        section(x1, 0.075),
      ],
      24,
    ),
  );
  const ribs: Mesh[] = [];
  for (let x = x0 + 0.2; x < x1 - 0.18; x += 0.06)
    ribs.push(box([x, y - 0.002, z - w + 0.05], [x + 0.02, y + 0.004, z - 0.035]));
  shop.addBoth("step.tread", "rubber", merge(...ribs));
  const brackets = [x0 + 0.3, (x0 + x1) / 2, x1 - 0.3].map((x) =>
    box([x - 0.025, y - 0.055, z - w - 0.25], [x + 0.025, y - 0.02, z - w + 0.05]),
  );
  shop.addBoth("step", "black", merge(...brackets));
}

/** Skid plate with slots, forged tow hooks, square driving lamps. */
function buildNoseGear(shop: Workshop, { fittings }: CarTable): void {
  const { noseGear: gear } = fittings;
  if (!gear) return;
  const { skid, hooks, lamp } = gear;
  const section = ([x, y, half]: readonly [number, number, number], i: number): V3[] => {
    const a = skid[Math.max(0, i - 1)]!;
    const b = skid[Math.min(skid.length - 1, i + 1)]!;
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const n = [(b[1] - a[1]) / l, -(b[0] - a[0]) / l] as const;
    const out = (z: number, lift: number): V3 => [x + n[0] * lift, y + n[1] * lift, z];
    const edge = half - 0.035;
    return [out(half, -0.014), out(half, 0), out(edge, 0.012), out(-edge, 0.012), out(-half, 0), out(-half, -0.014)];
  };
  const rings = skid.map(section);
  shop.add("skid", "skid", loft(rings, 18));
  const slots: Mesh[] = [];
  for (const k of [-2, -1, 0, 1, 2]) {
    const [a, b] = [rings[1]!, rings[2]!].map((r): V3 => [r[2]![0], r[2]![1], (r[2]![2] * k) / 2.6]) as [V3, V3];
    const mix = (t: number): V3 => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
    slots.push(beamAlong(mix(0.2), mix(0.8), 0.03, 0.003));
  }
  shop.add("skid", "black", merge(...slots));
  const loop = Array.from({ length: 13 }, (_, k): V3 => {
    const a = (k / 12) * Math.PI * 1.5 - Math.PI * 0.25;
    return [hooks[0] - Math.sin(a) * 0.034 - 0.014, hooks[1] + Math.cos(a) * 0.026, hooks[2]];
  });
  const shank = beam(
    [hooks[0] - 0.01, hooks[1] + 0.02, hooks[2]],
    [hooks[0] + 0.12, hooks[1] + 0.02, hooks[2]],
    0.03,
    0.03,
  );
  shop.addBoth("hook", "zone.calipers", merge(tube(loop, 0.0105, 10), shank));

  const { at: p, half: size, yaw } = lamp;
  const c = Math.cos(yaw);
  const s = Math.sin(yaw);
  const place = (mesh: Mesh) =>
    translate(
      rotate(mesh, (v) => [v[0] * c + v[2] * s, v[1], v[2] * c - v[0] * s]),
      p,
    );
  const frame = (x: number, k: number): V3[] => {
    const [y, z] = [size[1] * k, size[0] - size[1] * (1 - k)];
    return [
      [x, -y, -z],
      [x, y, -z],
      [x, y, z],
      [x, -y, z],
    ];
  };
  shop.addBoth(
    "lamp.case",
    "zone.trim",
    place(
      loft([frame(0.05, 1.05), frame(0, 1.05), frame(-0.004, 0.98), frame(-0.002, 0.86), frame(0.02, 0.8)], 25, false),
    ),
  );
  shop.addBoth("lamp.fog", "lamp.reflector", place(loft([frame(0.02, 0.8), frame(0.032, 0.5)], 25)));
  const cells: Mesh[] = [];
  for (const k of [-1, 0, 1]) {
    const z = k * size[0] * 0.56;
    cells.push(translate(cushion([0.014, 0, 0], [0.006, size[1] * 0.5, size[0] * 0.2], 0.4, 1), [0, 0, z]));
  }
  shop.addBoth("lamp.head", "lamp.head", place(merge(...cells)));
  shop.addBoth("lens", "lens", place(loft([frame(0.004, 0.86), frame(-0.001, 0.85)], 25)));
}

/** Box along a line that may lean in x and y: width across z, given thickness. */
function beamAlong(a: V3, b: V3, w: number, t: number): Mesh {
  const section = (p: V3): V3[] => [
    [p[0], p[1] - t, p[2] - w / 2],
    [p[0], p[1] + t, p[2] - w / 2],
    [p[0], p[1] + t, p[2] + w / 2],
    [p[0], p[1] - t, p[2] + w / 2],
  ];
  return loft([section(a), section(b)], 20);
}

/** Ladder frame, axle tubes with the rear differential, leaf springs, spare wheel, silencer and tip. */
function buildChassis(shop: Workshop, table: CarTable): void {
  const { chassis } = table.fittings;
  if (!chassis) return;
  const { rail, diff, tips } = chassis;
  shop.addBoth("frame", "black", beam([rail.x0, rail.y, rail.z], [rail.x1, rail.y, rail.z], 0.07, 0.14));
  for (const x of [rail.x0 + 0.1, 0.9, 1.9, 2.7, rail.x1 - 0.1])
    shop.add("frame", "black", box([x - 0.04, rail.y - 0.04, -rail.z], [x + 0.04, rail.y + 0.04, rail.z]));
  const [, [rx, ry]] = axles(table);
  const half = table.rear.track / 2 - 0.12;
  shop.add(
    "axle",
    "black",
    tube(
      [
        [rx, ry, -half],
        [rx, ry, half],
      ],
      0.048,
      14,
    ),
  );
  const ball = lathe(
    [
      [-diff, 0.02],
      [-diff * 0.85, diff * 0.6],
      [-diff * 0.4, diff * 0.93],
      [0, diff],
      [diff * 0.4, diff * 0.93],
      [diff * 0.85, diff * 0.6],
      [diff, 0.02],
    ],
    20,
    50,
  );
  shop.add("axle", "black", translate(ball, [rx, ry, 0]));
  shop.add(
    "axle",
    "black",
    tube(
      [
        [rx - diff, ry + 0.02, 0],
        [1.2, 0.48, 0],
      ],
      0.04,
      12,
    ),
  );
  const leaf = (lift: number, from: number, to: number): Mesh =>
    tube(
      Array.from({ length: 6 }, (_, k): V3 => {
        const t = from + ((to - from) * k) / 5;
        return [rx + t, ry - 0.07 + lift + 0.16 * (t / 0.72) ** 2, rail.z + 0.06];
      }),
      0.014,
      6,
    );
  shop.addBoth("spring", "black", merge(leaf(0, -0.72, 0.72), leaf(-0.022, -0.5, 0.5), leaf(-0.044, -0.3, 0.3)));
  for (const [a, b] of [
    [
      [rx - 0.06, ry + 0.02, rail.z - 0.1],
      [rx - 0.1, ry + 0.26, rail.z - 0.06],
    ],
  ] as [V3, V3][])
    shop.addBoth("damper", "zone.calipers", tube([a, b], 0.03, 12));
  // Front lower arms.
  shop.addBoth(
    "axle",
    "black",
    merge(
      soft(
        [0.12, -0.12].map((x): V3[] => [
          [x, 0.3, 0.3],
          [x, 0.35, 0.3],
          [x * 0.3, 0.36, 0.66],
          [x * 0.3, 0.31, 0.66],
        ]),
        1,
      ),
    ),
  );
  const spare = lathe(
    [
      [-0.12, 0.24],
      [-0.12, 0.34],
      [-0.09, 0.385],
      [0.09, 0.385],
      [0.12, 0.34],
      [0.12, 0.24],
      [-0.12, 0.24],
    ],
    36,
    40,
  );
  shop.add(
    "spare",
    "tyre",
    displace(turn(spare, 2, Math.PI / 2), (p) => [p[0] + rx + 0.68, p[1] + 0.52, p[2]]),
  );
  const silencer = cushion([rx - 0.7, 0.46, 0.3], [0.3, 0.09, 0.13], 0.3, 2);
  shop.add("exhaust.pipe", "steel", silencer);
  const pipe = tube(
    [
      [rx - 0.42, 0.47, 0.3],
      [rx - 0.2, 0.6, 0.3],
      [rx + 0.2, 0.6, 0.32],
      [tips[0] - 0.35, tips[1] + 0.02, tips[2] - 0.03],
      [tips[0] - 0.1, tips[1], tips[2]],
    ],
    0.032,
    12,
  );
  shop.add("exhaust.pipe", "steel", pipe);
  const tip = lathe(
    [
      [-0.16, 0.044],
      [0, 0.047],
      [0.004, 0.044],
      [0.002, 0.04],
      [-0.1, 0.039],
    ],
    32,
    40,
  );
  shop.add("exhaust", "chrome", translate(tip, tips), "slot.exhaust");
  const bore = flip(
    lathe(
      [
        [0, 0.0395],
        [-0.1, 0.0385],
        [-0.1, 0.0005],
      ],
      32,
      40,
    ),
  );
  shop.add("exhaust", "black", translate(bore, tips), "slot.exhaust");
}

/** Bar handles with their cups, and the brake lamp over the cab's window. */
function buildPulls(shop: Workshop, { fittings }: CarTable): void {
  const { pulls } = fittings;
  if (!pulls) return;
  const { half } = pulls;
  for (const [name, [x, y, z], hinge] of [
    ["handle", pulls.front, "hinge.door.*"],
    ["handle.rear", pulls.rear, "hinge.door.rear.*"],
  ] as const) {
    shop.addSides(name, "zone.trim", cushion([x, y, z], [half, 0.0145, 0.011], 0.12, 1), hinge);
    const feet = [x - half * 0.86, x + half * 0.86].map((at) =>
      box([at - 0.012, y - 0.009, z - 0.05], [at + 0.012, y + 0.009, z]),
    );
    shop.addSides(name, "zone.trim", merge(...feet), hinge);
  }
  const [x, y, across] = pulls.brakeLamp;
  shop.add("lamp.brake", "zone.trim", cushion([x, y, 0], [0.012, 0.012, across + 0.012], 0.3, 1));
  shop.add("lamp.brake", "lamp.brake", box([x + 0.008, y - 0.005, -across], [x + 0.013, y + 0.005, across]));
}

/** What a truck has besides the body: steps, nose gear, chassis. */
export function buildTruck(shop: Workshop, table: CarTable): void {
  buildSteps(shop, table);
  buildNoseGear(shop, table);
  buildChassis(shop, table);
  buildPulls(shop, table);
}
