import { smoothstep } from "../../geometry/curves.ts";
import { type Mesh, point, type V3, vertexCount } from "../../geometry/mesh.ts";
import { simplify } from "../../geometry/simplify.ts";
import { box, loft } from "../../geometry/solids.ts";
import type { FittingsTable } from "../../tables/fittings.ts";
import type { CarTable } from "../../tables/types.ts";
import type { Sheets } from "./cut.ts";
import { surfaceOver } from "./marks.ts";
import type { Workshop } from "./workshop.ts";

type Over = (x: number, z: number) => number;

/** A flush rail: a solid on the roof that rises from both of its ends. */
function rail(over: Over, { from, to, z, half, rise }: NonNullable<FittingsTable["rails"]>): Mesh {
  const sections = Array.from({ length: 29 }, (_, k): V3[] => {
    const x = from + ((to - from) * k) / 28;
    const end = Math.min(x - from, to - x);
    const up = over(x, z) + 0.003 + (rise - 0.003) * smoothstep(end / 0.16);
    const at = (dy: number, dz: number): V3 => [x, up + dy, z + dz];
    const foot = (dz: number): V3 => [x, over(x, z + dz) - 0.012, z + dz];
    const h = half * (0.75 + 0.25 * smoothstep(end / 0.2));
    return [
      foot(-h),
      at(-0.012, -h),
      at(-0.004, -h + 0.004),
      at(0, -h + 0.011),
      at(-0.001, h - 0.011),
      at(-0.006, h - 0.004),
      at(-0.014, h),
      foot(h),
    ];
  });
  return loft(sections, 40);
}

/** Rearmost x of the roof at a distance from the middle. */
const edgeOf =
  (roof: Mesh) =>
  (z: number): number => {
    let edge = -Infinity;
    for (let i = 0; i < vertexCount(roof); i++) {
      const p = point(roof, i);
      if (Math.abs(p[2] - z) < 0.03) edge = Math.max(edge, p[0]);
    }
    return edge;
  };

/** A blade on the roof's edge whose ends turn down along the pillars. */
function spoiler(roof: Mesh, over: Over, { reach, half }: NonNullable<FittingsTable["roofSpoiler"]>): Mesh {
  const edgeAt = edgeOf(roof);
  const sections = [0, 0.2, 0.4, 0.6, 0.76, 0.86, 0.93, 0.975, 1].map((share): V3[] => {
    const z = share * half;
    const edge = edgeAt(z);
    const turn = smoothstep((share - 0.8) / 0.2);
    const from = edge - 0.16;
    const end = edge + reach - 0.06 * turn;
    const top = (x: number) => over(Math.min(x, edge - 0.03), z) + 0.004;
    const slope = (top(edge - 0.03) - top(edge - 0.12)) / 0.09;
    const tip = top(edge - 0.03) + slope * (end - edge + 0.03) * 0.6 - 0.02 * turn;
    return [
      [from, top(from) - 0.01, z],
      [from + 0.015, top(from + 0.015) - 0.001, z],
      [edge - 0.06, top(edge - 0.06) + 0.001, z],
      [edge + 0.03, (top(edge - 0.03) + tip) / 2 + 0.001, z],
      [end - 0.01, tip, z],
      [end, tip - 0.005, z],
      [end - 0.002, tip - 0.024 - 0.02 * turn, z],
      [end - 0.012, tip - 0.03 - 0.02 * turn, z],
      [edge + 0.01, top(edge - 0.03) - 0.062 - 0.03 * turn, z],
      [edge - 0.05, top(edge - 0.05) - 0.05, z],
    ];
  });
  return loft(sections, 32);
}

/** What some cars carry on the roof: a pair of rails, a stock spoiler with the high brake light. */
export function buildRoofline(shop: Workshop, { roof }: Sheets, { fittings }: CarTable): void {
  const { rails, roofSpoiler } = fittings;
  if (!rails && !roofSpoiler) return;
  const surface = surfaceOver([simplify(roof, 0.0002)], 0, 2);
  const over: Over = (x, z) => surface(x, z).p[1];
  if (rails) shop.addSides("rail", "zone.trim", rail(over, rails));
  if (!roofSpoiler) return;
  const blade = spoiler(roof, over, roofSpoiler);
  shop.addBoth("spoiler", "zone.roof", blade, "slot.spoiler");
  // Set into the blade's rear face.
  let tail: V3 = [-Infinity, 0, 0];
  for (let i = 0; i < vertexCount(blade); i++) {
    const p = point(blade, i);
    if (p[2] < 0.01 && p[0] > tail[0]) tail = p;
  }
  const light = box([tail[0] - 0.01, tail[1] - 0.016, 0], [tail[0] + 0.001, tail[1] - 0.004, 0.17]);
  shop.addBoth("lamp.brake", "lamp.brake", light, "slot.spoiler");
}
