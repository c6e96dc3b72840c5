/** How an element refers to another: `use` draws it once, a marker on every vertex, a paint in every shape below. */
export type Reference = { id: string; kind: "use" | "marker" | "paint" | "surface" };

/** An element as far as drawing it costs. */
export type SvgNode = {
  name: string;
  id: string | null;
  classes: readonly string[];
  references: Reference[];
  /** Vertices of its own. */
  points: number;
  /** Its coordinates added up: no way through them is longer, in its own units. */
  length: number;
  /** Length of a stroke's dashes and gaps together; null where it has none. */
  dash: number | null;
  /** Surfaces that it is drawn on apart: by its opacity or its blending. */
  surfaces: number;
  children: SvgNode[];
};

const KINDS: Record<string, Reference["kind"]> = {
  "marker-start": "marker",
  "marker-mid": "marker",
  "marker-end": "marker",
  marker: "marker",
  fill: "paint",
  stroke: "paint",
  filter: "surface",
  mask: "surface",
  "clip-path": "surface",
};
const URL = /url\(\s*["']?#([\w.:-]+)["']?\s*\)/g;

/** Puts what a property says on an element that it applies to. */
export function applyProperty(node: SvgNode, property: string, value: string): void {
  const kind = KINDS[property];
  if (kind) for (const [, id = ""] of value.matchAll(URL)) node.references.push({ id, kind });
  if (kind === "surface" && value.includes("url(")) node.surfaces++;
  if ((property === "opacity" || property === "mix-blend-mode") && !/^\s*(1|normal)\s*$/.test(value)) node.surfaces++;
  if (property === "stroke-dasharray") {
    const lengths = (value.match(/[\d.]+(e[+-]?\d+)?/gi) ?? []).map(Number).filter((length) => length > 0);
    if (lengths.length > 0) node.dash = lengths.reduce((sum, length) => sum + length, 0);
  }
}

/** Declarations of a style attribute or of a rule, `a:b;c:d`. */
export function applyDeclarations(node: SvgNode, declarations: string): void {
  for (const declaration of declarations.split(";")) {
    const colon = declaration.indexOf(":");
    if (colon > 0) applyProperty(node, declaration.slice(0, colon), declaration.slice(colon + 1));
  }
}

const NUMBER = /[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?/gi;

function measure(text: string | undefined): { points: number; length: number } {
  let count = 0;
  let length = 0;
  for (const [number] of (text ?? "").matchAll(NUMBER)) {
    count++;
    length += Math.abs(Number(number));
  }
  return { points: Math.ceil(count / 2), length: 2 * length };
}

/** An element with its clean attributes. */
export function svgNode(name: string, attributes: ReadonlyMap<string, string>): SvgNode {
  const drawn = ["d", "points"].map((attribute) => measure(attributes.get(attribute)));
  const sides = ["x", "y", "width", "height", "r", "rx", "ry", "x1", "y1", "x2", "y2"].map(
    (attribute) => measure(attributes.get(attribute)).length,
  );
  const node: SvgNode = {
    name,
    id: attributes.get("id") ?? null,
    classes: (attributes.get("class") ?? "").split(/\s+/).filter(Boolean),
    references: [],
    points: drawn.reduce((sum, { points }) => sum + points, name === "line" ? 2 : 0),
    length: drawn.reduce((sum, { length }) => sum + length, 0) + 4 * sides.reduce((sum, side) => sum + side, 0),
    dash: null,
    surfaces: 0,
    children: [],
  };
  const refers = attributes.get("href");
  if (refers?.startsWith("#")) node.references.push({ id: refers.slice(1), kind: "use" });
  for (const [property, value] of attributes) applyProperty(node, property, value);
  applyDeclarations(node, attributes.get("style") ?? "");
  return node;
}

/** Does a selector's last part, as far as it says, mean this element? What it does not say means every one. */
function means(selector: string, node: SvgNode): boolean {
  const last = /[^\s>+~]*$/.exec(selector.trim())?.[0] ?? "";
  const [tag = ""] = /^[\w-]*/.exec(last) ?? [];
  if (tag !== "" && tag !== node.name) return false;
  for (const [, sign, name = ""] of last.matchAll(/([.#])([\w-]+)/g))
    if (sign === "." ? !node.classes.includes(name) : node.id !== name) return false;
  return true;
}

/** Puts the rules of a clean sheet on the elements that they mean. */
export function applySheet(root: SvgNode, sheet: string): void {
  const rules = [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .map(([, selector = "", declarations = ""]) => ({ selectors: selector.split(","), declarations }))
    // of the others none costs anything
    .filter(({ declarations }) => /url\(|dasharray|opacity|blend/.test(declarations));
  const open = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    const each = node;
    for (const { selectors, declarations } of rules)
      if (selectors.some((selector) => means(selector, each))) applyDeclarations(each, declarations);
    open.push(...node.children);
  }
}
