import type { MountMeasures } from "@carloom/build";
import { bounds, type Mesh, point, type V3, vertexCount } from "../../geometry/mesh.ts";
import { heightOver, type Host } from "./host.ts";
import { chinOf, deckOf, floorOf, halfEdge, outletOf, rearEdge, roofOf, shellOf, sillOf } from "./places.ts";

/** Where along a seat its edge is read: shares of the way from its middle (or front) to its end. */
const READ = [0.2, 0.4, 0.6, 0.8, 0.95];

const mm = (metres: number) => Math.round(metres * 1000);

/** A seat by the half of its length and how far its edge lies from where it begins. */
function seat(place: string, half: number, off: (along: number) => number): MountMeasures {
  const start = off(0);
  return { interface: place, span: mm(half * 2), edge: READ.map((share) => mm(off(half * share) - start)) };
}

/** The line through points [along, off] in the order of their first number. */
function through(points: readonly (readonly [number, number])[]): (along: number) => number {
  const line = [...points].sort((p, q) => p[0] - q[0]);
  return (along) => {
    const i = Math.max(
      1,
      line.findIndex(([at]) => at >= along),
    );
    const [[a, p], [b, q]] = [line[i - 1]!, line[i]!];
    return p + ((q - p) * Math.min(1, Math.max(0, along - a))) / (b - a || 1);
  };
}

/** The outermost value that vertices have near a place of another axis. */
function outline(
  sheet: Mesh,
  along: 0 | 1 | 2,
  across: 0 | 1 | 2,
  sign: 1 | -1,
  keep: (p: V3) => boolean = () => true,
) {
  return (at: number): number => {
    let best = -Infinity;
    for (let i = 0; i < vertexCount(sheet); i++) {
      const p = point(sheet, i);
      if (Math.abs(p[along] - at) < 0.035 && keep(p)) best = Math.max(best, p[across] * sign);
    }
    return best * sign;
  };
}

/** Rear edge of the deck or of the roof, whichever carries the car's spoilers. */
function spoilerSeat(host: Host): MountMeasures | undefined {
  const deck = deckOf(host);
  if (deck) {
    const { edgeAbove } = host.table.fittings.deck;
    const upper = (p: V3) => p[1] > edgeAbove;
    const end = outline(deck.trunk, 2, 0, 1, upper);
    let half = 0;
    for (let i = 0; i < vertexCount(deck.trunk); i++) {
      const p = point(deck.trunk, i);
      if (upper(p) && p[0] > deck.edge - 0.2) half = Math.max(half, p[2]);
    }
    return seat("deck", half, end);
  }
  const roof = roofOf(host);
  if (!roof) return undefined;
  const edge = rearEdge(roof.roof);
  return seat("roof-edge", halfEdge(edge, roof.height), edge);
}

/** From arch to arch: how far the foot of the flank stands in or out along its way. */
function sillSeat(host: Host): MountMeasures | undefined {
  const line = sillOf(host);
  if (!line) return undefined;
  const from = line[0]![0];
  const at = through(line.map(([x, , z]) => [x - from, z]));
  const length = line.at(-1)![0] - from;
  return { interface: "sill", span: mm(length), edge: READ.map((share) => mm(at(length * share) - at(length * 0.5))) };
}

function tailSeat(host: Host): MountMeasures | undefined {
  const { chassis, stepBumper } = host.table.fittings;
  if (chassis && stepBumper) return { interface: "frame", span: mm(chassis.rail.z * 2) };
  const floor = floorOf(host);
  return floor ? seat("tail", floor.wide, floor.at) : undefined;
}

/** Middle of the outermost tip to that of the other side, and their height. */
function tipSeat(host: Host): MountMeasures | undefined {
  const out = outletOf(host);
  return out ? { interface: "tips", span: mm(Math.max(...out.z) * 2), edge: [mm(out.y)] } : undefined;
}

function hoodSeat({ car }: Host): MountMeasures {
  const { hood } = car.sheets;
  return seat("hood", bounds(hood).max[2], outline(hood, 2, 0, -1));
}

/** From the inner end of the lens to its outer one: its upper edge. */
function lampSeat({ car }: Host): MountMeasures {
  const { min, max } = bounds(car.sheets.headlamp);
  const top = outline(car.sheets.headlamp, 2, 1, 1);
  const at = (share: number) => mm(top(min[2] + (max[2] - min[2]) * share));
  return { interface: "headlamp", span: mm(max[2] * 2), edge: READ.map((share) => at(share) - at(READ[0]!)) };
}

/** Across the roof over the doors, and how it falls towards the gutters. */
function rackSeat(host: Host): MountMeasures {
  const { wheelbase } = host.table.dimensions;
  const half = outline(host.car.sheets.roof, 0, 2, 1)(wheelbase * 0.6);
  const height = heightOver(host);
  return seat("gutters", half, (z) => height(wheelbase * 0.6, z));
}

function capSeat(host: Host): MountMeasures | undefined {
  const shell = shellOf(host);
  if (!shell) return undefined;
  const { min, max } = bounds(shell.mesh);
  return { interface: "mirror-shell", span: mm(max[2] - min[2]), edge: [mm(max[1] - min[1]), mm(max[0] - min[0])] };
}

function chinSeat(host: Host): MountMeasures | undefined {
  const line = chinOf(host);
  if (!line) return undefined;
  const half = Math.max(...line.map(([, z]) => z));
  return seat("chin", half, through(line.map(([x, z]) => [z, x])));
}

/** From corner to corner at the seams with the fenders: how far the nose falls back along its middle height. */
function noseSeat({ car }: Host): MountMeasures | undefined {
  const { bumperFront } = car.sheets;
  if (!bumperFront.index.length) return undefined;
  const { min, max } = bounds(bumperFront);
  const upper = (min[1] + max[1]) / 2;
  return seat(
    "nose",
    max[2],
    outline(bumperFront, 2, 0, -1, ([, y]) => y > upper),
  );
}

const SEATS: Record<string, (host: Host) => MountMeasures | undefined> = {
  lip: chinSeat,
  "bumper.front": noseSeat,
  spoiler: spoilerSeat,
  skirts: sillSeat,
  diffuser: tailSeat,
  exhaust: tipSeat,
  hood: hoodSeat,
  lights: lampSeat,
  roof: rackSeat,
  mirrors: capSeat,
};

/** Measured on the car: what a part of this slot sits on. Undefined where the car has nothing to sit on. */
export const seatOf = (host: Host, slot: string): MountMeasures | undefined => SEATS[slot]?.(host);
