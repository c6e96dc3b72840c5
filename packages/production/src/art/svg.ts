import { SaxesParser } from "saxes";
import { type Affine, after } from "../geometry/affine.ts";
import { covered, grown, type Point, type Ring, type Rule } from "../geometry/rings.ts";
import type { Area, Art, Paint } from "./art.ts";
import { pathRings } from "./path-data.ts";

/** What a drawing has that is not printed as lines; whoever reads it prints pixels instead. */
export class NotLines extends Error {}

type Style = Record<string, string>;
type Node = { name: string; attributes: Style; style: Style; matrix: Affine };

const INHERITED = ["fill", "fill-rule", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-linejoin"];
const SILENT = new Set(["title", "desc", "metadata", "defs", "style"]);
const MOST_ITEMS = 20_000;

/** What changes what is drawn and is not drawn here, with the values that change nothing. */
const FOREIGN: readonly (readonly [name: RegExp, plain: RegExp])[] = [
  [/^(?:clip-path|mask|filter)$/, /^none$/],
  [/^marker(?:-start|-mid|-end)?$/, /^none$/],
  [/^stroke-dasharray$/, /^none$/],
  [/^vector-effect$/, /^none$/],
  [/^(?:mix-blend-mode|paint-order)$/, /^normal$/],
  [/^transform-(?:origin|box)$/, /^$/],
];

/** A length in the drawing's own units. @throws NotLines for a share of something and for other units */
const number = (text: string | undefined, otherwise = 0) => {
  const given = text?.trim() ?? "";
  if (given === "" || given === "auto") return otherwise;
  const value = Number(given.replace(/px$/, ""));
  if (!Number.isFinite(value)) throw new NotLines(`length ${given.slice(0, 20)}`);
  return value;
};

function transformOf(text: string | undefined): Affine {
  let matrix: Affine = [1, 0, 0, 1, 0, 0];
  for (const [, name = "", inner = ""] of (text ?? "").matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
    const v = inner
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    const [a = 0, b = 0, c = 0] = v;
    const turn = (a * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const next: Affine | null =
      name === "translate"
        ? [1, 0, 0, 1, a, b]
        : name === "scale"
          ? [a, 0, 0, v.length > 1 ? b : a, 0, 0]
          : name === "rotate"
            ? [cos, sin, -sin, cos, b - cos * b + sin * c, c - sin * b - cos * c]
            : name === "skewX"
              ? [1, 0, Math.tan(turn), 1, 0, 0]
              : name === "skewY"
                ? [1, Math.tan(turn), 0, 1, 0, 0]
                : name === "matrix" && v.length === 6
                  ? (v as unknown as Affine)
                  : null;
    if (!next?.every(Number.isFinite)) throw new NotLines(`transform ${name}`);
    matrix = after(matrix, next);
  }
  return matrix;
}

/** The lines of an element in its own units, as path data; null where it draws nothing itself. */
function dataOf(name: string, a: Style): string | null {
  const n = (key: string) => number(a[key]);
  const oval = (cx: number, cy: number, rx: number, ry: number) =>
    rx > 0 && ry > 0 ? `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z` : "";
  switch (name) {
    case "path":
      return a.d ?? "";
    case "circle":
      return oval(n("cx"), n("cy"), n("r"), n("r"));
    case "ellipse":
      return oval(n("cx"), n("cy"), n("rx"), n("ry"));
    case "rect": {
      const [x, y, w, h] = [n("x"), n("y"), n("width"), n("height")];
      const rx = Math.min(w / 2, number(a.rx, number(a.ry)));
      const ry = Math.min(h / 2, number(a.ry, number(a.rx)));
      if (!(rx > 0 && ry > 0)) return `M${x} ${y}h${w}v${h}h${-w}Z`;
      const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
      return `M${x + rx} ${y}h${w - 2 * rx}${corner(rx, ry)}v${h - 2 * ry}${corner(-rx, ry)}h${2 * rx - w}${corner(-rx, -ry)}v${2 * ry - h}${corner(rx, -ry)}Z`;
    }
    case "polygon":
      return a.points ? `M${a.points}Z` : "";
    case "polyline":
      return a.points ? `M${a.points}` : "";
    case "svg":
    case "g":
      return null;
    default:
      throw new NotLines(`<${name}>`);
  }
}

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;
const NAMES: Record<string, string> = { black: "#000000", white: "#ffffff", red: "#ff0000" };

function colorOf(text: string): string | null {
  const value = text.trim().toLowerCase();
  if (value === "none" || value === "transparent") return null;
  if (HEX.test(value)) return value.length === 4 ? value.replace(/[0-9a-f]/g, "$&$&") : value;
  const named = NAMES[value];
  if (named) return named;
  const rgb = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/.exec(value);
  if (rgb)
    return `#${rgb
      .slice(1)
      .map((v) => Math.min(255, Number(v)).toString(16).padStart(2, "0"))
      .join("")}`;
  throw new NotLines(`paint ${value.slice(0, 20)}`);
}

const declared = (text: string | undefined): Style =>
  Object.fromEntries(
    (text ?? "").split(";").flatMap((one) => {
      const at = one.indexOf(":");
      return at < 0 ? [] : [[one.slice(0, at).trim(), one.slice(at + 1).trim()]];
    }),
  );

/**
 * A drawing as lines, filling a box about the middle. @param size mm
 * @throws NotLines for what it cannot draw so: patterns, masks, filters, pictures, letters
 */
export function svgArt(text: string, [width, height]: readonly [number, number]): Art {
  const items: Area[] = [];
  const open: Node[] = [];
  let silent = 0;
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw new NotLines(error.message);
  });
  parser.on("opentag", ({ name, attributes: given }) => {
    const attributes = given as Style;
    if (silent > 0 || SILENT.has(name)) {
      if (name === "style") throw new NotLines("<style>");
      silent++;
      return;
    }
    const parent = open.at(-1);
    const own = { ...attributes, ...declared(attributes.style) };
    for (const [key, value] of Object.entries(own))
      if (value && FOREIGN.some(([of, plain]) => of.test(key) && !plain.test(value))) throw new NotLines(key);
    if (name === "svg" && parent) throw new NotLines("<svg> in another");
    const style: Style = { ...parent?.style };
    for (const key of INHERITED) if (own[key] && own[key] !== "inherit") style[key] = own[key];
    style.opacity = String(number(parent?.style.opacity, 1) * number(own.opacity, 1));
    if (name === "g" && number(own.opacity, 1) < 1) throw new NotLines("opacity of a group");
    const base = parent ? parent.matrix : fitting(attributes, width, height);
    const matrix = after(base, transformOf(own.transform));
    open.push({ name, attributes: own, style, matrix });
    if (own.display === "none" || own.visibility === "hidden") {
      silent = 1;
      open.pop();
      return;
    }
    const data = dataOf(name, own);
    if (data) items.push(...areasOf(data, style, matrix));
    if (items.length > MOST_ITEMS) throw new NotLines("too many lines");
  });
  parser.on("closetag", () => {
    if (silent > 0) silent--;
    else open.pop();
  });
  parser.write(text).close();
  return { items, flattened: [] };
}

