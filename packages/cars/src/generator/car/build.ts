import type { V3 } from "../../geometry/mesh.ts";
import { simplifierReady } from "../../geometry/simplify.ts";
import type { Model } from "../gltf/model.ts";
import { pack, type Packed } from "../livery/pack.ts";
import { chartsOf } from "../livery/unwrap.ts";
import { buildBrake, caliperWord, stockBrake } from "../wheels/brake.ts";
import { buildRim, buildTyre, tyrePrint } from "../wheels/rim.ts";
import { RIMS } from "../../tables/rims.ts";
import type { AxleTable, CarTable } from "../../tables/types.ts";
import { buildCladding } from "./cladding.ts";
import { cutSheets, type Sheets } from "./cut.ts";
import { buildEngine } from "./engine.ts";
import { buildBed } from "./bed.ts";
import { buildDetails, buildFace } from "./face.ts";
import { fieldsOf } from "./fields.ts";
import { buildFlares } from "./flares.ts";
import { buildGlazing } from "./glazing.ts";
import { buildInterior } from "./interior.ts";
import { buildLamps } from "./lamps.ts";
import { buildMarks, buildWipers } from "./marks.ts";
import { buildMirrors } from "./mirrors.ts";
import { buildOpenings } from "./openings.ts";
import { buildPanels } from "./panels.ts";
import { buildRoofline } from "./roofline.ts";
import { buildSkin, tyreDiameterOf } from "./skin.ts";
import { buildStepBumper } from "./step-bumper.ts";
import { buildStern } from "./stern.ts";
import { buildTruck } from "./truck.ts";
import { buildUnderbody } from "./wheelhouse.ts";
import { Workshop } from "./workshop.ts";
import type { Panel } from "../livery/panel.ts";
import { SIDES } from "../gltf/names.ts";

export type BuiltCar = { model: Model; panels: Panel[]; livery: Packed; sheets: Sheets };

/** Hub face in drawing space: the slot's anchor of a wheel. */
export function hubAnchor(table: CarTable, axle: AxleTable, side: "left" | "right"): V3 {
  const x = axle === table.front ? 0 : table.dimensions.wheelbase;
  const z = axle.track / 2 + axle.hub.offset.stock / 1000;
  return [x, tyreDiameterOf(table, axle) / 2, side === "left" ? z : -z];
}

function buildFrames(shop: Workshop, table: CarTable): void {
  const { hood, trunk, door, doorRear } = table.fittings.frames;
  shop.frame("hinge.hood", hood);
  shop.frame("hinge.trunk", trunk);
  shop.frame("hinge.door.left", door);
  shop.frame("hinge.door.right", [door[0], door[1], -door[2]]);
  if (doorRear) {
    shop.frame("hinge.door.rear.left", doorRear);
    shop.frame("hinge.door.rear.right", [doorRear[0], doorRear[1], -doorRear[2]]);
  }
  for (const [name, anchor] of Object.entries(bodyAnchors(table))) shop.frame(name, anchor, slotParent(name));
  for (const end of ["front", "rear"] as const) {
    for (const side of SIDES) {
      const hub = hubAnchor(table, table[end], side);
      shop.frame(`hub.${end}.${side}`, hub);
      shop.frame(`slot.wheels.${end}.${side}`, hub);
      shop.frame(`slot.brakes.${end}.${side}`, hub, `hub.${end}.${side}`);
    }
  }
}

/** What swings keeps the slots on it: a hood that is mounted opens as the stock one does. */
function slotParent(name: string): string | undefined {
  if (name === "slot.hood") return "hinge.hood";
  const mirror = /^slot\.mirrors\.(left|right)$/.exec(name)?.[1];
  return mirror && `hinge.door.${mirror}`;
}

