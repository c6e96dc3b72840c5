import { Manifest, MANIFEST_VERSION } from "@carloom/build";
import type { Material } from "@gltf-transform/core";
import { type Box, sizeOf } from "../geometry/piece.ts";
import type { LiveryMap } from "../livery/unwrap.ts";
import type { ImportOptions } from "../options.ts";
import type { SlotPlan } from "../propose/slots.ts";
import type { Wheel } from "../propose/wheels.ts";
import { LIVERY_ZONES } from "../propose/zones.ts";
import type { Lamp } from "../write/materials.ts";
import { hingeNode, type PlannedHinge } from "../write/scene.ts";
import { assetFile } from "./asset-file.ts";
import { camerasFor } from "./cameras.ts";
import { axleIn, hubOf, statedBrakes, statedHub } from "./hub.ts";
import { labelFor, slotLabel } from "./labels.ts";
import { paintOf } from "./paint.ts";

export type ManifestInput = {
  glb: Uint8Array;
  box: Box;
  wheels: readonly Wheel[];
  /** Zone → its source material. */
  zones: ReadonlyMap<string, Material | null>;
  livery: LiveryMap | null;
  texCoord: 0 | 1;
  slots: readonly SlotPlan[];
  lamps: readonly Lamp[];
  hinges: readonly PlannedHinge[];
  /** Camera views that a person set. */
  views: Manifest["cameras"];
  credits: string;
};

const FIRST = ["body", "hood", "roof", "mirrors", "trim", "wheels", "calipers", "interior"];
const rank = (id: string) => {
  const at = FIRST.indexOf(id.replace(/\.\d+$/, ""));
  return at === -1 ? FIRST.length : at;
};
const mm = (value: number) => Number(value.toFixed(3));

function dimensions(box: Box, wheels: readonly Wheel[]) {
  const [width, height, length] = sizeOf(box);
  const at = (corner: string) => wheels.find((wheel) => wheel.corner === corner)?.centre;
  const gap = (a: string, b: string, k: 0 | 2, fallback: number) => {
    const [p, q] = [at(a), at(b)];
    return mm(p && q ? Math.abs(p[k] - q[k]) : fallback);
  };
  return {
    length: mm(length),
    width: mm(width),
    height: mm(height),
    wheelbase: gap("front.left", "rear.left", 2, length * 0.6),
    trackFront: gap("front.left", "front.right", 0, width * 0.85),
    trackRear: gap("rear.left", "rear.right", 0, width * 0.85),
  };
}

/** The manifest of an imported car, parsed by its schema. `model3d.full.url` is `model.glb`, beside it. */
export function buildManifest(input: ManifestInput, options: ImportOptions): Manifest {
  const { wheels, livery } = input;
  const hubs = options.corrections?.hubs ?? [];
  const wheelOf = (slot: string) => wheels.find((wheel) => slot === `wheels.${wheel.corner.split(".")[0]}`);
  return Manifest.parse({
    version: MANIFEST_VERSION,
    brand: options.brand ?? "Imported",
    model: options.model ?? options.title ?? "Imported car",
    years: options.years ?? [2020, 2030],
    bodyStyle: options.bodyStyle ?? "other",
    dimensions: dimensions(input.box, wheels),
    model3d: {
      full: assetFile("model.glb", input.glb),
    },
    zones: [...input.zones]
      .sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
      .map(([id, material]) => ({
        id,
        label: labelFor(id),
        paint: paintOf(material),
        livery: (livery?.panels ?? []).some((panel) => panel.zone === id) && LIVERY_ZONES.test(id),
      })),
    panels: (livery?.panels ?? []).map((panel) => ({
      id: panel.id,
      label: labelFor(panel.id),
      zone: panel.zone,
      chart: panel.chart,
    })),
    livery: livery && { texCoord: input.texCoord, mmPerUnit: livery.mmPerUnit },
    slots: input.slots.map((slot) => {
      const wheel = wheelOf(slot.id);
      const own = hubs.find(({ axle }) => axle === axleIn(slot.id));
      const hub = wheel && (own ? statedHub(wheel, own) : hubOf(wheel, options.hub ?? {}));
      const brake = slot.id === "brakes" ? statedBrakes(hubs) : undefined;
      const anchors = slot.anchors.map(({ node, position, mirror }) => ({ node, position: position.map(mm), mirror }));
      return {
        id: slot.id,
        label: slotLabel(slot.id),
        anchors,
        ...(hub && { hub }),
        ...(brake && { brake }),
        stock: slot.stock,
      };
    }),
    cameras: camerasFor(input.box, wheels).map((camera) => input.views.find(({ id }) => id === camera.id) ?? camera),
    hinges: input.hinges.map(({ id, axis, angle }) => ({ id, node: hingeNode(id), axis: axis.map(mm), angle })),
    lights: input.lamps.map((lamp) => ({ id: lamp.material.replace(/^lamp\./, ""), ...lamp })),
    ...(input.credits ? { credits: input.credits } : {}),
  });
}