/** Where the drawing's units go: its view box fills the box, as pictures on stickers do. */
function fitting(a: Style, width: number, height: number): Affine {
  const box = (a.viewBox ?? "")
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  const [x = 0, y = 0, w = number(a.width), h = number(a.height)] = box;
  if (!(w > 0 && h > 0)) throw new NotLines("no size");
  const [sx, sy] = [width / w, height / h];
  return [sx, 0, 0, -sy, -width / 2 - x * sx, height / 2 + y * sy];
}

function areasOf(data: string, style: Style, matrix: Affine): Area[] {
  const rings = pathRings(data, matrix);
  const alpha = number(style.opacity, 1);
  const rule: Rule = style["fill-rule"] === "evenodd" ? "evenodd" : "nonzero";
  const area = (of: readonly Ring[], how: Rule, color: string, opacity: number): Area => ({
    kind: "area",
    rings: of,
    rule: how,
    paint: { kind: "solid", color } satisfies Paint,
    alpha: alpha * opacity,
  });
  const out: Area[] = [];
  const fill = colorOf(style.fill ?? "#000000");
  if (fill && rings.length > 0) out.push(area(rings, rule, fill, number(style["fill-opacity"], 1)));
  const stroke = style.stroke ? colorOf(style.stroke) : null;
  const wide = number(style["stroke-width"], 1);
  if (stroke && wide > 0)
    out.push(area(strokeOf(rings, data, matrix, wide, style), "nonzero", stroke, number(style["stroke-opacity"], 1)));
  return out;
}

/** What a stroke covers, where its line is closed and its width everywhere the same. */
function strokeOf(rings: readonly Ring[], data: string, [a, b, c, d]: Affine, wide: number, style: Style): Ring[] {
  const lines = data.match(/[mM]/g)?.length ?? 0;
  const closed = data.match(/[zZ]/g)?.length ?? 0;
  const [sx, sy] = [Math.hypot(a, b), Math.hypot(c, d)];
  if (closed < lines) throw new NotLines("an open stroke");
  if (Math.abs(sx - sy) > 0.01 * sx) throw new NotLines("a stroke of uneven width");
  const half = (wide * sx) / 2;
  const corners = style["stroke-linejoin"] === "round" ? "round" : "sharp";
  return rings.flatMap((ring) => {
    const region = covered([ring], "nonzero");
    const hole = grown(region, -half, corners).map((one): Point[] => [...one].reverse());
    return [...grown(region, half, corners), ...hole];
  });
}
