import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";

type Matrix = readonly [number, number, number, number, number, number];
type State = {
  fill: string;
  stroke: string;
  fillAlpha: number;
  strokeAlpha: number;
  width: number;
  cap: number;
  join: number;
  miter: number;
  dash: readonly number[];
  phase: number;
  matrix: Matrix;
  /** Ids of clips around what is drawn, the outermost first. */
  clips: readonly string[];
};
export type Operators = { fnArray: readonly number[]; argsArray: readonly unknown[] };

/** Clips and paths; more is a picture, not a drawing. */
const MOST = 6_000;
/** Letters of the drawing: clips around clips repeat themselves around every path. */
const MOST_LETTERS = 8_000_000;
const CAPS = ["butt", "round", "square"];
const JOINS = ["miter", "round", "bevel"];

const n = (value: number): string => String(Math.round(value * 1000) / 1000);
const numbers = (value: unknown): number[] =>
  Array.isArray(value) || ArrayBuffer.isView(value) ? [...(value as number[])].map(Number) : [];

const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
];

/** Parts of a path as pdf.js packs them: what is done, then where. Null where it does something unknown. */
function pathOf(data: unknown): string | null {
  const parts = numbers(data);
  let d = "";
  for (let i = 0; i < parts.length; ) {
    const kind = parts[i++];
    const count = [2, 2, 6, 4, 0][kind ?? 9];
    if (count === undefined) return null;
    d += `${"MLCQZ"[kind ?? 0]}${parts
      .slice(i, i + count)
      .map(n)
      .join(" ")}`;
    i += count;
  }
  return d;
}

/** Does nothing to what is seen, or is told by what stands in it. */
const QUIET = new Set<number>([
  OPS.dependency,
  OPS.setRenderingIntent,
  OPS.setFlatness,
  OPS.beginMarkedContent,
  OPS.markPoint,
  OPS.markPointProps,
  OPS.beginCompat,
  OPS.endCompat,
]);
const FILLS = new Map<number, readonly [fill: boolean, stroke: boolean, even: boolean]>([
  [OPS.stroke, [false, true, false]],
  [OPS.closeStroke, [false, true, false]],
  [OPS.fill, [true, false, false]],
  [OPS.eoFill, [true, false, true]],
  [OPS.fillStroke, [true, true, false]],
  [OPS.eoFillStroke, [true, true, true]],
  [OPS.closeFillStroke, [true, true, false]],
  [OPS.closeEOFillStroke, [true, true, true]],
  [OPS.endPath, [false, false, false]],
]);
const CLOSING = new Set<number>([OPS.closeStroke, OPS.closeFillStroke, OPS.closeEOFillStroke]);

/** Drawing of a page with layers as groups: `defs` and, in the order in which they first draw, what each layer draws. */
export type Paths = { defs: string; layers: { id: string | null; inside: string }[] };

/**
 * What a page draws as SVG, where it is plain: paths in flat colours, clipped by paths.
 * @param matrix from the page's points to the drawing's
 * @returns null where there are pictures, text, shadings, patterns, soft masks or other mixing
 */
