import { displace, type Mesh, merge, mirror, translate, type V3 } from "../geometry/mesh.ts";
import { box, cushion, loft, soft, tube } from "../geometry/solids.ts";
import type { CarTable } from "../tables/types.ts";
import { frontSeat, rearBench, smallSeat } from "./seats.ts";
import type { Workshop } from "./workshop.ts";

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
  const front = frontSeat();
  const bench = cabin.bench && group(cabin.bench);
  shop = group(cabin.seat);
  for (const z of [0.37, -0.37]) {
    const by = (mesh: Mesh, to = z) => translate(mesh, [0, 0, to]);
    shop.add("seat", hide, by(front.hide));
    shop.add("cabin", "cabin", by(front.shell));
    shop.add("chrome.cabin", "steel", by(front.steel));
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
    const small = smallSeat();
    bench.add("seat", hide, by(small.hide, z * 0.8));
    bench.add("cabin", "cabin", by(small.shell, z * 0.8));
    bench.add("chrome.cabin", "steel", by(small.steel, z * 0.8));
  }
  if (cabin.rear) {
    const { hide: leather, shell, steel, belt } = rearBench();
    shop = group(cabin.rear.bench);
    shop.add("seat", hide, leather);
    shop.add("cabin", "cabin", shell);
    shop.add("chrome.cabin", "steel", steel);
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
