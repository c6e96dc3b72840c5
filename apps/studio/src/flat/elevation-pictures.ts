import { EYE, type Elevation } from "@carloom/editor/flat";
import type { Stage, Vec3 } from "@carloom/stage";
import type { Print } from "./paint-sheet.ts";

/** Pixels a metre, and a side at most. */
const DENSITY = 320;
const MOST = 2400;
const SAMPLES = 4;
/** A camera straight above the car has no up: it stands a hair aside, 0.3 mm a metre. */
const ASIDE = 3e-4;

/** Draws one side of the car as it stands, without ground. @param lift what the ride height raises the body by, metres */
export async function drawElevation(
  stage: Stage,
  { target, out, up, size, left, top }: Elevation,
  { lift, density, signal }: { lift: number; density: number; signal: AbortSignal },
): Promise<Print> {
  const [width, height] = size;
  const scale = Math.min(density, DENSITY * 2, MOST / Math.max(width, height));
  const at: Vec3 = [target[0], target[1] + lift, target[2]];
  const away = out.map((value, k) => value - (out[1] === 1 ? ASIDE * (up[k] ?? 0) : 0)) as Vec3;
  const position = at.map((value, k) => value + EYE * (away[k] ?? 0)) as Vec3;
  const blob = await stage.capture({
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    type: "image/webp",
    quality: 0.92,
    transparent: true,
    view: { position, target: at, fov: (2 * Math.atan(height / 2 / EYE) * 180) / Math.PI },
    asGiven: true,
    samples: SAMPLES,
    signal,
    onProgress: () => {},
  });
  const image = await createImageBitmap(blob);
  return { part: { x: left, y: top, width: width * 1000, height: height * 1000 }, image };
}
