import { AssetRefusal } from "../../refusal.ts";
import type { Reference, SvgNode } from "./node.ts";

/** What is drawn below an element, with everything that it refers to. */
type Drawn = {
  /** In elements of the simplest kind. */
  cost: number;
  /** Vertices, each of which may carry a marker. */
  points: number;
  /** Shapes, each of which may be filled anew with what an element above them names. */
  shapes: number;
};

/** A tile of a pattern is drawn anew in other sizes; masks, clips and filters take a surface as large as the picture. */
const SURFACE = 200;
const PATTERN = 16;
/** A blur goes over every pixel of its surface, several times. */
const OWN_COST: Record<string, number> = {
  feGaussianBlur: 5000,
  feDropShadow: 5000,
  feOffset: SURFACE,
  feBlend: SURFACE,
  feColorMatrix: SURFACE,
  feComposite: SURFACE,
  feFlood: SURFACE,
  feMerge: SURFACE,
  image: SURFACE,
};
const SHAPES = new Set(["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan"]);

/** How often what an element refers to is drawn for it. */
function times({ kind }: Reference, target: SvgNode, below: Drawn): number {
  switch (kind) {
    case "use":
      return 1;
    case "marker":
      return below.points;
    case "paint":
      return target.name === "pattern" ? PATTERN * Math.max(1, below.shapes) : Math.max(1, below.shapes);
    default:
      return 1;
  }
}

/** Dashes of a stroke are drawn each for itself, however short they are: their number by the longest way that a path can take. */
function ownCost({ name, points, length, dash, surfaces }: SvgNode): number {
  const dashes = dash !== null && dash > 0 ? length / dash : 0;
  return (OWN_COST[name] ?? 1) + points / 4 + dashes + surfaces * SURFACE;
}

/**
 * What a picture costs to draw when every reference is followed, in elements of the simplest kind. References that multiply
 * (uses of uses, markers on every vertex, patterns in patterns, chained filters) or loop are refused. Each element is weighed once.
 * Throws AssetRefusal.
 */
export function drawingCost(root: SvgNode, limit: number): number {
  const byId = new Map<string, SvgNode>();
  const collect = [root];
  for (let node = collect.pop(); node; node = collect.pop()) {
    if (node.id !== null && !byId.has(node.id)) byId.set(node.id, node);
    collect.push(...node.children);
  }
  const weighed = new Map<SvgNode, Drawn>();
  const open = new Set<SvgNode>();
  const stack: SvgNode[] = [root];
  for (let node = stack.at(-1); node; node = stack.at(-1)) {
    if (weighed.has(node)) {
      stack.pop();
      continue;
    }
    const targets = node.references.flatMap((reference) => {
      const target = byId.get(reference.id);
      return target ? [{ reference, target }] : [];
    });
    const waiting = [...node.children, ...targets.map(({ target }) => target)].filter((one) => !weighed.has(one));
    if (waiting.some((one) => open.has(one))) throw new AssetRefusal("svg-expands", { limit });
    if (waiting.length > 0) {
      open.add(node);
      stack.push(...waiting);
      continue;
    }
    const sum: Drawn = { cost: ownCost(node), points: node.points, shapes: SHAPES.has(node.name) ? 1 : 0 };
    const add = ({ cost, points, shapes }: Drawn) => {
      sum.cost += cost;
      sum.points += points;
      sum.shapes += shapes;
    };
    for (const child of node.children) add(weighed.get(child) ?? { cost: 0, points: 0, shapes: 0 });
    for (const { reference, target } of targets) {
      const drawn = weighed.get(target);
      if (!drawn) continue;
      if (reference.kind === "use") add(drawn);
      else sum.cost += drawn.cost * times(reference, target, sum);
    }
    if (!(sum.cost <= limit)) throw new AssetRefusal("svg-expands", { limit });
    weighed.set(node, sum);
    open.delete(node);
    stack.pop();
  }
  return weighed.get(root)?.cost ?? 0;
}
