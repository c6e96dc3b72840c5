/** A transform of an ICC profile: as many values in, 0…1, as many out. */
export type Transform = (values: readonly number[]) => number[];
export type Lut = {
  /** Lab in 16 bits as version 2 writes it, whose white is not the last number. */
  isLegacy: boolean;
  inputs: number;
  outputs: number;
  at: Transform;
};
type Curve = (v: number) => number;

/** What is no number is 0, so that no file makes colors of none. */
const clamp = (v: number) => (v > 0 ? Math.min(1, v) : 0);
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const even = (n: number) => Math.ceil(n / 4) * 4;

/** Between entries of a table, 0…1. */
function sampled(table: ArrayLike<number>, from: number, count: number): Curve {
  return (v) => {
    const x = clamp(v) * (count - 1);
    const i = Math.min(count - 2, Math.floor(x));
    const low = table[from + Math.max(0, i)] ?? 0;
    const high = table[from + Math.max(0, i) + 1] ?? low;
    return low + (high - low) * (x - Math.max(0, i));
  };
}

/** A grid of colours, the first value varying slowest; between its points every corner counts by its nearness. */
function gridOf(table: Float32Array, sides: readonly number[], outputs: number): Transform {
  const steps = sides.map((_, i) => sides.slice(i + 1).reduce((product, side) => product * side, outputs));
  return (values) => {
    const low = sides.map((side, i) => Math.max(0, Math.min(side - 2, Math.floor(clamp(values[i] ?? 0) * (side - 1)))));
    const share = sides.map((side, i) => clamp(values[i] ?? 0) * (side - 1) - (low[i] ?? 0));
    const out = new Array<number>(outputs).fill(0);
    for (let corner = 0; corner < 1 << sides.length; corner++) {
      let [weight, place] = [1, 0];
      for (let i = 0; i < sides.length; i++) {
        const far = (corner >> i) & 1;
        weight *= far ? (share[i] ?? 0) : 1 - (share[i] ?? 0);
        place += ((low[i] ?? 0) + far) * (steps[i] ?? 0);
      }
      if (weight > 0) for (let k = 0; k < outputs; k++) out[k] = (out[k] ?? 0) + weight * (table[place + k] ?? 0);
    }
    return out;
  };
}

const each =
  (curves: readonly Curve[]): Transform =>
  (values) =>
    curves.map((curve, i) => curve(values[i] ?? 0));
const chain =
  (...steps: readonly Transform[]): Transform =>
  (values) =>
    steps.reduce<number[]>((now, step) => step(now), [...values]);

/** Tables of 8 or 16 bits (`mft1`, `mft2`). */
function tables(tag: Uint8Array, wide: boolean): Lut | null {
  const view = viewOf(tag);
  const [inputs, outputs, side] = [tag[8] ?? 0, tag[9] ?? 0, tag[10] ?? 0];
  const [before, after] = wide ? [view.getUint16(48), view.getUint16(50)] : [256, 256];
  const head = wide ? 52 : 48;
  const cells = side ** inputs * outputs;
  const total = inputs * before + cells + outputs * after;
  const isWhole = head + total * (wide ? 2 : 1) <= tag.length;
  if (!inputs || inputs > 4 || !outputs || outputs > 4 || side < 2 || before < 2 || after < 2 || !isWhole) return null;
  const numbers = new Float32Array(total);
  for (let i = 0; i < total; i++) numbers[i] = wide ? view.getUint16(head + i * 2) / 65535 : (tag[head + i] ?? 0) / 255;
  const first = Array.from({ length: inputs }, (_, i) => sampled(numbers, i * before, before));
  const grid = gridOf(numbers.subarray(inputs * before), Array<number>(inputs).fill(side), outputs);
  const last = Array.from({ length: outputs }, (_, i) => sampled(numbers, inputs * before + cells + i * after, after));
  return { isLegacy: wide, inputs, outputs, at: chain(each(first), grid, each(last)) };
}

