/** Dominant colours of a picture: lower-case sRGB with the share of its area 0…1, and how shiny it looks 0…1. */
export type PicturePalette = { colors: { hex: string; share: number }[]; gloss: number };

const CELLS = 12;
const MOST = 5;
/** Colours nearer than this in OKLab look like one. */
const SAME = 0.09;

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const LINEAR = Float64Array.from({ length: 256 }, (_, i) => linear(i / 255));

/** Ottosson's OKLab, https://bottosson.github.io/posts/oklab/ */
function oklab(r: number, g: number, b: number): [number, number, number] {
  const [lr, lg, lb] = [LINEAR[r] ?? 0, LINEAR[g] ?? 0, LINEAR[b] ?? 0];
  const l = Math.cbrt(0.4122214708 * lr + 0.5363325363 * lg + 0.0514459929 * lb);
  const m = Math.cbrt(0.2119034982 * lr + 0.6806995451 * lg + 0.1073969566 * lb);
  const s = Math.cbrt(0.0883024619 * lr + 0.2817188376 * lg + 0.6299787005 * lb);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

type Cluster = { weight: number; lab: [number, number, number]; rgb: [number, number, number] };
const apart = (a: Cluster, b: Cluster): number =>
  Math.hypot(a.lab[0] - b.lab[0], a.lab[1] - b.lab[1], a.lab[2] - b.lab[2]);

/**
 * Reads a palette out of pixels (RGBA, row by row): colours by area, the middle counting more than the edge, where
 * backgrounds are, and lively colours more than grey ones. Pictures of a few thousand pixels are enough.
 */
export function paletteOf(pixels: Uint8ClampedArray, width: number, height: number): PicturePalette {
  const cells = new Map<number, Cluster>();
  let all = 0;
  let bright = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      if ((pixels[at + 3] ?? 0) < 128) continue;
      const rgb: [number, number, number] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
      const lab = oklab(...rgb);
      const [dx, dy] = [(x + 0.5) / width - 0.5, (y + 0.5) / height - 0.5];
      const middle = Math.exp(-6 * (dx * dx + dy * dy));
      const weight = middle * (0.35 + Math.min(1, Math.hypot(lab[1], lab[2]) * 6));
      all += middle;
      // highlights without colour are what a shiny thing has
      if (lab[0] > 0.93) bright += middle;
      const key =
        Math.floor(lab[0] * CELLS) * 10_000 +
        Math.floor((lab[1] + 0.5) * CELLS) * 100 +
        Math.floor((lab[2] + 0.5) * CELLS);
      const cell = cells.get(key) ?? { weight: 0, lab: [0, 0, 0], rgb: [0, 0, 0] };
      for (let k = 0; k < 3; k++) {
        cell.lab[k] = (cell.lab[k] ?? 0) + (lab[k] ?? 0) * weight;
        cell.rgb[k] = (cell.rgb[k] ?? 0) + (rgb[k] ?? 0) * weight;
      }
      cell.weight += weight;
      cells.set(key, cell);
    }
  }
  const mean = ({ weight, lab, rgb }: Cluster): Cluster => ({
    weight,
    lab: lab.map((value) => value / weight) as Cluster["lab"],
    rgb: rgb.map((value) => value / weight) as Cluster["rgb"],
  });
  const found: Cluster[] = [];
  for (const cell of [...cells.values()]
    .filter(({ weight }) => weight > 0)
    .map(mean)
    .sort((a, b) => b.weight - a.weight)) {
    const near = found.find((one) => apart(one, cell) < SAME);
    if (near) near.weight += cell.weight;
    else found.push({ ...cell });
  }
  const total = found.reduce((sum, { weight }) => sum + weight, 0);
  const colors = found
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ rgb, weight }) => ({
      hex: `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`,
      share: Math.round((weight / total) * 1000) / 1000,
    }))
    .filter(({ share }) => share >= 0.03);
  const highlights = all > 0 ? bright / all : 0;
  return { colors, gloss: Math.round(Math.min(1, 0.35 + highlights * 6) * 100) / 100 };
}