export function plainPaths({ fnArray, argsArray }: Operators, matrix: Matrix): Paths | null {
  let state: State = {
    fill: "#000000",
    stroke: "#000000",
    fillAlpha: 1,
    strokeAlpha: 1,
    width: 1,
    cap: 0,
    join: 0,
    miter: 10,
    dash: [],
    phase: 0,
    matrix,
    clips: [],
  }; // prettier-ignore
  const saved: State[] = [];
  const marks: (string | null)[] = [];
  const layers: { id: string | null; inside: string }[] = [];
  let defs = "";
  let count = 0;
  let letters = 0;
  let clipping: "nonzero" | "evenodd" | null = null;
  const draw = (text: string) => {
    const id = marks.find((mark) => mark !== null) ?? null;
    const around = state.clips.map((clip) => `<g clip-path="url(#${clip})">`).join("");
    const whole = `${around}${text}${"</g>".repeat(state.clips.length)}`;
    letters += whole.length;
    const last = layers.at(-1);
    if (last?.id === id) last.inside += whole;
    else layers.push({ id, inside: whole });
  };
  const clip = (d: string, rule: string) => {
    const id = `c${count}`;
    defs += `<clipPath id="${id}"><path d="${d}" transform="matrix(${state.matrix.map(n).join(" ")})" clip-rule="${rule}"/></clipPath>`;
    state = { ...state, clips: [...state.clips, id] };
  };
  for (const [i, op] of fnArray.entries()) {
    if (letters + defs.length > MOST_LETTERS || count > MOST) return null;
    const args = (argsArray[i] ?? []) as unknown[];
    const [first] = args;
    if (QUIET.has(op)) continue;
    if (op === OPS.save) saved.push(state);
    else if (op === OPS.restore) state = saved.pop() ?? state;
    else if (op === OPS.transform)
      state = { ...state, matrix: times(state.matrix, numbers(args) as unknown as Matrix) };
    else if (op === OPS.setLineWidth) state = { ...state, width: Number(first) };
    else if (op === OPS.setLineCap) state = { ...state, cap: Number(first) };
    else if (op === OPS.setLineJoin) state = { ...state, join: Number(first) };
    else if (op === OPS.setMiterLimit) state = { ...state, miter: Number(first) };
    else if (op === OPS.setDash) state = { ...state, dash: numbers(first), phase: Number(args[1]) };
    else if (op === OPS.setFillRGBColor) state = { ...state, fill: String(first) };
    else if (op === OPS.setStrokeRGBColor) state = { ...state, stroke: String(first) };
    else if (op === OPS.beginMarkedContentProps) {
      const props = args[1] as { type?: string; id?: string } | null;
      marks.push(first === "OC" && props?.type === "OCG" ? (props.id ?? null) : null);
    } else if (op === OPS.endMarkedContent) marks.pop();
    else if (op === OPS.clip) clipping = "nonzero";
    else if (op === OPS.eoClip) clipping = "evenodd";
    else if (op === OPS.setGState) {
      const next = graphics(state, first);
      if (!next) return null;
      state = next;
    } else if (op === OPS.paintFormXObjectBegin) {
      saved.push(state);
      if (first) state = { ...state, matrix: times(state.matrix, numbers(first) as unknown as Matrix) };
      const [x = 0, y = 0, u = 0, v = 0] = numbers(args[1]);
      if (args[1]) clip(`M${n(x)} ${n(y)}L${n(u)} ${n(y)} ${n(u)} ${n(v)} ${n(x)} ${n(v)}Z`, "nonzero");
      count++;
    } else if (op === OPS.paintFormXObjectEnd) state = saved.pop() ?? state;
    else if (op === OPS.beginGroup) {
      // a group that is not thinned and mixes in no other way looks like what stands in it
      const group = first as { smask?: unknown; knockout?: boolean } | null;
      if (group?.smask || group?.knockout || state.fillAlpha < 1) return null;
      saved.push(state);
    } else if (op === OPS.endGroup) state = saved.pop() ?? state;
    else if (op === OPS.constructPath) {
      const [fill, stroke, even] = FILLS.get(Number(first)) ?? [];
      const bare = pathOf((args[1] as unknown[] | undefined)?.[0]);
      if (fill === undefined || bare === null || ++count > MOST) return null;
      const d = CLOSING.has(Number(first)) && !bare.endsWith("Z") ? `${bare}Z` : bare;
      if (d && (fill || stroke)) draw(shape(state, d, fill, stroke === true, even === true));
      if (clipping) clip(d || "M0 0Z", clipping);
      clipping = null;
    } else if (![OPS.beginAnnotation, OPS.endAnnotation].includes(op)) return null;
  }
  const drawn = new Map<string | null, string>();
  for (const { id, inside } of layers) drawn.set(id, `${drawn.get(id) ?? ""}${inside}`);
  // layers that take turns would come to lie differently: then it is one
  const whole = drawn.size !== layers.length;
  return { defs, layers: whole ? [{ id: null, inside: layers.map(({ inside }) => inside).join("") }] : layers };
}

/** Null where it mixes otherwise than paint does. */
function graphics(state: State, entries: unknown): State | null {
  let next = state;
  for (const [key, value] of (Array.isArray(entries) ? entries : []) as [string, unknown][]) {
    if (key === "LW") next = { ...next, width: Number(value) };
    else if (key === "LC") next = { ...next, cap: Number(value) };
    else if (key === "LJ") next = { ...next, join: Number(value) };
    else if (key === "ML") next = { ...next, miter: Number(value) };
    else if (key === "D")
      next = { ...next, dash: numbers((value as unknown[])[0]), phase: Number((value as unknown[])[1]) };
    else if (key === "ca") next = { ...next, fillAlpha: Number(value) };
    else if (key === "CA") next = { ...next, strokeAlpha: Number(value) };
    else if (key === "BM" && value !== "source-over" && value !== "Normal") return null;
    else if (key === "SMask" && value) return null;
    else if (key === "TR" && value) return null;
  }
  return next;
}

function shape(state: State, d: string, fill: boolean, stroke: boolean, even: boolean): string {
  const attributes = [
    `d="${d}"`,
    `transform="matrix(${state.matrix.map(n).join(" ")})"`,
    `fill="${fill ? state.fill : "none"}"`,
    ...(even ? ['fill-rule="evenodd"'] : []),
    ...(fill && state.fillAlpha < 1 ? [`fill-opacity="${n(state.fillAlpha)}"`] : []),
    ...(stroke ? strokeOf(state) : []),
  ];
  return `<path ${attributes.join(" ")}/>`;
}

function strokeOf(state: State): string[] {
  // the thinnest line that a device draws: a quarter of a point is what a plotter follows
  const width = state.width > 0 ? state.width : 0.25;
  return [
    `stroke="${state.stroke}" stroke-width="${n(width)}" stroke-linecap="${CAPS[state.cap] ?? "butt"}"`,
    `stroke-linejoin="${JOINS[state.join] ?? "miter"}" stroke-miterlimit="${n(Math.max(1, state.miter))}"`,
    ...(state.dash.some((length) => length > 0)
      ? [`stroke-dasharray="${state.dash.map(n).join(" ")}" stroke-dashoffset="${n(state.phase)}"`]
      : []),
    ...(state.strokeAlpha < 1 ? [`stroke-opacity="${n(state.strokeAlpha)}"`] : []),
  ];
}
