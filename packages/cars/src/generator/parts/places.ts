import { profile, smoothstep } from "../../geometry/curves.ts";
import { bounds, type Mesh, point, type V3, vertexCount } from "../../geometry/mesh.ts";
import { flankOver, heightOver, type Host, tailOver } from "./host.ts";

/** Lower edge of the front bumper as plan points [x, z] from the centre line to `to` metres rearward. */
function chinLine(bumper: Mesh, height: number, to: number): [number, number][] | null {
  const bins = new Map<number, [number, number, number]>();
  for (let i = 0; i < vertexCount(bumper); i++) {
    const [x, y, z] = point(bumper, i);
    if (Math.abs(y - height) > 0.03 || x > to) continue;
    const a = Math.atan2(z, 0.4 - x);
    const r = Math.hypot(0.4 - x, z);
    const bin = Math.round(a * 22);
    const known = bins.get(bin);
    if (!known || r > known[0]) bins.set(bin, [r, x, z]);
  }
  const line = [...bins.entries()].sort((p, q) => p[0] - q[0]).map(([, [, x, z]]): [number, number] => [x, z]);
  if (line.length < 4) return null;
  line[0] = [line[0]![0], 0];
  return line;
}

/** Lower edge of the nose, which a lip hangs on. */
export function chinOf({ table, car }: Host): [number, number][] | null {
  const { y, to } = table.fittings.chin;
  // Where the lower edge is no panel of its own, it is the skin's.
  return chinLine(car.sheets.bumperFront, y, to) ?? chinLine(car.sheets.whole, y, to);
}

/** Foot of the flank from arch to arch: x, y, z. */
export function sillOf(host: Host): V3[] | null {
  const { table, car } = host;
  const box = car.sheets.skirt.index.length ? bounds(car.sheets.skirt) : null;
  const from = box ? box.min[0] : table.archRadius + 0.02;
  const to = box ? box.max[0] : table.dimensions.wheelbase - table.archRadius - 0.02;
  if (to - from < 0.5) return null;
  const flank = flankOver(host);
  const floor = profile(table.curves.underside);
  return Array.from({ length: 25 }, (_, i): V3 => {
    const x = from + ((to - from) * i) / 24;
    const y = floor(x) + 0.012;
    return [x, y, flank(x, y + 0.03)];
  });
}

export type Shell = { mesh: Mesh; left: number[]; right: number[] };

/** The left mirror's painted shell with the livery coordinates of both. */
export function shellOf({ car }: Host): Shell | null {
  const mesh = car.panels.find((p) => p.id === "mirror.left")?.mesh;
  const [left, right] = [car.livery.uv.get("mirror.left"), car.livery.uv.get("mirror.right")];
  return mesh && left && right ? { mesh, left, right } : null;
}

/** `dip`: how far what is as high as `y` + `top` must come down at z to pass below any tips that are sold. */
export type Floor = { at: (z: number) => number; wide: number; y: number; dip: (z: number, top: number) => number };

/** Room above a diffuser for tips that are wider than the stock ones, and the way in which it comes down for them. */
const UNDER_TIPS = { room: 0.016, way: 0.05 };

function dipOf(host: Host, y: number): Floor["dip"] {
  const out = outletOf(host);
  if (!out) return () => 0;
  const [inner, outer] = [Math.min(...out.z), Math.max(...out.z)];
  const middle = (inner + outer) / 2;
  const from = Math.min(middle - 2.4 * out.r, outer - 0.02 - 1.35 * out.r);
  const roof = out.y - 1.35 * out.r - UNDER_TIPS.room;
  return (z, top) => Math.max(0, y + top - roof) * smoothstep((z - from) / UNDER_TIPS.way + 1);
}

/** Where a diffuser hangs: the tail's lower edge over z, half its width, its height. */
export function floorOf(host: Host): Floor | null {
  const { stern, anchors } = host.table.fittings;
  const wide = stern.tray.at(-1);
  if (!wide) return null;
  const y = anchors.diffuser[1] + 0.045;
  const tail = tailOver(host);
  // The edge as a fair curve: read at the centre and the end only.
  const [middle, end] = [tail(0.02, y + 0.08), tail(wide, y + 0.08)];
  return { wide, y, dip: dipOf(host, y), at: (z) => middle + (end - middle) * (z / wide) ** 2 };
}

/** Drawing-space facts of the deck or roof that a spoiler stands on; `edge` is x of the deck's rear edge. */
export type Deck = { trunk: Mesh; edge: number; height: (x: number, z: number) => number; roof: Mesh };

/** A lid with a deck over it, that is, no tailgate. */
export function deckOf(host: Host): Deck | null {
  const { trunk, roof } = host.car.sheets;
  const { tailgate, deck } = host.table.fittings;
  if (tailgate || !trunk.index.length) return null;
  const xs = trunk.position.filter((_, i) => i % 3 === 0 && trunk.position[i + 1]! > deck.edgeAbove);
  if (!xs.length) return null;
  return { trunk, roof, height: heightOver(host), edge: Math.max(...xs) };
}

/** The roof's rear edge over a tailgate or a bed. */
export function roofOf(host: Host): Deck | null {
  const { trunk, roof } = host.car.sheets;
  if (!host.table.fittings.tailgate || !roof.index.length) return null;
  return { trunk, roof, height: heightOver(host), edge: 0 };
}

/** Rearmost x of the roof at a distance from the middle. */
export const rearEdge =
  (roof: Mesh) =>
  (z: number): number => {
    let edge = -Infinity;
    for (let i = 0; i < vertexCount(roof); i++) {
      const p = point(roof, i);
      if (Math.abs(p[2] - z) < 0.035) edge = Math.max(edge, p[0]);
    }
    return edge;
  };

/** How far the rear edge may run forward, and the roof fall, before its corner counts as pillar. Metres. */
const CORNER = { forward: 0.07, fall: 0.04 };

/** Half the width of the roof's rear edge, up to where it turns into the pillars. */
export function halfEdge(edgeAt: (z: number) => number, height: Deck["height"]): number {
  const [edge, top] = [edgeAt(0), height(edgeAt(0) - 0.06, 0)];
  let half = 0.3;
  for (let z = half; edge - edgeAt(z) < CORNER.forward && top - height(edgeAt(z) - 0.06, z) < CORNER.fall; z += 0.005)
    half = z;
  return half;
}

/** Where the stock exhaust ends: height, spread and radius of its tips. `x` when the tail is not what they end at. */
export type Outlet = { y: number; z: readonly number[]; r: number; x?: number };

/** Null on cars whose exhaust is nowhere to be seen. Under a step bumper the tips end with its face. */
export function outletOf({ table }: Host): Outlet | null {
  const { stern, chassis, stepBumper } = table.fittings;
  const { y, z, radius } = stern.exhaust;
  if (z.length) return { y, z, r: radius };
  if (!chassis || !stepBumper) return null;
  const r = 0.044;
  return { y: stepBumper.bottom - 0.02 - r, z: [chassis.tips[2]], r, x: stepBumper.plan[0]![0] - 0.045 };
}
