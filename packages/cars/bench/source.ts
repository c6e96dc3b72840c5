// Reads a car table's source as lists of numbers, and writes numbers back where they stand.
import { parseSync } from "vite";
import type { PointList, Values } from "./lists.ts";

type Span = readonly [start: number, end: number];
type Node = { type: string; start: number; end: number; [key: string]: unknown };

/** A {@link PointList} with the places of its numbers in the source. */
export type Located = PointList & {
  span: Span;
  pointSpans: Span[];
  numberSpans: Span[][];
  /** Numbers in a row's template are written without a leading zero. */
  inTemplate: boolean;
};

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";
const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** A number as the source has it, with its sign; null when it is computed. */
function numberOf(node: Node): number | null {
  if (node.type === "Literal" && typeof node.value === "number") return node.value;
  const { argument } = node;
  if (node.type !== "UnaryExpression" || node.operator !== "-" || !isNode(argument)) return null;
  const value = numberOf(argument);
  return value === null ? null : -value;
}

function properties(node: Node): Map<string, Node> {
  const found = new Map<string, Node>();
  for (const property of nodes(node.properties)) {
    const { key, value } = property;
    if (isNode(key) && isNode(value)) found.set(String(key.name ?? key.value), value);
  }
  return found;
}

type Points = Pick<Located, "points" | "span" | "pointSpans" | "numberSpans" | "inTemplate">;

/** An array of arrays of plain numbers; null when anything in it is computed. */
function arrayPoints(node: Node | undefined): Points | null {
  if (node?.type !== "ArrayExpression") return null;
  const out: Points = { points: [], span: [node.start, node.end], pointSpans: [], numberSpans: [], inTemplate: false };
  for (const point of nodes(node.elements)) {
    const numbers = nodes(point.elements);
    const values = numbers.map(numberOf);
    if (point.type !== "ArrayExpression" || values.includes(null)) return null;
    out.points.push(values as number[]);
    out.pointSpans.push([point.start, point.end]);
    out.numberSpans.push(numbers.map((n) => [n.start, n.end]));
  }
  return out;
}

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/** The points of a call of `row` with one template. */
function rowPoints(text: string, node: Node | undefined): Points | null {
  const [template] = nodes(node?.arguments);
  if (node?.type !== "CallExpression" || template?.type !== "TemplateLiteral") return null;
  const [start, end] = [template.start + 1, template.end - 1];
  const numbers = [...text.slice(start, end).matchAll(NUMBER)].map((match): [number, Span] => [
    Number(match[0]),
    [start + match.index, start + match.index + match[0].length],
  ]);
  const out: Points = {
    points: [],
    span: [template.start, template.end],
    pointSpans: [],
    numberSpans: [],
    inTemplate: true,
  };
  for (let i = 0; i + 2 < numbers.length; i += 3) {
    const three = numbers.slice(i, i + 3);
    out.points.push(three.map(([value]) => value));
    out.numberSpans.push(three.map(([, span]) => span));
    out.pointSpans.push([three[0]![1][0], three[2]![1][1]]);
  }
  return out;
}

/** Constants of a module by name. */
function constants(text: string): Map<string, Node> {
  const { program, errors } = parseSync("table.ts", text);
  if (errors.length) throw new Error(`The table's source does not parse: ${errors[0]!.message}`);
  const found = new Map<string, Node>();
  for (const statement of nodes(program.body)) {
    const declaration = isNode(statement.declaration) ? statement.declaration : statement;
    for (const { id, init } of nodes(declaration.declarations)) {
      if (isNode(id) && isNode(init)) found.set(String(id.name), init);
    }
  }
  return found;
}

