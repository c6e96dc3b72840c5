import type { GradientStop } from "@carloom/build/film";
import { isClearPaint, type Paint, type Pixels } from "../art/art.ts";
import { type Affine, after } from "../geometry/affine.ts";
import { fixed, list, nameOf, type PdfFile, type Ref, ref } from "./objects.ts";
import { srgbProfile } from "./icc.ts";

const channels = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255);
export const rgb = (hex: string): string => list(channels(hex));

/** What pages of a file draw with, each made once and named in one dictionary that all of them share. */
export class Inks {
  readonly pdf: PdfFile;
  readonly srgb: Ref;
  #named = new Map<string, { kind: string; name: string; ref: Ref }>();
  #counts = new Map<string, number>();
  #pixels = new Map<Pixels, string>();
  #resources: Ref;

  constructor(pdf: PdfFile) {
    this.pdf = pdf;
    const icc = pdf.stream("/N 3", srgbProfile());
    this.srgb = pdf.add(`[/ICCBased ${ref(icc)}]`);
    this.#resources = pdf.reserve();
  }
  get resources(): Ref {
    return this.#resources;
  }

  #once(kind: string, key: string, make: () => Ref): string {
    const before = this.#named.get(`${kind} ${key}`);
    if (before) return before.name;
    const count = this.#counts.get(kind) ?? 0;
    this.#counts.set(kind, count + 1);
    const name = `/${kind[0]}${count}`;
    this.#named.set(`${kind} ${key}`, { kind, name, ref: make() });
    return name;
  }

  /** An ink that is no colour; on screens it is shown as one. */
  spot(name: string, shown: string): string {
    return this.#once("ColorSpace", name, () => {
      const tint = `<< /FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [${rgb(shown)}] /N 1 >>`;
      return this.pdf.add(`[/Separation ${nameOf(name)} ${ref(this.srgb)} ${tint}]`);
    });
  }
  layer(name: string, group: Ref): string {
    return this.#once("Properties", name, () => group);
  }
  state(entries: string): string {
    return this.#once("ExtGState", entries, () => this.pdf.add(`<< /Type /ExtGState ${entries} >>`));
  }
  /** Something drawn again and again. @param box of it */
  form(key: string, box: readonly number[], content: () => string, entries = ""): string {
    return this.#once("XObject", key, () =>
      this.pdf.stream(
        `/Type /XObject /Subtype /Form /BBox [${list(box)}] /Resources ${ref(this.#resources)} ${entries}`,
        content(),
      ),
    );
  }

  #shading(
    paint: Exclude<Paint, { kind: "solid" }>,
    stops: readonly GradientStop[],
    value: (stop: GradientStop) => string,
  ): string {
    const steps = function_(stops, value);
    const [kind, coords] = paint.kind === "linear" ? [2, [...paint.from, ...paint.to]] : [3, [0, 0, 0, 0, 0, 1]];
    const text = `<< /ShadingType ${kind} /ColorSpace ${ref(this.srgb)} /Coords [${list(coords)}] /Function ${steps} /Extend [true true] >>`;
    return this.#once("Shading", text, () => this.pdf.add(text));
  }

  /** Content that fills what is clipped with a gradient. @param matrix of the art @param box in the art's own mm */
  gradient(paint: Exclude<Paint, { kind: "solid" }>, matrix: Affine, reach: number): string {
    const own = this.#own(paint, matrix);
    const color = this.#shading(paint, paint.stops, (stop) => rgb(stop.color));
    const mask = isClearPaint(paint) ? `${this.#mask(paint, reach)} gs ` : "";
    return `${list6(own)} cm ${mask}${color} sh\n`;
  }
  /** The same, where only how much it covers counts: another ink is filled through it. */
  veil(paint: Exclude<Paint, { kind: "solid" }>, matrix: Affine, reach: number): string {
    return `${list6(this.#own(paint, matrix))} cm ${this.#mask(paint, reach)} gs\n${-reach} ${-reach} ${2 * reach} ${2 * reach} re f\n`;
  }
  #own(paint: Exclude<Paint, { kind: "solid" }>, matrix: Affine): Affine {
    if (paint.kind === "linear") return matrix;
    return after(matrix, [paint.radii[0], 0, 0, paint.radii[1], paint.center[0], paint.center[1]]);
  }
  #mask(paint: Exclude<Paint, { kind: "solid" }>, reach: number): string {
    const gray = this.#shading(paint, paint.stops, ({ alpha }) => list([alpha, alpha, alpha]));
    const box = [-reach, -reach, reach, reach];
    const group = `/Group << /S /Transparency /CS ${ref(this.srgb)} /I true >>`;
    const key = `mask ${gray} ${reach}`;
    const name = this.form(key, box, () => `${gray} sh\n`, group);
    const made = [...this.#named.values()].find((one) => one.kind === "XObject" && one.name === name)?.ref ?? 0;
    return this.state(`/SMask << /Type /Mask /S /Luminosity /G ${ref(made)} >>`);
  }

  picture(pixels: Pixels): string {
    const before = this.#pixels.get(pixels);
    if (before) return before;
    const { width, height, rgb: body, alpha } = pixels;
    const size = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8`;
    const mask = alpha && this.pdf.stream(`${size} /ColorSpace /DeviceGray`, alpha);
    const name = this.#once("XObject", `picture ${this.#pixels.size}`, () =>
      this.pdf.stream(`${size} /ColorSpace ${ref(this.srgb)}${mask ? ` /SMask ${ref(mask)}` : ""}`, body),
    );
    this.#pixels.set(pixels, name);
    return name;
  }

  /** Writes the dictionary. Call it when all pages are drawn. */
  finish(): void {
    const kinds = [...new Set([...this.#named.values()].map(({ kind }) => kind))];
    const parts = kinds.map((kind) => {
      const entries = [...this.#named.values()].filter((one) => one.kind === kind);
      return `/${kind} << ${entries.map((one) => `${one.name} ${ref(one.ref)}`).join(" ")} >>`;
    });
    const spaces = `/CsP ${ref(this.srgb)}`;
    const text = parts.some((part) => part.startsWith("/ColorSpace"))
      ? parts.map((part) => part.replace("/ColorSpace << ", `/ColorSpace << ${spaces} `)).join(" ")
      : `/ColorSpace << ${spaces} >> ${parts.join(" ")}`;
    this.pdf.set(this.#resources, `<< ${text} >>`);
  }
}

export const list6 = (matrix: Affine): string => matrix.map((v) => fixed6(v)).join(" ");
/** Shares of a matrix, finer than places are. */
const fixed6 = (value: number): string => {
  const text = String(Math.round(value * 1e8) / 1e8 + 0);
  return text.includes("e") ? value.toFixed(8) : text;
};

/** Stops as functions joined at their places. */
function function_(stops: readonly GradientStop[], value: (stop: GradientStop) => string): string {
  const [first] = stops;
  const last = stops.at(-1);
  if (!first || !last) return "<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0] /C1 [0 0 0] /N 1 >>";
  const all = [...(first.at > 0 ? [{ ...first, at: 0 }] : []), ...stops, ...(last.at < 1 ? [{ ...last, at: 1 }] : [])];
  // two stops at one place are an edge: the later begins a hair after
  const pairs = all.slice(0, -1).flatMap((stop, i) => {
    const next = all[i + 1];
    return next && next.at > stop.at ? [[stop, next] as const] : [];
  });
  if (pairs.length === 0) return `<< /FunctionType 2 /Domain [0 1] /C0 [${value(first)}] /C1 [${value(last)}] /N 1 >>`;
  const one = ([a, b]: readonly [GradientStop, GradientStop]) =>
    `<< /FunctionType 2 /Domain [0 1] /C0 [${value(a)}] /C1 [${value(b)}] /N 1 >>`;
  const bounds = pairs.slice(1).map(([a]) => fixed(a.at));
  return `<< /FunctionType 3 /Domain [0 1] /Functions [${pairs.map(one).join(" ")}] /Bounds [${bounds.join(" ")}] /Encode [${pairs.map(() => "0 1").join(" ")}] >>`;
}
