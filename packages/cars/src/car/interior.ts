import { displace, type Mesh, merge, mirror, translate, type V3 } from "../geometry/mesh.ts";
import { simplify } from "../geometry/simplify.ts";
import { box, cushion, loft, soft, tube } from "../geometry/solids.ts";
import type { CarTable } from "../tables/types.ts";
import type { Workshop } from "./workshop.ts";

/** Leans an upright cushion back: x grows with height by `lean`. */
const leaned = (mesh: Mesh, x: number, y: number, z: number, lean: number): Mesh =>
  displace(mesh, (p) => [x + p[0] + p[1] * lean, y + p[1] * 0.95, z + p[2]]);

/** A front seat about its own centre line: squab, back, bolsters, headrest. */
function seat(): { hide: Mesh; shell: Mesh } {
  const hide = [
    cushion([1.5, 0.42, 0], [0.25, 0.06, 0.155], 0.2, 2),
    leaned(cushion([0, 0.33, 0], [0.05, 0.31, 0.15], 0.2, 2), 1.78, 0.46, 0, 0.3),
    leaned(cushion([0, 0, 0], [0.042, 0.07, 0.115], 0.35, 2), 1.995, 1.075, 0, 0.2),
  ];
  const shell = [leaned(cushion([0, 0.3, 0], [0.05, 0.35, 0.215], 0.3, 2), 1.85, 0.45, 0, 0.3)];
  for (const s of [-1, 1]) {
    hide.push(
      displace(cushion([0, 0, 0], [0.26, 0.075, 0.05], 0.3, 2), (p) => [
        1.52 + p[0],
        0.425 + p[1] + p[0] * 0.08,
        p[2] + s * 0.2,
      ]),
    );
    hide.push(leaned(cushion([0, 0.3, 0], [0.085, 0.26, 0.046], 0.35, 2), 1.745, 0.47, s * 0.19, 0.3));
  }
  return { hide: merge(...hide), shell: merge(...shell) };
}

/** A bench for three: two formed places and a narrow one between, headrests, belts over the outer shoulders. */
function rearBench(): { hide: Mesh; shell: Mesh; belt: Mesh } {
  const hide: Mesh[] = [];
  const belt: Mesh[] = [];
  const lean = 0.38;
  for (const [z, half] of [
    [0.4, 0.235],
    [0, 0.15],
    [-0.4, 0.235],
  ] as const) {
    const middle = z === 0 ? 0.012 : 0;
    hide.push(cushion([2.2, 0.44 + middle, z], [0.25, 0.065, half], 0.2, 2));
    hide.push(leaned(cushion([0, 0.31, 0], [0.055, 0.3, half], 0.2, 2), 2.42 - middle, 0.47, z, lean));
    hide.push(leaned(cushion([0, 0, 0], [0.038, 0.06, half * 0.52], 0.35, 2), 2.68, 1.1, z, 0.2));
  }
  for (const s of [-1, 1]) {
    hide.push(leaned(cushion([0, 0.29, 0], [0.075, 0.27, 0.04], 0.35, 2), 2.385, 0.48, s * 0.615, lean));
    belt.push(
      tube(
        [
          [2.69, 1.02, s * 0.56],
          [2.5, 0.84, s * 0.5],
          [2.38, 0.5, s * 0.34],
        ],
        0.012,
        6,
      ),
    );
  }
  const shell = [
    cushion([2.2, 0.35, 0], [0.24, 0.06, 0.63], 0.15, 2),
    leaned(cushion([0, 0.3, 0], [0.045, 0.32, 0.64], 0.15, 2), 2.5, 0.46, 0, lean),
  ];
  const light = (mesh: Mesh) => simplify(mesh, 0.002, 0.02);
  return { hide: light(merge(...hide)), shell: light(merge(...shell)), belt: merge(...belt) };
}