/** Curves one after another, each at a place that divides by four; null where one is of a kind that is not known. */
function curves(tag: Uint8Array, from: number, count: number): Curve[] | null {
  const view = viewOf(tag);
  const found: Curve[] = [];
  let at = from;
  for (let i = 0; i < count; i++) {
    const kind = view.getUint32(at);
    const s15 = (n: number) => view.getInt32(at + 12 + n * 4) / 65536;
    if (kind === 0x63757276 /* curv */) {
      const n = view.getUint32(at + 8);
      if (n > 4096) return null;
      const table = Array.from({ length: n }, (_, k) => view.getUint16(at + 12 + k * 2));
      if (n === 0) found.push((v) => v);
      else if (n === 1) {
        const gamma = (table[0] ?? 256) / 256;
        found.push((v) => clamp(v) ** gamma);
      } else
        found.push(
          sampled(
            table.map((v) => v / 65535),
            0,
            n,
          ),
        );
      at += even(12 + n * 2);
    } else if (kind === 0x70617261 /* para */) {
      const type = view.getUint16(at + 8);
      const length = [1, 3, 4, 5, 7][type];
      if (length === undefined) return null;
      const [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = Array.from({ length }, (_, k) => s15(k));
      const power = (v: number) => Math.max(0, a * v + b) ** g;
      const forms: readonly Curve[] = [
        (v) => clamp(v) ** g,
        (v) => (v >= -b / a ? power(v) : 0),
        (v) => (v >= -b / a ? power(v) + c : c),
        (v) => (v >= d ? power(v) : c * v),
        (v) => (v >= d ? power(v) + e : c * v + f),
      ];
      const form = forms[type] as Curve;
      found.push((v) => clamp(form(v)));
      at += even(12 + length * 4);
    } else return null;
  }
  return found;
}

/** Elements of version 4 (`mAB `, `mBA `); the way to the printer runs backwards through them. */
function elements(tag: Uint8Array, isToPrinter: boolean): Lut | null {
  const view = viewOf(tag);
  const [inputs, outputs] = [tag[8] ?? 0, tag[9] ?? 0];
  const [b = 0, matrix = 0, m = 0, grid = 0, a = 0] = [12, 16, 20, 24, 28].map((at) => view.getUint32(at));
  if (!inputs || inputs > 4 || !outputs || outputs > 4 || !b) return null;
  const [pcs, device] = isToPrinter ? [inputs, outputs] : [outputs, inputs];
  const steps: (Transform | null)[] = [];
  const curvesAt = (from: number, count: number) => {
    const found = from ? curves(tag, from, count) : [];
    steps.push(found && found.length > 0 ? each(found) : found ? (values) => [...values] : null);
  };
  curvesAt(b, pcs);
  if (matrix) {
    const numbers = Array.from({ length: 12 }, (_, i) => view.getInt32(matrix + i * 4) / 65536);
    steps.push((values) =>
      [0, 1, 2].map((row) =>
        [0, 1, 2].reduce((sum, i) => sum + (numbers[row * 3 + i] ?? 0) * (values[i] ?? 0), numbers[9 + row] ?? 0),
      ),
    );
  }
  curvesAt(m, pcs);
  if (grid) {
    const sides = Array.from(tag.subarray(grid, grid + inputs));
    const wide = tag[grid + 16] === 2;
    const cells = sides.reduce((product, side) => product * side, outputs);
    if (sides.some((side) => side < 2) || grid + 20 + cells * (wide ? 2 : 1) > tag.length) return null;
    const numbers = new Float32Array(cells);
    for (let i = 0; i < cells; i++)
      numbers[i] = wide ? view.getUint16(grid + 20 + i * 2) / 65535 : (tag[grid + 20 + i] ?? 0) / 255;
    steps.push(gridOf(numbers, sides, outputs));
  } else if (inputs !== outputs) return null;
  curvesAt(a, device);
  if (steps.some((step) => step === null)) return null;
  const way = (isToPrinter ? steps : steps.reverse()) as Transform[];
  return { isLegacy: false, inputs, outputs, at: chain(...way) };
}

/** The transform that a tag holds; null where it holds none that is known, or is not whole. */
export function lutOf(tag: Uint8Array): Lut | null {
  const kind = String.fromCharCode(...tag.subarray(0, 4));
  try {
    if (kind === "mft1" || kind === "mft2") return tables(tag, kind === "mft2");
    if (kind === "mAB " || kind === "mBA ") return elements(tag, kind === "mBA ");
  } catch (error) {
    // a place beyond the tag's end
    if (!(error instanceof RangeError)) throw error;
  }
  return null;
}
