/** Profiles of our own: sRGB as every colour in a file is written, and one of a printer that prints sRGB as it is. */

/** White of the profile connection space. */
const D50 = [0.9642, 1, 0.8249] as const;
/** sRGB's primaries against D50. */
const MATRIX = [
  [0.4360747, 0.3850649, 0.1430804],
  [0.2225045, 0.7168786, 0.0606169],
  [0.0139322, 0.0971045, 0.7141733],
] as const;
const INVERSE = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
] as const;
const GRID = 17;

const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const coded = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);
const lift = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
const drop = (t: number) => (t ** 3 > 216 / 24389 ? t ** 3 : (116 * t - 16) / (24389 / 27));
const dot = (row: readonly number[], v: readonly number[]) => row.reduce((sum, m, i) => sum + m * (v[i] ?? 0), 0);

/** Lab of sRGB 0…1, white D50. */
export const labOf = (rgb: readonly number[]): [number, number, number] => {
  const light = rgb.map(linear);
  return labOfXyz(MATRIX.map((row) => dot(row, light)));
};
export function labOfXyz(xyz: readonly number[]): [number, number, number] {
  const [x = 0, y = 0, z = 0] = xyz.map((v, i) => lift(v / (D50[i] ?? 1)));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
export function xyzOf([l, a, b]: readonly [number, number, number]): number[] {
  const y = (l + 16) / 116;
  return [y + a / 500, y, y - b / 200].map((t, i) => drop(t) * (D50[i] ?? 1));
}
export function rgbOf(lab: readonly [number, number, number]): { rgb: number[]; inside: boolean } {
  const light = INVERSE.map((row) => dot(row, xyzOf(lab)));
  const inside = light.every((v) => v >= -0.002 && v <= 1.002);
  return { rgb: light.map((v) => coded(Math.max(0, Math.min(1, v)))), inside };
}

const bytesOf = (size: number, fill: (view: DataView) => void): Uint8Array => {
  const bytes = new Uint8Array(size);
  fill(new DataView(bytes.buffer));
  return bytes;
};
const ascii = (view: DataView, at: number, text: string) => {
  for (let i = 0; i < text.length; i++) view.setUint8(at + i, text.charCodeAt(i));
};
const fixed16 = (value: number) => Math.round(value * 65536);

const xyzTag = (values: readonly number[]) =>
  bytesOf(20, (view) => {
    ascii(view, 0, "XYZ ");
    for (const [i, value] of values.entries()) view.setInt32(8 + i * 4, fixed16(value));
  });
const textTag = (text: string) =>
  bytesOf(9 + text.length, (view) => {
    ascii(view, 0, "text");
    ascii(view, 8, text);
  });
const descTag = (text: string) =>
  bytesOf(12 + text.length + 1 + 78, (view) => {
    ascii(view, 0, "desc");
    view.setUint32(8, text.length + 1);
    ascii(view, 12, text);
  });
const curveTag = () =>
  bytesOf(12 + 1024 * 2, (view) => {
    ascii(view, 0, "curv");
    view.setUint32(8, 1024);
    for (let i = 0; i < 1024; i++) view.setUint16(12 + i * 2, Math.round(linear(i / 1023) * 65535));
  });

/** A table of 16 bits from three values to some, without curves before and after. */
function lutTag(outputs: number, at: (in3: [number, number, number]) => readonly number[]): Uint8Array {
  const head = 52 + 3 * 2 * 2;
  const table = GRID ** 3 * outputs * 2;
  return bytesOf(head + table + outputs * 4, (view) => {
    ascii(view, 0, "mft2");
    view.setUint8(8, 3);
    view.setUint8(9, outputs);
    view.setUint8(10, GRID);
    for (const i of [0, 4, 8]) view.setInt32(12 + i * 4, 65536);
    view.setUint16(48, 2);
    view.setUint16(50, 2);
    const ends = (from: number, count: number) => {
      for (let i = 0; i < count; i++) view.setUint16(from + i * 4 + 2, 65535);
    };
    ends(52, 3);
    let to = head;
    const step = (i: number) => i / (GRID - 1);
    for (let i = 0; i < GRID; i++)
      for (let j = 0; j < GRID; j++)
        for (let k = 0; k < GRID; k++)
          for (const value of at([step(i), step(j), step(k)])) {
            view.setUint16(to, Math.round(Math.max(0, Math.min(1, value)) * 65535));
            to += 2;
          }
    ends(to, outputs);
  });
}

/** Lab as version 2 writes it in 16 bits, and back. */
const written = ([l, a, b]: readonly [number, number, number]) => [
  (l / 100) * (65280 / 65535),
  ((a + 128) / 255) * (65280 / 65535),
  ((b + 128) / 255) * (65280 / 65535),
];
const read = ([l, a, b]: readonly [number, number, number]): [number, number, number] => {
  const full = 65535 / 65280;
  return [l * full * 100, a * full * 255 - 128, b * full * 255 - 128];
};

function profile(
  kind: "mntr" | "prtr",
  pcs: "XYZ " | "Lab ",
  tags: readonly (readonly [string, Uint8Array])[],
): Uint8Array {
  const even = (n: number) => Math.ceil(n / 4) * 4;
  const places = new Map<Uint8Array, number>();
  let end = 128 + 4 + tags.length * 12;
  for (const [, bytes] of tags) {
    if (places.has(bytes)) continue;
    places.set(bytes, end);
    end += even(bytes.length);
  }
  const out = bytesOf(end, (view) => {
    view.setUint32(0, end);
    view.setUint32(8, 0x02400000);
    ascii(view, 12, `${kind}RGB ${pcs}`);
    // a profile has a date; this one says always the same
    for (const [i, value] of [2026, 1, 1, 0, 0, 0].entries()) view.setUint16(24 + i * 2, value);
    ascii(view, 36, "acsp");
    for (const [i, value] of D50.entries()) view.setInt32(68 + i * 4, fixed16(value));
    view.setUint32(128, tags.length);
    for (const [i, [name, bytes]] of tags.entries()) {
      ascii(view, 132 + i * 12, name);
      view.setUint32(136 + i * 12, places.get(bytes) ?? 0);
      view.setUint32(140 + i * 12, bytes.length);
    }
  });
  for (const [bytes, at] of places) out.set(bytes, at);
  return out;
}

const RIGHTS = "No rights reserved";

export function srgbProfile(): Uint8Array {
  const column = (k: 0 | 1 | 2) => xyzTag(MATRIX.map((row) => row[k]));
  const curve = curveTag();
  return profile("mntr", "XYZ ", [
    ["desc", descTag("sRGB")],
    ["cprt", textTag(RIGHTS)],
    ["wtpt", xyzTag(D50)],
    ["rXYZ", column(0)],
    ["gXYZ", column(1)],
    ["bXYZ", column(2)],
    ["rTRC", curve],
    ["gTRC", curve],
    ["bTRC", curve],
  ]);
}

/** What PDF/X asks for where the shop has told no profile of its own. */
export function neutralPrinter(): Uint8Array {
  const toLab = lutTag(3, (rgb) => written(labOf(rgb)));
  const toRgb = lutTag(3, (lab) => rgbOf(read(lab)).rgb);
  const gamut = lutTag(1, (lab) => [rgbOf(read(lab)).inside ? 0 : 1]);
  return profile("prtr", "Lab ", [
    ["desc", descTag("Neutral sRGB printer")],
    ["cprt", textTag(RIGHTS)],
    ["wtpt", xyzTag(D50)],
    ["A2B0", toLab],
    ["A2B1", toLab],
    ["A2B2", toLab],
    ["B2A0", toRgb],
    ["B2A1", toRgb],
    ["B2A2", toRgb],
    ["gamt", gamut],
  ]);
}

/** How many values a colour has in a profile that somebody gave. @throws when it is none */
export function componentsOf(icc: Uint8Array): 1 | 3 | 4 {
  const text = String.fromCharCode(...icc.subarray(16, 20));
  if (String.fromCharCode(...icc.subarray(36, 40)) !== "acsp") throw new Error("That is no ICC profile.");
  if (text === "CMYK") return 4;
  if (text === "GRAY") return 1;
  if (text === "RGB ") return 3;
  throw new Error(`A profile of ${text.trim()} is not printed with.`);
}