function steeringWheel(): { rim: Mesh; hub: Mesh } {
  const path = Array.from({ length: 33 }, (_, k): V3 => {
    const a = (k / 32) * Math.PI * 2;
    const flat = Math.max(-0.82, Math.sin(a)); // Flat bottom.
    return [flat * 0.05, flat * 0.17, Math.cos(a) * 0.175];
  });
  const hub = [
    cushion([0.015, 0, 0], [0.025, 0.055, 0.06], 0.3, 2),
    tube(
      [
        [0.005, 0.01, -0.17],
        [0.01, 0, 0],
        [0.005, 0.01, 0.17],
      ],
      0.013,
      8,
    ),
    tube(
      [
        [-0.035, -0.13, 0],
        [0.01, 0, 0],
      ],
      0.012,
      8,
    ),
    tube(
      [
        [0, 0, 0],
        [-0.25, -0.07, 0],
      ],
      0.032,
      12,
    ),
  ];
  return { rim: tube(path, 0.0155, 10), hub: merge(...hub) };
}

function dashboard(): Mesh {
  const at = (z: number, x0: number, y: number, x1: number, y1: number): V3[] => [
    [x0, 0.6, z],
    [x0, y, z],
    [x1, y1, z],
    [x1 + 0.02, 0.6, z],
  ];
  return soft(
    [
      at(-0.7, 0.76, 0.86, 1.0, 0.86),
      at(-0.4, 0.72, 0.885, 1.0, 0.895),
      at(0, 0.7, 0.89, 1.01, 0.9),
      at(0.4, 0.72, 0.89, 1.0, 0.905),
      at(0.7, 0.76, 0.86, 1.0, 0.86),
    ],
    3,
  );
}

