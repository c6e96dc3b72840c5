import { SaxesParser, type SaxesTagNS } from "saxes";

/** What draws nothing by itself, and any layer may refer to. */
const SHARED = /^(defs|style|clipPath|mask|linearGradient|radialGradient|pattern|symbol|filter|marker)$/;

type Piece = { group: boolean; shared: boolean; from: number; to: number; name: string | null };
type Level = { open: string; pieces: Piece[]; end: number };

/** The names that drawing programs give to groups, in the order in which these begin. */
function groupNames(source: string): string[] {
  const names: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", () => undefined);
  parser.on("opentag", (tag) => {
    if ((tag as SaxesTagNS).local !== "g") return;
    const all = Object.values((tag as SaxesTagNS).attributes);
    const of = (name: string) => all.find((one) => one.name === name)?.value;
    const label = all.find(({ prefix, local }) => (prefix === "inkscape" && local === "label") || prefix === "serif");
    names.push(
      label?.value ??
        of("data-name") ??
        of("id")
          ?.replace(/_x([0-9a-f]{2})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
          .replace(/_/g, " ") ??
        "",
    );
  });
  parser.write(source.replace(/^\uFEFF/, "")).close();
  return names;
}

/** Children of the root, or of the one group that holds all the others. */
function levels(svg: string, names: readonly string[]): Level[] {
  const found: Level[] = [];
  const parser = new SaxesParser({ xmlns: false, position: true });
  const open: { name: string; from: number; level: Level }[] = [];
  let group = 0;
  let start = 0;
  parser.on("opentagstart", () => {
    start = svg.lastIndexOf("<", parser.position - 1);
  });
  parser.on("opentag", ({ name }) => {
    const from = start;
    const level: Level = { open: svg.slice(from, parser.position), pieces: [], end: 0 };
    const own = name === "g" ? (names[group++] ?? "") : null;
    open.at(-1)?.level.pieces.push({ group: name === "g", shared: SHARED.test(name), from, to: 0, name: own });
    open.push({ name, from, level });
    if (open.length === 1) found.push(level);
  });
  const inner = new Map<number, Level>();
  parser.on("closetag", () => {
    const done = open.pop();
    const piece = open.at(-1)?.level.pieces.at(-1);
    if (piece) piece.to = parser.position;
    if (done) {
      done.level.end = parser.position;
      inner.set(done.from, done.level);
    }
  });
  parser.write(svg).close();
  for (let level = found[0]; level; ) {
    const drawn: Piece[] = level.pieces.filter(({ shared }) => !shared);
    const [only] = drawn;
    const next: Level | undefined = drawn.length === 1 && only?.group ? inner.get(only.from) : undefined;
    if (next) found.push(next);
    level = next;
  }
  return found;
}

/** Ids that a text refers to. */
const references = (text: string): string[] =>
  [...text.matchAll(/url\(\s*["']?#([\w.:-]+)|href="#([\w.:-]+)"/g)].map(([, a, b]) => a ?? b ?? "");

/** A drawing taken apart: what its parts need around them, and the parts, lowest first. */
export type SvgParts = {
  /** The start tag of the root. */
  root: string;
  /** Groups around all parts. */
  wrappers: string[];
  /** Definitions and styles. */
  shared: string[];
  parts: { name: string | null; text: string /** What other parts define and this one uses. */; lent: string }[];
};

/**
 * The groups of a drawing, or of the one group that holds all others. What lies beside groups, in a row, is one part.
 * @param clean what `sanitiseSvg` made of `source`, which has the names still
 * @param deep false: only groups of the root
 */
export function svgParts(source: string, clean: string, deep = true): SvgParts | null {
  const found = levels(clean, groupNames(source));
  const all = deep ? found : found.slice(0, 1);
  const top = [...all].reverse().find(({ pieces }) => pieces.filter(({ shared }) => !shared).length > 1) ?? all[0];
  if (!top) return null;
  const around = all.slice(0, all.indexOf(top) + 1);
  const text = ({ from, to }: Piece) => clean.slice(from, to);
  const rows: Piece[][] = [];
  for (const piece of top.pieces.filter((one) => !one.shared)) {
    const last = rows.at(-1);
    if (last && !piece.group && !last[0]?.group) last.push(piece);
    else rows.push([piece]);
  }
  const texts = rows.map((row) => row.map(text).join(""));
  const parts = texts.map((own, i) => {
    const wanted = references(own).filter((id) => !own.includes(`id="${id}"`));
    const lent = texts.filter((other, k) => k !== i && wanted.some((id) => other.includes(`id="${id}"`))).join("");
    return { name: rows[i]?.[0]?.name ?? null, text: own, lent };
  });
  return {
    root: around[0]?.open ?? "",
    wrappers: around.slice(1).map(({ open }) => open),
    shared: around.flatMap(({ pieces }) => pieces.filter((piece) => piece.shared).map(text)),
    parts,
  };
}
