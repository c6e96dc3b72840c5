import { oklabOf } from "@carloom/build/oklch";

/** What art may lie on: light, middle and dark. */
export const GROUNDS = ["light", "middle", "dark"] as const;
export type Ground = (typeof GROUNDS)[number];
/** As in `stickers.css`. */
const LIGHTNESS: Record<Ground, number> = {
  light: oklabOf("#f1f1ee")[0],
  middle: oklabOf("#83878a")[0],
  dark: oklabOf("#17191b")[0],
};

/** A colour that is less of the art than this is not what it is known by. */
const SHARE = 0.04;
const BINS = 24;

/**
 * The ground on which every colour of art is seen: where the one that is nearest to it is farthest away.
 * @param pixels red, green, blue and alpha, 0…255
 */
export function groundFor(pixels: ArrayLike<number>): Ground {
  const bins = new Float64Array(BINS);
  let ink = 0;
  for (let i = 0; i + 3 < pixels.length; i += 4) {
    const alpha = (pixels[i + 3] ?? 0) / 255;
    if (alpha < 0.2) continue;
    const hex = [0, 1, 2].map((k) => (pixels[i + k] ?? 0).toString(16).padStart(2, "0")).join("");
    const bin = Math.min(BINS - 1, Math.floor(oklabOf(`#${hex}`)[0] * BINS));
    bins[bin] = (bins[bin] ?? 0) + alpha;
    ink += alpha;
  }
  if (ink === 0) return "middle";
  const shown = [...bins].flatMap((sum, bin) => (sum / ink >= SHARE ? [(bin + 0.5) / BINS] : []));
  const clear = (ground: Ground) => Math.min(...shown.map((lightness) => Math.abs(lightness - LIGHTNESS[ground])));
  return GROUNDS.reduce((best, ground) => (clear(ground) > clear(best) + 1e-9 ? ground : best), "middle");
}

/** Pixels of a picture's side that are looked at. */
const SIDE = 24;

/** The ground of a picture that has come; the middle one where its pixels may not be read. */
export function groundOf(image: HTMLImageElement): Ground {
  try {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = SIDE;
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) return "middle";
    context.drawImage(image, 0, 0, SIDE, SIDE);
    return groundFor(context.getImageData(0, 0, SIDE, SIDE).data);
  } catch {
    return "middle";
  }
}