/** Cabin seen through the glass: tub, dash, console, two seats and a rear bench, wheel, belts, door cards, headlining. */
export function buildInterior(car: Workshop, { fittings }: CarTable): void {
  const { cabin } = fittings;
  const { tub } = cabin;
  const group = (by: V3) => ({
    add: (name: string, material: string, mesh: Mesh, parent?: string) =>
      car.add(
        name,
        material,
        displace(mesh, (p) => [p[0] + by[0], p[1] + by[1], p[2] * cabin.wide + by[2]]),
        parent,
      ),
  });
  const hide = "zone.interior";
  let shop = group([0, 0, 0]);
  shop.add("cabin", "cabin", box([tub.x0, tub.y, -0.7], [tub.x1, tub.top ?? 0.29, 0.7]));
  shop.add("cabin", "cabin", box([tub.x1 - 0.02, 0.29, -0.62], [tub.x1 + 0.02, cabin.wall.y, 0.62]));
  shop.add("cabin", "cabin", box([tub.x0 + 0.02, 0.29, -0.7], [tub.x0 + 0.06, cabin.wall.front ?? 0.86, 0.7]));
  shop = group(cabin.dash);
  shop.add("cabin", "cabin", dashboard());
  // Binnacle, screen, passenger's strip.
  shop.add(
    "cabin",
    "cabin",
    soft(
      [
        [
          [0.86, 0.88, 0.2],
          [0.86, 0.935, 0.22],
          [1.04, 0.945, 0.22],
          [1.02, 0.88, 0.2],
        ],
        [
          [0.86, 0.88, 0.36],
          [0.85, 0.95, 0.36],
          [1.05, 0.965, 0.36],
          [1.02, 0.88, 0.36],
        ],
        [
          [0.86, 0.88, 0.52],
          [0.86, 0.935, 0.5],
          [1.04, 0.945, 0.5],
          [1.02, 0.88, 0.52],
        ],
      ] as V3[][],
      2,
    ),
  );
  shop.add(
    "screen",
    "screen",
    displace(box([-0.008, -0.055, -0.15], [0.008, 0.055, 0.15]), (p) => [
      1.015 + p[0] + p[1] * -0.25,
      0.91 + p[1],
      p[2],
    ]),
  );
  shop.add(
    "trim.cabin",
    hide,
    displace(cushion([0, 0, 0], [0.012, 0.035, 0.2], 0.2, 2), (p) => [1.005 + p[0], 0.8 + p[1], p[2] - 0.42]),
  );
  shop = group(cabin.console);
  shop.add(
    "console",
    "cabin",
    loft(
      [0.9, 1.2, 1.7, 2.05].map((x, i): V3[] => {
        const h = [0.72, 0.56, 0.5, 0.48][i]!;
        return [
          [x, 0.28, -0.11],
          [x, h - 0.02, -0.11],
          [x, h, -0.09],
          [x, h, 0.09],
          [x, h - 0.02, 0.11],
          [x, 0.28, 0.11],
        ];
      }),
      30,
    ),
  );
  shop.add("trim.cabin", hide, cushion([1.78, 0.52, 0], [0.17, 0.03, 0.085], 0.25, 2));
  shop.add(
    "chrome.cabin",
    "steel",
    tube(
      [
        [1.32, 0.54, 0],
        [1.325, 0.63, 0],
      ],
      0.011,
      10,
    ),
  );
  shop.add("trim.cabin", hide, cushion([1.326, 0.645, 0], [0.022, 0.026, 0.02], 0.4, 2));
  const { hide: leather, shell } = seat();
  const bench = cabin.bench && group(cabin.bench);
  shop = group(cabin.seat);
  for (const z of [0.37, -0.37]) {
    shop.add("seat", hide, translate(leather, [0, 0, z]));
    shop.add("cabin", "cabin", translate(shell, [0, 0, z]));
    const belt = tube(
      [
        [1.98, 1.0, z + Math.sign(z) * 0.28],
        [1.9, 0.9, z + Math.sign(z) * 0.24],
        [1.98, 0.45, z + Math.sign(z) * 0.27],
      ],
      0.012,
      6,
    );
    shop.add("belt", "rubber", belt);
    if (cabin.rear || !bench) continue;
    bench.add("seat", hide, leaned(cushion([0, 0.2, 0], [0.06, 0.2, 0.2], 0.25, 2), 2.36, 0.5, z * 0.8, 0.35));
    bench.add("seat", hide, cushion([2.2, 0.44, z * 0.8], [0.2, 0.06, 0.2], 0.25, 2));
  }
  if (cabin.rear) {
    const { hide: leather, shell, belt } = rearBench();
    shop = group(cabin.rear.bench);
    shop.add("seat", hide, leather);
    shop.add("cabin", "cabin", shell);
    shop.add("belt", "rubber", belt);
  }
  const { rim, hub } = steeringWheel();
  shop = group(cabin.wheel);
  shop.add("wheel.rim", hide, translate(rim, [1.14, 0.86, 0.37]));
  shop.add("cabin", "cabin", translate(hub, [1.14, 0.86, 0.37]));
  const card = merge(box([cabin.cardStart ?? 0.72, 0.28, 0.735], [cabin.cardEnd ?? 1.92, 0.86, 0.75]));
  const rest = cushion([1.45, 0.66, 0.7], [0.3, 0.03, 0.045], 0.25, 2);
  shop = group(cabin.card);
  for (const [side, m] of [
    ["left", (x: Mesh) => x],
    ["right", mirror],
  ] as const) {
    shop.add(`card.${side}`, "cabin", m(card), `hinge.door.${side}`);
    shop.add(`rest.${side}`, hide, m(rest), `hinge.door.${side}`);
  }
  if (!cabin.rear) return;
  const { x0, x1, by } = cabin.rear.card;
  const rear = box([x0, 0.28, 0.735], [x1, 0.86, 0.75]);
  const rearRest = cushion([x0 + (x1 - x0) * 0.55, 0.66, 0.7], [(x1 - x0) * 0.26, 0.03, 0.045], 0.25, 2);
  shop = group(by);
  for (const [side, m] of [
    ["left", (x: Mesh) => x],
    ["right", mirror],
  ] as const) {
    shop.add(`card.rear.${side}`, "cabin", m(rear), `hinge.door.rear.${side}`);
    shop.add(`rest.rear.${side}`, hide, m(rearRest), `hinge.door.rear.${side}`);
  }
}
