import type { BuildDocument } from "./document.ts";

/** Tail lamps that also serve as brake lamps. */
const BRAKE_BOOST = 2.2;

/** How bright a lamp of the manifest glows, 1 as the manifest says. `ownBrake`: the template has brake lamps apart. */
export function lampLevel(id: string, lights: BuildDocument["lights"], ownBrake: boolean): number {
  const side = /^(?:indicator|turn)(?:\.(left|right))?/.exec(id);
  if (side) {
    const wanted = lights?.indicators;
    return wanted && (wanted === "both" || side[1] === undefined || side[1] === wanted) ? 1 : 0;
  }
  if (id.startsWith("brake")) return lights?.brake ? 1 : 0;
  if (id.startsWith("tail") && lights?.brake && !ownBrake) return BRAKE_BOOST;
  return lights?.on ? 1 : 0;
}
