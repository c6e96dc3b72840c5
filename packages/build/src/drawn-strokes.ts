/** The thinnest line that a drawing strokes, as shares of its width and of its height. */
export type ThinStroke = { wide: number; high: number };

const TAG = /<(\/?)([a-zA-Z][\w:-]*)((?:"[^"]*"|'[^']*'|[^>"'])*?)(\/?)>/g;
/** What draws nothing where it stands. */
const SILENT = new Set(["defs", "clipPath", "mask", "symbol", "pattern", "marker"]);
const DRAWS = new Set(["path", "circle", "ellipse", "rect", "polygon", "polyline", "line", "text"]);

const attributesOf = (text: string): Map<string, string> => {
  const found = new Map<string, string>();
  for (const [, name = "", , value = ""] of text.matchAll(/([\w:-]+)\s*=\s*(["'])(.*?)\2/gs)) found.set(name, value);
  for (const one of (found.get("style") ?? "").split(";")) {
    const at = one.indexOf(":");
    if (at > 0) found.set(one.slice(0, at).trim(), one.slice(at + 1).trim());
  }
  return found;
};

/** How much larger a transform draws, by area. */
function scaleOf(transform: string | undefined): number {
  let area = 1;
  for (const [, name, inner = ""] of (transform ?? "").matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
    const [a = 1, b = a, c = 0, d = 1] = inner
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    if (name === "scale") area *= a * b;
    if (name === "matrix") area *= a * d - b * c;
  }
  return Math.sqrt(Math.abs(area));
}

type Open = { name: string; stroke: string; width: number; scale: number; isSilent: boolean };

/**
 * Reads the strokes of an SVG as it is kept (well formed, without entities); null where it strokes nothing or has no size.
 * Filled shapes have no line to measure.
 */
export function thinnestStroke(svg: string): ThinStroke | null {
  const open: Open[] = [];
  let box: readonly [number, number] | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [, closes, name = "", text = "", empty] of svg.matchAll(TAG)) {
    if (closes) {
      const at = open.findLastIndex((one) => one.name === name);
      if (at >= 0) open.length = at;
      continue;
    }
    const given = attributesOf(text);
    const parent = open.at(-1);
    if (name === "svg" && !box) {
      const [, , w = Number.parseFloat(given.get("width") ?? ""), h = Number.parseFloat(given.get("height") ?? "")] = (
        given.get("viewBox") ?? ""
      )
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(Number);
      box = [w, h];
    }
    const width = Number.parseFloat(given.get("stroke-width") ?? "");
    const own: Open = {
      name,
      stroke: given.get("stroke") ?? parent?.stroke ?? "none",
      width: Number.isFinite(width) ? width : (parent?.width ?? 1),
      scale: (parent?.scale ?? 1) * scaleOf(given.get("transform")),
      isSilent: (parent?.isSilent ?? false) || SILENT.has(name) || given.get("display") === "none",
    };
    const drawn = own.width * own.scale;
    if (DRAWS.has(name) && !own.isSilent && !/^(none|transparent)$/.test(own.stroke) && drawn > 0)
      least = Math.min(least, drawn);
    if (!empty) open.push(own);
  }
  if (!box || !(box[0] > 0 && box[1] > 0) || !Number.isFinite(least)) return null;
  return { wide: least / box[0], high: least / box[1] };
}
