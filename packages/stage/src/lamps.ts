import type { BuildDocument } from "@carloom/build";
import type { Lamp } from "./car.ts";

/** Tail lamps that also serve as brake lamps. */
const BRAKE_BOOST = 2.2;

type Lights = BuildDocument["lights"];

/** How bright a lamp of the manifest glows, 1 as the manifest says. `ownBrake`: the template has brake lamps apart. */
export function lampLevel(id: string, lights: Lights, ownBrake: boolean): number {
  const side = /^(?:indicator|turn)(?:\.(left|right))?/.exec(id);
  if (side) {
    const wanted = lights?.indicators;
    return wanted && (wanted === "both" || side[1] === undefined || side[1] === wanted) ? 1 : 0;
  }
  if (id.startsWith("brake")) return lights?.brake ? 1 : 0;
  if (id.startsWith("tail") && lights?.brake && !ownBrake) return BRAKE_BOOST;
  return lights?.on ? 1 : 0;
}

/** Sets the lamps' materials. A lamp that is off looks as the file made it. */
export function lightLamps(lamps: readonly Lamp[], lights: Lights): void {
  const ownBrake = lamps.some((lamp) => lamp.id.startsWith("brake"));
  for (const lamp of lamps) {
    lamp.level = lampLevel(lamp.id, lights, ownBrake);
    const lit = lamp.level > 0;
    lamp.material.emissive.copy(lit ? lamp.color : lamp.off);
    lamp.material.emissiveIntensity = lit ? lamp.intensity * lamp.level : lamp.offIntensity;
  }
}