/** Anchors of the body slots in drawing space. */
export function bodyAnchors(table: CarTable): Record<string, V3> {
  const { lip, spoiler, diffuser, exhaust, skirts } = table.fittings.anchors;
  const { pod } = table.fittings.mirror;
  const mirror: V3 = [1.07 + pod[0], 1.01 + pod[1], 0.93 + pod[2]];
  const { bumperFront, hood } = table.fittings.frames;
  return {
    "slot.bumper.front": bumperFront,
    "slot.lip": lip,
    "slot.spoiler": spoiler,
    "slot.diffuser": diffuser,
    "slot.exhaust": exhaust,
    "slot.skirts.left": skirts,
    "slot.skirts.right": [skirts[0], skirts[1], -skirts[2]],
    "slot.hood": hood,
    "slot.mirrors.left": mirror,
    "slot.mirrors.right": [mirror[0], mirror[1], -mirror[2]],
    "slot.lights": bumperFront,
    "slot.roof": [table.dimensions.wheelbase * 0.6, table.dimensions.height, 0],
  };
}

function buildWheels(shop: Workshop, table: CarTable): void {
  for (const end of ["front", "rear"] as const) {
    const axle = table[end];
    const measures = {
      diameter: axle.hub.diameter.stock,
      width: axle.hub.width.stock,
      offset: axle.hub.offset.stock,
      boltPattern: axle.hub.boltPattern,
    };
    const size = { diameter: tyreDiameterOf(table, axle), width: axle.tyreWidth };
    const rim = [...buildRim(RIMS[table.stockRim]!, measures), buildTyre(measures, size, axle.tread)];
    const design = stockBrake(table.brand);
    const brake = buildBrake(axle.brakeRadius, design);
    for (const side of SIDES) {
      for (const [slot, pieces] of [
        ["slot.wheels", rim],
        ["slot.brakes", brake],
      ] as const) {
        const name = `${slot}.${end}.${side}`;
        // Wheels are made for the left side; the right one is reflected below its anchor.
        const holder = `${name}.stock`;
        shop.frames.push({
          name: holder,
          parent: name,
          at: shop.toCar(hubAnchor(table, axle, side)),
          mirrorX: side === "right",
        });
        shop.instances.push({ name, parent: holder, pieces });
        // Words are read on both sides: what carries them is made for each.
        const own =
          pieces === brake ? caliperWord(axle.brakeRadius, design, side) : tyrePrint(measures, size, side, axle.tread);
        shop.instances.push({ name, parent: holder, pieces: [own] });
      }
    }
  }
}

/** Builds the whole car of a table: geometry, nodes, livery map. Pure and deterministic. */
export async function buildCar(table: CarTable): Promise<BuiltCar> {
  await simplifierReady;
  const shop = new Workshop(table.dimensions.wheelbase);
  buildFrames(shop, table);
  const fields = fieldsOf(table);
  const sheets = cutSheets(buildSkin(table), fields);
  const panels = [...buildPanels(shop, sheets, table), ...buildMirrors(shop, table), ...buildStepBumper(shop, table)];
  buildGlazing(shop, sheets, fields, table);
  buildLamps(shop, sheets, fields, table);
  buildFace(shop, sheets, fields, table, "slot.bumper.front");
  buildDetails(shop, sheets, fields);
  buildCladding(shop, sheets, fields);
  buildOpenings(shop, sheets, fields, table);
  buildStern(shop, sheets, fields, table);
  buildRoofline(shop, sheets, table);
  buildMarks(shop, sheets, table, "slot.bumper.front");
  buildWipers(shop, sheets, table);
  buildUnderbody(shop, sheets, fields, table);
  buildFlares(shop, sheets, table);
  buildBed(shop, sheets, table);
  buildTruck(shop, table);
  buildInterior(shop, table);
  buildEngine(shop, table);
  buildWheels(shop, table);

  const livery = pack(chartsOf(panels, table.liveryShare), table.packing);
  for (const panel of panels) {
    shop.pieces.push({
      name: `panel.${panel.id}`,
      material: `zone.${panel.zone}`,
      mesh: shop.meshToCar(panel.mesh),
      uv: livery.uv.get(panel.id)!,
      parent: panel.parent,
    });
  }
  return {
    model: { name: table.slug, frames: shop.frames, pieces: shop.pieces, instances: shop.instances },
    panels,
    livery,
    sheets,
  };
}
