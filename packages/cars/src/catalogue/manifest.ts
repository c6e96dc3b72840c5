import { createHash } from "node:crypto";
import { type AssetFile, Manifest, MANIFEST_VERSION, type Slot, type SlotKind, slotKind } from "@carloom/build";
import { type BuiltCar, bodyAnchors, hubAnchor } from "../generator/car/build.ts";
import { tyreDiameterOf } from "../generator/car/skin.ts";
import { Workshop } from "../generator/car/workshop.ts";
import { chartScale } from "../generator/livery/scale.ts";
import { sweptDiameter } from "../generator/wheels/brake.ts";
import { hostOf } from "../generator/parts/build.ts";
import { seatOf } from "../generator/parts/seat.ts";
import { clearDiameter } from "../generator/wheels/tyre.ts";
import { FRONT_DOOR_LABELS, MID_ENGINE_LABELS, PANEL_LABELS, ZONE_LABELS } from "../tables/labels.ts";
import type { CarTable } from "../tables/types.ts";
import type { Panel } from "../generator/livery/panel.ts";
import { SIDES } from "../generator/gltf/names.ts";

export const asset = (url: string, body: Uint8Array): AssetFile => ({
  url,
  bytes: body.byteLength,
  sha256: createHash("sha256").update(body).digest("hex"),
});

const round = (v: number) => Math.round(v * 1e5) / 1e5;

function label(labels: Record<string, { en: string; ko: string; ja: string }>, id: string) {
  const found = labels[id];
  if (!found) throw new Error(`"${id}" has no label.`);
  return found;
}

function slot(id: string): SlotKind {
  const kind = slotKind(id);
  if (!kind) throw new Error(`"${id}" is no slot.`);
  return kind;
}

function wheelSlots(table: CarTable, shop: Workshop): unknown[] {
  return (["front", "rear"] as const).map((end) => ({
    id: `wheels.${end}`,
    label: slot(`wheels.${end}`).label,
    anchors: SIDES.map((side) => ({
      node: `slot.wheels.${end}.${side}`,
      position: shop.toCar(hubAnchor(table, table[end], side)).map(round),
      mirror: side === "right",
    })),
    hub: {
      ...table[end].hub,
      brakeDiameter: Math.round(sweptDiameter(table[end].brakeRadius) * 1000),
      tyreDiameter: tyreDiameterOf(table, table[end]) * 1000,
      tyreWidth: table[end].tyreWidth * 1000,
    },
    stock: true,
  }));
}

/** Brakes of all four corners are one kit. */
function brakeSlot(table: CarTable, shop: Workshop): unknown {
  const { boltPattern, diameter } = table.front.hub;
  return {
    id: "brakes",
    label: slot("brakes").label,
    anchors: (["front", "rear"] as const).flatMap((end) =>
      SIDES.map((side) => ({
        node: `slot.brakes.${end}.${side}`,
        position: shop.toCar(hubAnchor(table, table[end], side)).map(round),
        mirror: side === "right",
      })),
    ),
    brake: { boltPattern, clearDiameter: clearDiameter(Math.min(diameter.stock, table.rear.hub.diameter.stock)) },
    stock: true,
  };
}

function bodySlots(table: CarTable, car: BuiltCar, shop: Workshop): unknown[] {
  const slots = new Map<string, unknown[]>();
  for (const [node, at] of Object.entries(bodyAnchors(table))) {
    const id = node.replace(/^slot\./, "").replace(/\.(left|right)$/, "");
    const anchors = slots.get(id) ?? [];
    anchors.push({ node, position: shop.toCar(at).map(round), mirror: node.endsWith(".right") });
    slots.set(id, anchors);
  }
  const host = hostOf(table, car);
  return [...slots].map(([id, anchors]) => ({
    id,
    label: slot(id).label,
    anchors,
    mount: seatOf(host, id),
    stock: !slot(id).isBare || (id === "spoiler" && !!table.fittings.roofSpoiler),
  }));
}

