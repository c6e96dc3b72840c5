import { type BuildDocument, lampLevel } from "@carloom/build";
import type { Lamp } from "./car.ts";

type Lights = BuildDocument["lights"];

/** Tone mapping bleaches what is much brighter than white: a coloured lamp stays near it and its halo tells the rest. */
function shownIntensity(lamp: Lamp): number {
  const { r, g, b } = lamp.color;
  const peak = Math.max(r, g, b);
  const saturation = peak > 0 ? 1 - Math.min(r, g, b) / peak : 0;
  const limit = (1 + 7 * (1 - saturation) ** 3) / (peak || 1);
  const brake = lamp.level > 1 ? 1 : 0.72;
  return Math.min(lamp.intensity * lamp.level, limit * (saturation > 0.3 ? brake : 1));
}

/** Sets the lamps' materials. A lamp that is off looks as the file made it. */
export function lightLamps(lamps: readonly Lamp[], lights: Lights): void {
  const ownBrake = lamps.some((lamp) => lamp.id.startsWith("brake"));
  for (const lamp of lamps) {
    lamp.level = lampLevel(lamp.id, lights, ownBrake);
    const lit = lamp.level > 0;
    lamp.material.emissive.copy(lit ? lamp.color : lamp.off);
    lamp.material.emissiveIntensity = lit ? shownIntensity(lamp) : lamp.offIntensity;
  }
}
