import { apart, type Lab, labOf } from "./oklab.ts";

/** Colours nearer to each other than this are one region. */
const SAME = 0.075;
/** Regions of a smaller share of the surface join the nearest. */
const LEAST = 0.004;
const MOST = 24;

export type Palette = {
  /** #rrggbb, the largest first. */
  colors: string[];
  /** The colour of each triangle of each list that was given. */
  labels: Uint8Array[];
  /** Share of the surface whose triangles have one colour each: a palette has nearly all, a photograph little. */
  flat: number;
};

type Entry = { lab: Lab; area: number; sum: [number, number, number] };

const hex = (value: number) => Math.round(value).toString(16).padStart(2, "0");
const nearest = (entries: readonly Entry[], lab: Lab): number =>
  entries.reduce((best, entry, i) => (apart(entry.lab, lab) < apart((entries[best] as Entry).lab, lab) ? i : best), 0);

/** Every colour that occurs, in bins of 16 steps a channel, the largest first. */
function binned(lists: readonly { colours: Uint8Array; areas: Float64Array }[]): Entry[] {
  const bins = new Map<number, Entry>();
  for (const { colours, areas } of lists) {
    for (let t = 0; t < areas.length; t++) {
      const [r = 0, g = 0, b = 0] = colours.subarray(t * 12, t * 12 + 3);
      const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
      const area = areas[t] as number;
      const bin = bins.get(key) ?? { lab: labOf(r, g, b), area: 0, sum: [0, 0, 0] };
      bin.area += area;
      bin.sum = [bin.sum[0] + r * area, bin.sum[1] + g * area, bin.sum[2] + b * area];
      bins.set(key, bin);
    }
  }
  return [...bins]
    .sort((a, b) => b[1].area - a[1].area || a[0] - b[0])
    .map(([, bin]) => ({
      ...bin,
      lab: labOf(...(bin.sum.map((v) => v / (bin.area || 1)) as [number, number, number])),
    }));
}

/** Groups the colours of one material's triangles (four each, as `coloursOf` gives them), weighed by area. */
export function paletteOf(lists: readonly { colours: Uint8Array; areas: Float64Array }[]): Palette {
  const whole = lists.reduce((sum, { areas }) => sum + areas.reduce((own, area) => own + area, 0), 0);
  const found: Entry[] = [];
  for (const bin of binned(lists)) {
    const at = found.length > 0 ? nearest(found, bin.lab) : -1;
    const near = found[at];
    if (near && (apart(near.lab, bin.lab) < SAME || found.length >= MOST)) {
      near.area += bin.area;
      near.sum = near.sum.map((value, k) => value + (bin.sum[k] as number)) as Entry["sum"];
    } else found.push({ ...bin });
  }
  const kept = found.filter(({ area }) => area >= whole * LEAST).sort((a, b) => b.area - a.area);
  const entries = kept.length > 0 ? kept : found.slice(0, 1);
  let flat = 0;
  const labels = lists.map(({ colours, areas }) => {
    const own = new Uint8Array(areas.length);
    for (let t = 0; t < areas.length; t++) {
      const labs = [0, 3, 6, 9].map((k) => labOf(...(colours.subarray(t * 12 + k, t * 12 + k + 3) as unknown as Lab)));
      own[t] = nearest(entries, labs[0] as Lab);
      if (labs.every((lab) => apart(lab, labs[0] as Lab) < SAME)) flat += areas[t] as number;
    }
    return own;
  });
  const colors = entries.map(({ sum, area }) => `#${sum.map((value) => hex(value / (area || 1))).join("")}`);
  return {
    colors: colors.map((color, i) => (colors.indexOf(color) === i ? color : `${color}.${i}`)),
    labels,
    flat: flat / (whole || 1),
  };
}
