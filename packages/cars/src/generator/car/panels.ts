import { returnFlange, rolledEdge } from "../../geometry/flange.ts";
import { flip, merge, type Mesh, mirror, offset, point } from "../../geometry/mesh.ts";
import { simplify } from "../../geometry/simplify.ts";
import type { FittingsTable, Unwrap } from "../../tables/fittings.ts";
import type { CarTable } from "../../tables/types.ts";
import type { SheetName, Sheets } from "./cut.ts";
import { type Workshop } from "./workshop.ts";
import { SIDES, INNER, EDGE } from "../gltf/names.ts";
import type { Panel } from "../livery/panel.ts";

/** Panels under these show their inside. */
const OPENS = /^(hinge\.|slot\.hood$)/;
export const ROLL = 0.0006;
export const RETURN = 0.018;
/** Doors mirror the most of what stands beside a car: shading counts for more on them, whatever the car. */
const DOOR_SHADING = 0.5;

type Plan = { sheet: SheetName; id: string; zone: Panel["zone"]; sided: boolean; unwrap: Unwrap; parent?: string };

const plans = ({ unwrap }: FittingsTable): readonly Plan[] => [
  { sheet: "hood", id: "hood", zone: "body", sided: false, unwrap: "plane", parent: "slot.hood" },
  { sheet: "roof", id: "roof", zone: "roof", sided: false, unwrap: "plane" },
  {
    sheet: "trunk",
    id: "trunk",
    zone: "body",
    sided: false,
    unwrap: unwrap.trunk,
    parent: "hinge.trunk",
  },
  {
    sheet: "bumperFront",
    id: "bumper.front",
    zone: "body",
    sided: false,
    unwrap: unwrap.bumperFront,
    parent: "slot.bumper.front",
  },
  {
    sheet: "bumperRear",
    id: "bumper.rear",
    zone: "body",
    sided: false,
    unwrap: unwrap.bumperRear,
  },
  { sheet: "door", id: "door", zone: "body", sided: true, unwrap: "plane", parent: "hinge.door.*" },
  {
    sheet: "doorRear",
    id: "door.rear",
    zone: "body",
    sided: true,
    unwrap: "plane",
    parent: "hinge.door.rear.*",
  },
  { sheet: "cab", id: "cab", zone: "body", sided: true, unwrap: unwrap.cab ?? "plane" },
  { sheet: "fender", id: "fender.front", zone: "body", sided: true, unwrap: unwrap.fender },
  { sheet: "quarter", id: "fender.rear", zone: "body", sided: true, unwrap: unwrap.quarter },
];

/** Rolled edge on a sheet, with the record of where each vertex came from. */
export function edged(sheet: Mesh, roll = ROLL): { mesh: Mesh; source: number[] } {
  const edge = rolledEdge(sheet, roll);
  const source = sheet.position.slice();
  for (const v of edge.source) source.push(...point(sheet, v));
  return { mesh: merge(sheet, edge.mesh), source };
}

const mirrorSource = (source: readonly number[]) => source.map((v, i) => (i % 3 === 2 ? -v : v));

/** Every body panel from its sheet. Returns behind the shut lines go to the workshop in black, the inside of lids as liner. */
export function buildPanels(shop: Workshop, sheets: Sheets, table: CarTable): Panel[] {
  const panels: Panel[] = [];
  for (const plan of plans(table.fittings)) {
    const shading = plan.sheet.startsWith("door") ? DOOR_SHADING : table.panelShading;
    const sheet = simplify(sheets[plan.sheet], table.panelError ?? 0.0004, shading);
    if (!sheet.index.length) continue;
    const half = edged(sheet);
    const back = returnFlange(sheet, ROLL, RETURN);
    const opens = OPENS.test(plan.parent ?? "");
    const liner = opens ? simplify(flip(offset(sheet, -RETURN)), 0.003, 0.01) : null;
    const parent = shop.frames.some((f) => f.name === plan.parent?.replace("*", "left")) ? plan.parent : undefined;
    if (plan.sided) {
      for (const side of SIDES) {
        panels.push({
          id: `${plan.id}.${side}`,
          zone: plan.zone,
          mesh: side === "left" ? half.mesh : mirror(half.mesh),
          source: side === "left" ? half.source : mirrorSource(half.source),
          unwrap: plan.unwrap,
          parent: parent?.replace("*", side),
        });
      }
      if (opens) shop.addSides(`${EDGE}${plan.id}`, `zone.${plan.zone}`, back, parent);
      else shop.addSides(`return.${plan.id}`, "black", back, parent);
      if (liner) shop.addSides(`return.${plan.id}`, "black", liner, parent);
    } else {
      const mesh = merge(half.mesh, mirror(half.mesh));
      const source = [...half.source, ...mirrorSource(half.source)];
      panels.push({ id: plan.id, zone: plan.zone, mesh, source, unwrap: plan.unwrap, parent });
      shop.addBoth(
        opens ? `${EDGE}${plan.id}` : `return.${plan.id}`,
        opens ? `zone.${plan.zone}` : "black",
        back,
        parent,
      );
      if (liner) shop.addBoth(`${INNER}${plan.id}`, "liner", liner, parent);
    }
  }
  return panels;
}