/** Every list of a `<slug>.cage.ts`. */
export function cageLists(text: string): Located[] {
  const known = constants(text);
  const cage = known.get("cage");
  if (!cage) throw new Error("The source exports no cage.");
  const parts = properties(cage);
  const lists: Located[] = [];
  for (const end of ["top", "side", "front", "rear"]) {
    for (const [i, element] of nodes(parts.get(end)?.elements).entries()) {
      const name = element.type === "Identifier" ? String(element.name) : `${end} ${i + 1}`;
      const points = rowPoints(text, known.get(name) ?? element);
      if (points) lists.push({ id: `cage.${end}.${i}`, name, kind: "cage", ...points });
    }
  }
  const creases = parts.get("creases");
  if (creases) {
    const list: Located = {
      id: "cage.creases",
      name: "creases",
      kind: "crease",
      points: [],
      rows: [],
      span: [creases.start, creases.end],
      pointSpans: [],
      numberSpans: [],
      inTemplate: false,
    };
    for (const crease of nodes(creases.elements)) {
      const values = properties(crease);
      const numbers = ["from", "to", "sharpness"].map((key) => values.get(key));
      const read = numbers.map((node) => (node ? numberOf(node) : null));
      if (read.includes(null)) continue;
      list.points.push(read as number[]);
      list.rows!.push(String(values.get("row")?.value));
      list.pointSpans.push([crease.start, crease.end]);
      list.numberSpans.push(numbers.map((node) => [node!.start, node!.end]));
    }
    lists.push(list);
  }
  return lists;
}

/** Every list of a `<slug>.curves.ts` that is written as plain numbers. */
export function curveLists(text: string): Located[] {
  const curves = constants(text).get("curves");
  if (!curves) throw new Error("The source exports no curves.");
  const parts = properties(curves);
  const lists: Located[] = [];
  const shapes = parts.get("shapes");
  for (const [name, drawn] of shapes ? properties(shapes) : []) {
    const facts = properties(drawn);
    const keys = facts.get("keys");
    const round = keys?.type === "CallExpression" && isNode(keys.callee) && keys.callee.name === "rounded";
    const points = arrayPoints(round ? nodes(keys.arguments)[0] : keys);
    const view = facts.get("view")?.value as PointList["view"];
    if (points) lists.push({ id: `curves.shapes.${name}`, name, kind: round ? "round" : "key", view, ...points });
  }
  const seams = parts.get("seams");
  for (const [name, seam] of seams ? properties(seams) : []) {
    const points = arrayPoints(seam);
    if (points) lists.push({ id: `curves.seams.${name}`, name, kind: "seam", ...points });
  }
  const floor = arrayPoints(parts.get("underside"));
  if (floor) lists.push({ id: "curves.underside", name: "underside", kind: "floor", ...floor });
  return lists;
}

/** To a tenth of a millimetre. */
const written = (value: number, bare: boolean): string => {
  const text = String(Math.round(value * 1e4) / 1e4);
  return bare ? text.replace(/^(-?)0\./, "$1.") : text;
};
const changed = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined || Math.abs(a - b) > 5e-5;

/** The source with the numbers of `values` in place of those that differ; everything else stays as it is. */
export function withValues(text: string, lists: readonly Located[], values: Values): string {
  const edits: { span: Span; text: string }[] = [];
  const array = (point: readonly number[]) => `[${point.map((v) => written(v, false)).join(", ")}]`;
  for (const list of lists) {
    const points = values[list.id];
    if (!points) continue;
    if (points.length !== list.points.length) {
      if (list.inTemplate || list.kind === "crease") throw new Error(`${list.id} cannot gain or lose points.`);
      edits.push({ span: list.span, text: `[${points.map(array).join(", ")}]` });
      continue;
    }
    for (const [i, point] of points.entries()) {
      const old = list.points[i]!;
      if (point.length !== old.length) {
        edits.push({ span: list.pointSpans[i]!, text: array(point) });
        continue;
      }
      for (const [k, value] of point.entries())
        if (changed(value, old[k]))
          edits.push({ span: list.numberSpans[i]![k]!, text: written(value, list.inTemplate) });
    }
  }
  let out = text;
  for (const { span, text: by } of edits.sort((a, b) => b.span[0] - a.span[0]))
    out = out.slice(0, span[0]) + by + out.slice(span[1]);
  return out;
}
