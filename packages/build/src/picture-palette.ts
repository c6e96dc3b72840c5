import { distance, hexOf, type Oklab, oklabOfRgb, oklchOfLab } from "./oklch.ts";

/** Dominant colours of a picture: lower-case sRGB, share of its area 0…1, and how shiny it looks 0…1. */
export type PicturePalette = { colors: { hex: string; share: number }[]; gloss: number };

/** Pixels as a decoder leaves them: red, green, blue, alpha, row by row. */
export type Picture = { pixels: Uint8Array | Uint8ClampedArray; width: number; height: number };

/** About as many pixels are looked at, however large the picture is. */
const SAMPLES = 6000;
const COLORS = 6;
/** Colours nearer than this are one. */
const SAME = 0.055;
/** What lies along the border and is this alike is background, and counts this much. */
const ALIKE = 0.07;
const BACKGROUND_WEIGHT = 0.15;

type Sample = { lab: Oklab; weight: number; side: 0 | 1 | 2 | 3 | null };

const far = (a: Oklab, b: Oklab): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Pixels on a regular grid; the middle of the picture counts twice as much as its edge. */
function samplesOf({ pixels, width, height }: Picture): Sample[] {
  const step = Math.max(1, Math.round(Math.sqrt((width * height) / SAMPLES)));
  const samples: Sample[] = [];
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) {
      const at = (y * width + x) * 4;
      const alpha = (pixels[at + 3] ?? 255) / 255;
      if (alpha < 0.5) continue;
      const [u, v] = [(x / Math.max(1, width - 1)) * 2 - 1, (y / Math.max(1, height - 1)) * 2 - 1];
      samples.push({
        lab: oklabOfRgb(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0),
        weight: alpha * (2 - Math.min(1, Math.hypot(u, v))),
        side: u < -0.9 ? 0 : u > 0.9 ? 1 : v < -0.9 ? 2 : v > 0.9 ? 3 : null,
      });
    }
  return samples;
}

/** The colour that all four sides have for the most part; null where they differ, as in a scene. */
function backgroundOf(samples: readonly Sample[]): Oklab | null {
  const border = samples.filter(({ side }) => side !== null);
  const [first] = border;
  if (!first) return null;
  const near = (lab: Oklab, of: readonly Sample[]) => of.filter((sample) => far(sample.lab, lab) < ALIKE).length;
  const best = border
    .filter((_, i) => i % 7 === 0)
    .reduce((a, b) => (near(b.lab, border) > near(a.lab, border) ? b : a), first);
  const sides = ([0, 1, 2, 3] as const).map((side) => border.filter((sample) => sample.side === side));
  return sides.every((one) => near(best.lab, one) > one.length * 0.6) ? best.lab : null;
}

const mean = (samples: readonly Sample[]): Oklab => {
  const sum = samples.reduce((total, { weight }) => total + weight, 0) || 1;
  const axis = (k: 0 | 1 | 2) => samples.reduce((total, { lab, weight }) => total + lab[k] * weight, 0) / sum;
  return [axis(0), axis(1), axis(2)];
};

/** Groups of like colours: centres far from each other to begin with, then each moves to the middle of its own. */
function groupsOf(samples: readonly Sample[]): Sample[][] {
  const [first] = samples;
  if (!first) return [];
  let centres: Oklab[] = [mean(samples)];
  while (centres.length < COLORS * 2) {
    const farthest = samples.reduce(
      (best, { lab, weight }) => {
        const away = Math.min(...centres.map((centre) => far(lab, centre))) * Math.sqrt(weight);
        return away > best.away ? { lab, away } : best;
      },
      { lab: first.lab, away: 0 },
    );
    if (farthest.away < SAME) break;
    centres.push(farthest.lab);
  }
  let groups: Sample[][] = [];
  for (let pass = 0; pass < 8; pass++) {
    groups = centres.map(() => []);
    for (const sample of samples) {
      const nearest = centres.reduce(
        (best, centre, i) => (far(sample.lab, centre) < far(sample.lab, centres[best] ?? centre) ? i : best),
        0,
      );
      groups[nearest]?.push(sample);
    }
    groups = groups.filter((group) => group.length > 0);
    centres = groups.map(mean);
  }
  return groups;
}

/** How shiny what is seen looks: bright spots beside much darker ones of the same picture. */
function glossOf(samples: readonly Sample[]): number {
  const lights = samples.map(({ lab }) => lab[0]).sort((a, b) => a - b);
  if (lights.length === 0) return 0.5;
  const at = (share: number) => lights[Math.min(lights.length - 1, Math.floor(share * lights.length))] ?? 0;
  return Math.max(0, Math.min(1, (at(0.985) - at(0.6)) * 1.6 + (at(0.6) - at(0.05)) * 0.5));
}

/**
 * The dominant colours of a picture, by area and position, its background discounted. The same picture gives the same
 * palette; one that is empty or transparent gives none.
 */
export function paletteOf(picture: Picture): PicturePalette {
  const all = samplesOf(picture);
  const background = backgroundOf(all);
  const samples = all.map((sample) =>
    background && far(sample.lab, background) < ALIKE
      ? { ...sample, weight: sample.weight * BACKGROUND_WEIGHT }
      : sample,
  );
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return { colors: [], gloss: 0.5 };
  const groups = groupsOf(samples).map((group) => ({
    hex: hexOf(oklchOfLab(mean(group))),
    share: group.reduce((sum, { weight }) => sum + weight, 0) / total,
  }));
  const colors: PicturePalette["colors"] = [];
  for (const group of groups.sort((a, b) => b.share - a.share)) {
    const like = colors.find(({ hex }) => distance(hex, group.hex) < SAME);
    if (like) like.share += group.share;
    else if (colors.length < COLORS && group.share > 0.01) colors.push(group);
  }
  const seen = samples.filter(({ lab }) => !background || far(lab, background) >= ALIKE);
  return {
    colors: colors.sort((a, b) => b.share - a.share),
    gloss: glossOf(seen.length > samples.length / 5 ? seen : samples),
  };
}
