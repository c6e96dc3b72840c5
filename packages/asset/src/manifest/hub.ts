import type { HubMeasures } from "@carloom/build";
import type { HubOptions } from "../options.ts";
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
    tyreDiameter: Math.round(wheel.radius * 2000),
    tyreWidth: Math.round(wheel.width * 1000),
  };
}
