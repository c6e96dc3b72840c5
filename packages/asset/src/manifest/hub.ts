import type { BrakeMount, HubMeasures } from "@carloom/build";
import type { HubOptions } from "../options.ts";
import type { Corrections, StatedHub } from "../propose/corrections.ts";
import { USUAL_OFFSET } from "../propose/slots.ts";
import { rimInches, type Wheel } from "../propose/wheels.ts";

const half = (value: number) => Math.round(value * 2) / 2;

/**
 * Hub measures of an axle: sizes from geometry, bolt pattern and bore as stated. Undefined without those two or without a
 * rim of its own — a guess would become a false fit promise.
 */
export function hubOf(wheel: Wheel, stated: HubOptions): HubMeasures | undefined {
  if (!stated.boltPattern || !stated.centreBore || wheel.rim === 0) return undefined;
  const diameter = rimInches(wheel);
  // Flanges add about 25 mm to the nominal width.
  const width = half((wheel.rimWidth * 1000 - 25) / 25.4);
  const offset = stated.offset ?? USUAL_OFFSET;
  return {
    boltPattern: stated.boltPattern,
    centreBore: stated.centreBore,
    diameter: { min: diameter - 2, max: diameter + 1, stock: diameter },
    width: { min: width - 1, max: width + 1, stock: width },
    offset: { min: offset - 15, max: offset + 10, stock: offset },
    ...tyreOf(wheel),
  };
}

const tyreOf = (wheel: Wheel) => ({
  tyreDiameter: Math.round(wheel.radius * 2000),
  tyreWidth: Math.round(wheel.width * 1000),
});

/** The axle that a node, a corner or a slot belongs to. */
export const axleIn = (name: string): StatedHub["axle"] | null =>
  (["front", "rear"] as const).find((axle) => name.split(".").includes(axle)) ?? null;

/** How far out of its middle a wheel of an axle is bolted on, mm: as a person said, else as is usual. */
export const offsetOf =
  ({ hubs = [] }: Corrections, usual: number = USUAL_OFFSET) =>
  (axle: StatedHub["axle"] | null): number =>
    hubs.find((hub) => hub.axle === axle)?.offsetStock ?? usual;

/** The same of an axle whose hub a person knows: nothing of it is guessed. */
export const statedHub = (wheel: Wheel, hub: StatedHub): HubMeasures => ({
  boltPattern: { count: hub.boltCount, pcd: hub.boltPcd },
  centreBore: hub.centreBore,
  diameter: { min: hub.diameterMin, max: hub.diameterMax, stock: hub.diameterStock },
  width: { min: hub.widthMin, max: hub.widthMax, stock: hub.widthStock },
  offset: { min: hub.offsetMin, max: hub.offsetMax, stock: hub.offsetStock },
  ...tyreOf(wheel),
  ...(hub.brakeDiameter !== null && { brakeDiameter: hub.brakeDiameter }),
});

/** What brakes must agree with on both axles; undefined where the room in the wheels, or one pattern for all, is not known. */
export function statedBrakes(hubs: readonly StatedHub[]): BrakeMount | undefined {
  const [first] = hubs;
  const room = hubs.map(({ clearDiameter }) => clearDiameter).filter((value) => value !== null);
  if (!first || room.length === 0) return undefined;
  if (hubs.some(({ boltCount, boltPcd }) => boltCount !== first.boltCount || boltPcd !== first.boltPcd))
    return undefined;
  return { boltPattern: { count: first.boltCount, pcd: first.boltPcd }, clearDiameter: Math.min(...room) };
}