/** How the doors open. The right one swings as the left one's reflection. */
function doorHinges({ hinges }: CarTable): unknown[] {
  const left = hinges?.door ?? { axis: [0, 1, 0], angle: -62 };
  const [x, y, z] = left.axis;
  const right = hinges?.door ? { axis: [x, -y!, -z!], angle: left.angle } : { axis: left.axis, angle: -left.angle };
  return [
    { id: "door.left", node: "hinge.door.left", ...left },
    { id: "door.right", node: "hinge.door.right", ...right },
  ];
}

/** Lamps that a car may have; without brake lamps of its own the stage lets the tail lamps shine brighter. */
const LIGHTS = [
  { id: "head", material: "lamp.head", color: "#f2f6ff", intensity: 6 },
  { id: "tail", material: "lamp.tail", color: "#ff2418", intensity: 4 },
  { id: "brake", material: "lamp.brake", color: "#ff2418", intensity: 5 },
  { id: "indicator.left", material: "lamp.signal.left", color: "#ff9416", intensity: 5 },
  { id: "indicator.right", material: "lamp.signal.right", color: "#ff9416", intensity: 5 },
];

const hundredth = (v: number) => Math.round(v * 100) / 100;

/** A chart's own scale, where it is not the map's to a hundredth: it is laid smaller, or its panel bends two ways. */
function scaleOf({ livery }: BuiltCar, { id, mesh }: Panel): { mmPerUnit?: number } {
  const scale = chartScale(mesh, livery.uv.get(id)!);
  return Math.abs(scale / livery.mmPerUnit - 1) < 0.01 ? {} : { mmPerUnit: hundredth(scale) };
}

/** The template's manifest; urls of the model and its coarser levels are relative to the manifest's folder. */
export function manifestOf(table: CarTable, car: BuiltCar, model: AssetFile, lods: AssetFile[] = []): Manifest {
  const shop = new Workshop(table.dimensions.wheelbase);
  const fourDoors = table.fittings.frames.doorRear !== undefined;
  const panelLabels = {
    ...PANEL_LABELS,
    ...(fourDoors && FRONT_DOOR_LABELS),
    ...(table.fittings.engine && MID_ENGINE_LABELS),
  };
  return Manifest.parse({
    version: MANIFEST_VERSION,
    brand: table.brand,
    model: table.model,
    years: table.years,
    bodyStyle: table.bodyStyle,
    dimensions: { ...table.dimensions, trackFront: table.front.track, trackRear: table.rear.track },
    model3d: { full: model, lods },
    zones: Object.entries(table.paint).map(([id, paint]) => ({
      id,
      label: label(ZONE_LABELS, id),
      paint,
      livery: id === "body" || id === "roof" || id === "mirrors",
    })),
    panels: car.panels.map((panel) => ({
      id: panel.id,
      label: label(panelLabels, panel.id),
      zone: panel.zone,
      chart: car.livery.boxes.get(panel.id)!.map(round),
      ...scaleOf(car, panel),
    })),
    livery: { texCoord: 0, mmPerUnit: hundredth(car.livery.mmPerUnit) },
    slots: [...wheelSlots(table, shop), ...bodySlots(table, car, shop), brakeSlot(table, shop)] as Slot[],
    cameras: table.cameras,
    hinges: [
      ...doorHinges(table),
      ...(fourDoors
        ? [
            { id: "door.rear.left", node: "hinge.door.rear.left", axis: [0, 1, 0], angle: -64 },
            { id: "door.rear.right", node: "hinge.door.rear.right", axis: [0, 1, 0], angle: 64 },
          ]
        : []),
      { id: "hood", node: "hinge.hood", axis: [1, 0, 0], angle: -48, ...table.hinges?.hood },
      { id: "trunk", node: "hinge.trunk", axis: [1, 0, 0], angle: 58, ...table.hinges?.trunk },
    ],
    lights: LIGHTS.filter(({ material }) => car.model.pieces.some((piece) => piece.material === material)),
  });
}
