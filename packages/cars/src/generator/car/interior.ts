import { displace, type Mesh, merge, mirror, translate, type V3 } from "../../geometry/mesh.ts";
import { simplify } from "../../geometry/simplify.ts";
import { box, cushion, grid, lathe, loft, soft, tube } from "../../geometry/solids.ts";
import { split } from "../../geometry/split.ts";
import type { Lay } from "../../geometry/lay.ts";
import type { CarTable } from "../../tables/types.ts";
import { frontSeat, rearBench, SEAT_LAY, type Seat, smallSeat, turned } from "./seats.ts";
import type { Workshop } from "./workshop.ts";

function steeringWheel(): { rim: Mesh; hub: Mesh } {
  const section = Array.from({ length: 11 }, (_, k): [number, number] => {
    const a = (k / 10) * Math.PI * 2;
    return [Math.cos(a) * 0.0155, 0.174 + Math.sin(a) * 0.0155];
  });
  const rim = displace(lathe(section, 40, 60), ([x, y, z]) => {
    const up = y / Math.hypot(y, z);
    const flat = Math.max(-0.82, up); // Flat bottom.
    return [x + flat * 0.05, y + (flat - up) * 0.174, z];
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
  return { rim, hub: merge(...hub) };
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

/** How the skin of dash and console lies, and the pile of the floor. */
const TOP: Lay = { across: [0, 0, 1], along: [1, 0.7, 0] };
const UPRIGHT: Lay = { across: [0, 1, 0], along: [1, 0, 0] };

/** The inside of a left door: a board, a padded field of cloth on it, the rest. */
function doorCard(x0: number, x1: number, rest: { at: number; half: number }) {
  const [from, to, low, high] = [x0 + 0.13, x1 - 0.1, 0.6, 0.785];
  const rows = [low, low + 0.012, (low + high) / 2, high - 0.012, high];
  const field = grid(
    rows.map((y, i) =>
      [from, from + 0.012, (from + to) / 2, to - 0.012, to].map((x, k): V3 => {
        const edge = i === 0 || i === 4 || k === 0 || k === 4;
        return [x, y, edge ? 0.736 : 0.7265];
      }),
    ),
  );
  return {
    // Hide above the field, a moulded skin below it.
    board: {
      low: box([x0, 0.28, 0.735], [x1, 0.79, 0.75]),
      high: cushion([(x0 + x1) / 2, 0.822, 0.74], [(x1 - x0) / 2, 0.038, 0.016], 0.12, 1),
    },
    field: turned(field, [0, 0, -1]),
    rest: cushion([rest.at, 0.66, 0.7], [rest.half, 0.03, 0.045], 0.25, 2),
  };
}

/** Cabin seen through the glass: tub, dash, console, two seats and a rear bench, wheel, belts, door cards, headlining. */
export function buildInterior(car: Workshop, { fittings }: CarTable): void {
  const { cabin } = fittings;
  const { tub } = cabin;
  const group = (by: V3) => ({
    add: (name: string, material: string, mesh: Mesh, parent?: string, lay?: Lay) =>
      car.add(
        name,
        material,
        displace(mesh, (p) => [p[0] + by[0], p[1] + by[1], p[2] * cabin.wide + by[2]]),
        parent,
        lay,
      ),
  });
  const hide = "zone.interior";
  const addSeat = (to: typeof shop, seat: Seat, by = (mesh: Mesh) => mesh) => {
    to.add("seat", hide, by(seat.hide));
    to.add("seat", "cabin.cloth", by(seat.cloth), undefined, SEAT_LAY);
    to.add("seat", "cabin.thread", by(seat.thread), undefined, SEAT_LAY);
    to.add("cabin", "cabin", by(seat.shell));
    to.add("chrome.cabin", "steel", by(seat.steel));
  };
  let shop = group([0, 0, 0]);
  shop.add("floor", "cabin.pile", box([tub.x0, tub.y, -0.7], [tub.x1, tub.top ?? 0.29, 0.7]), undefined, TOP);
  shop.add("cabin", "cabin", box([tub.x1 - 0.02, 0.29, -0.62], [tub.x1 + 0.02, cabin.wall.y, 0.62]));
  shop.add("cabin", "cabin", box([tub.x0 + 0.02, 0.29, -0.7], [tub.x0 + 0.06, cabin.wall.front ?? 0.86, 0.7]));
  shop = group(cabin.dash);
  // A moulded skin above, the interior's own hide below it, towards the knees.
  const dash = split(dashboard(), (_x, y) => y - 0.8);
  shop.add("dash", "cabin.grain", simplify(dash.outside, 0.0008, 0.03), undefined, TOP);
  shop.add("trim.cabin", hide, simplify(dash.inside, 0.0008, 0.03));
  // Binnacle, screen, passenger's strip.
  shop.add(
    "dash",
    "cabin.grain",
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
    undefined,
    TOP,
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
    "cabin.grain",
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
    undefined,
    TOP,
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
    addSeat(shop, front, by);
    const belt = tube(
      [
        [1.98, 1.0, z + Math.sign(z) * 0.28],
        [1.9, 0.9, z + Math.sign(z) * 0.24],
        [1.98, 0.45, z + Math.sign(z) * 0.27],
      ],
      0.012,
      6,
    );
    shop.add("cabin", "cabin", belt);
    if (cabin.rear || !bench) continue;
    const small = smallSeat();
    addSeat(bench, small, (mesh) => by(mesh, z * 0.8));
  }
  if (cabin.rear) {
    const three = rearBench();
    shop = group(cabin.rear.bench);
    addSeat(shop, three);
    shop.add("cabin", "cabin", three.belt);
  }
  const { rim, hub } = steeringWheel();
  shop = group(cabin.wheel);
  shop.add("wheel.rim", hide, translate(rim, [1.14, 0.86, 0.37]));
  shop.add("cabin", "cabin", translate(hub, [1.14, 0.86, 0.37]));
  const hang = (card: ReturnType<typeof doorCard>, row: "" | ".rear") => {
    for (const [side, m] of [
      ["left", (x: Mesh) => x],
      ["right", mirror],
    ] as const) {
      const hinge = `hinge.door${row}.${side}`;
      shop.add(`card${row}.${side}`, "cabin.grain", m(card.board.low), hinge, UPRIGHT);
      shop.add(`rest${row}.${side}`, hide, m(card.board.high), hinge);
      shop.add(`card${row}.${side}`, "cabin.cloth", m(card.field), hinge, UPRIGHT);
      shop.add(`rest${row}.${side}`, hide, m(card.rest), hinge);
    }
  };
  shop = group(cabin.card);
  hang(doorCard(cabin.cardStart ?? 0.72, cabin.cardEnd ?? 1.92, { at: 1.45, half: 0.3 }), "");
  if (!cabin.rear) return;
  const { x0, x1, by } = cabin.rear.card;
  shop = group(by);
  hang(doorCard(x0, x1, { at: x0 + (x1 - x0) * 0.55, half: (x1 - x0) * 0.26 }), ".rear");
}
