import type { Manifest, PartOption } from "@carloom/build";

const label = (en: string) => ({ en, ko: `${en} (ko)`, ja: `${en} (ja)` });

/** Bytes that stand for a model; the service never looks into them. */
export const modelBytes = (name: string) => new TextEncoder().encode(`glTF of ${name}`);

/** A car with wheels in two slots, a spoiler slot, one zone and one panel. */
export function exampleManifest(model: string): Manifest {
  const hub = {
    boltPattern: { count: 5, pcd: 114.3 },
    centreBore: 64.1,
    diameter: { min: 17, max: 20, stock: 18 },
    width: { min: 7, max: 10, stock: 8 },
    offset: { min: 20, max: 55, stock: 40 },
    tyreDiameter: 650,
    tyreWidth: 235,
  };
  const anchor = (node: string) => ({
    node,
    position: [0, 0, 0] as [number, number, number],
    rotation: [0, 0, 0, 1] as [number, number, number, number],
    mirror: false,
  });
  return {
    version: 1,
    brand: "Halden",
    model,
    years: [2026, 2026],
    bodyStyle: "coupe",
    dimensions: { length: 4.5, width: 1.9, height: 1.3, wheelbase: 2.7, trackFront: 1.6, trackRear: 1.6 },
    model3d: { full: { url: "model.glb", bytes: modelBytes(model).byteLength }, lods: [] },
    zones: [{ id: "body", label: label("Body"), paint: { color: "#aa0000", finish: "metallic" }, livery: true }],
    panels: [{ id: "hood", label: label("Hood"), zone: "body", chart: [0, 0, 0.5, 0.5] }],
    livery: { texCoord: 1, mmPerUnit: 8000 },
    slots: [
      {
        id: "wheels.front",
        label: label("Front wheels"),
        anchors: [anchor("slot.wheels.front.left")],
        hub,
        stock: true,
      },
      { id: "wheels.rear", label: label("Rear wheels"), anchors: [anchor("slot.wheels.rear.left")], hub, stock: true },
      {
        id: "spoiler",
        label: label("Spoiler"),
        anchors: [anchor("slot.spoiler")],
        mount: { interface: "deck", span: 1100 },
        stock: false,
      },
    ],
    cameras: [{ id: "front", position: [3, 1.5, 6], target: [0, 0.6, 0], fov: 30 }],
    hinges: [],
    lights: [],
  };
}

export function exampleOption(measures: PartOption["measures"]): PartOption {
  return { version: 1, model3d: { url: "model.glb", bytes: 0 }, measures, conflicts: [], requires: [] };
}

export const RIM_MEASURES: PartOption["measures"] = {
  wheel: { boltPattern: { count: 5, pcd: 114.3 }, centreBore: 64.1, diameter: 19, width: 8.5, offset: 40 },
};

/** A placement on the bonnet as a client sends it. */
export function placement(id: string, art: unknown, more: Record<string, unknown> = {}): Record<string, unknown> {
  return { id, art, position: [0, 0.9, 1.4], rotation: [0, 0, 0, 1], size: [0.4, 0.4], depth: 0.3, ...more };
}
