// The partners' marks as stickers, read from the site's own drawing so that each mark is drawn once. Lines and words
// become outlines; the site's file is evaluated as it stands, with elements as plain records.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transformWithOxc } from "vite";
import { art, INK, type Sheet } from "./art.ts";
import { box, fit, move, type Path, shape, stroke, union } from "./shape.ts";
import { set } from "./type.ts";

const SOURCE = join(import.meta.dirname, "../../../../apps/site/app/pages/home/partner-marks.tsx");

type Props = Record<string, unknown>;
type Node = { tag: string; props: Props; children: unknown[] };
type Partner = { number: number; name: string; mark: Node };

const h = (tag: string | ((props: Props) => unknown), props: Props | null, ...children: unknown[]): unknown =>
  typeof tag === "function"
    ? tag({ ...props, children: children.length === 1 ? children[0] : children })
    : { tag, props: props ?? {}, children: children.flat(3) };

async function read(): Promise<Partner[]> {
  const { code } = await transformWithOxc(readFileSync(SOURCE, "utf8"), SOURCE, {
    jsx: { runtime: "classic", pragma: "h", pragmaFrag: "Fragment" },
  });
  const module = `const h = globalThis.carloomElement;\n${code}`;
  (globalThis as unknown as Props).carloomElement = h;
  return (await import(`data:text/javascript,${encodeURIComponent(module)}`)).PARTNERS;
}

const number = (value: unknown, fallback = 0) => (value === undefined ? fallback : Number.parseFloat(String(value)));

function text(props: Props, children: unknown[]): Path {
  const { fontStretch, letterSpacing } = (props.style ?? {}) as Props;
  const size = number(props.fontSize);
  const face = {
    weight: number(props.fontWeight),
    width: number(fontStretch, 100),
    spacing: (number(letterSpacing) / size) * 1000,
  };
  return move(set(children.join(""), size, face), number(props.x), number(props.y));
}

/** Outlines of a node and what it holds; `kept` are the paint properties that it inherits. */
function outlines(node: unknown, kept: Props = {}): Path[] {
  if (!node || typeof node !== "object") return [];
  const { tag, props, children } = node as Node;
  const all = { ...kept, ...props };
  if (tag === "text") return [text(all, children)];
  let d = props.d as string | undefined;
  if (tag === "circle") {
    const [x, y, r] = [number(props.cx), number(props.cy), number(props.r)];
    d = `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0z`;
  }
  if (!d) return children.flatMap((child) => outlines(child, all));
  const parts: Path[] = [];
  if (all.fill !== "none") parts.push(shape(d));
  if (all.stroke) {
    const dash = all.strokeDasharray as string | undefined;
    const [on, off] = dash?.split(" ").map(Number) ?? [];
    parts.push(stroke(d, number(all.strokeWidth, 1), on && off ? { dash: [on, off] } : {}));
  }
  return parts;
}

/** Stickers 55 mm high and as long as the name needs, by slug. */
export const partners: Sheet = Object.fromEntries(
  (await read()).map(({ number: place, mark }) => {
    const drawn = union(...outlines(mark));
    const b = box(drawn);
    const height = 60;
    const width = (b.w * height) / b.h;
    const slug = `partner-${place}`;
    return [slug, art(Math.ceil(width), height, ["main", INK, fit(drawn, 0, 0, width, height)])];
  }),
);
