import { type Contour, leanOf, type Placement, type Shape } from "@carloom/build";
import { conjugate, type Quat, rotate, type Vec3 } from "@carloom/editor";

/** A corner in the plane of a drawing, metres, with the handles of the curves before and after it, from the corner. */
export type Node = { x: number; y: number; in?: readonly [number, number]; out?: readonly [number, number] };
export type Line = readonly Node[];
/** What is being drawn on the car: lines in a plane that touches the body. */
export type Drawing = { position: Vec3; rotation: Quat; lines: readonly Line[] };

type Point = readonly [number, number];

/** A place of the drawing in car space. */
export function inCar({ position, rotation }: Pick<Drawing, "position" | "rotation">, [x, y]: Point): Vec3 {
  const [dx, dy, dz] = rotate(rotation, [x, y, 0]);
  return [position[0] + dx, position[1] + dy, position[2] + dz];
}

/** A place of car space in the drawing, seen straight on. */
export function inPlane({ position, rotation }: Pick<Drawing, "position" | "rotation">, point: Readonly<Vec3>): Point {
  const from: Vec3 = [point[0] - position[0], point[1] - position[1], point[2] - position[2]];
  const [x, y] = rotate(conjugate(rotation), from);
  return [x, y];
}

const plus = ({ x, y }: Node, handle: Point | undefined): Point => [x + (handle?.[0] ?? 0), y + (handle?.[1] ?? 0)];

/** A closed line through corners, straight where neither of two has a handle. */
export function contourOf(line: Line): Contour | null {
  const [first] = line;
  if (!first || line.length < 2) return null;
  const parts = line.map((from, i) => {
    const to = line[(i + 1) % line.length] ?? first;
    return from.out || to.in ? [...plus(from, from.out), ...plus(to, to.in), to.x, to.y] : [to.x, to.y];
  });
  return { start: [first.x, first.y], parts };
}

/** The corners of a closed line. */
export function lineOf({ start, parts }: Contour): Line {
  const nodes: Node[] = [{ x: start[0], y: start[1] }];
  for (const part of parts) {
    const before = nodes.at(-1);
    if (!before) continue;
    const [x, y] = [part.at(-2) ?? 0, part.at(-1) ?? 0];
    const node: Node = { x, y };
    if (part.length === 6) {
      const [ax = 0, ay = 0, bx = 0, by = 0] = part;
      before.out = [ax - before.x, ay - before.y];
      node.in = [bx - x, by - y];
    }
    nodes.push(node);
  }
  // where it ends is where it began
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (first && last && nodes.length > 1 && Math.hypot(first.x - last.x, first.y - last.y) < 1e-6) {
    nodes.pop();
    if (last.in) first.in = last.in;
  }
  return nodes;
}

/** Places along a curve that say how far it reaches. */
const STEPS = 24;

/** Points along a part of a line, its end included. */
export function along([x0, y0]: Point, part: readonly number[], steps = STEPS): Point[] {
  if (part.length === 2) return [[part[0] ?? 0, part[1] ?? 0]];
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = part;
  return Array.from({ length: steps }, (_, i) => {
    const t = (i + 1) / steps;
    const s = 1 - t;
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    return [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3];
  });
}

export function pointsOf({ start, parts }: Contour, steps = STEPS): Point[] {
  const points: Point[] = [start];
  for (const part of parts) points.push(...along(points.at(-1) ?? start, part, steps));
  return points;
}

const LEAST = 0.005;
const MOST = 8;
const round = (value: number) => Math.round(Math.max(-4, Math.min(4, value)) * 1e6) / 1e6;

export type Fitted = { shape: Extract<Shape, { form: "path" }>; size: [number, number]; center: Point };

/** Closed lines, metres, as a shape in its box; null where nothing is left of them, or they are larger than art can be. */
export function fitted(contours: readonly Contour[]): Fitted | null {
  const points = contours.flatMap((one) => pointsOf(one));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [w, h] = [right - left, high - low];
  if (!(w > 0.001) || !(h > 0.001) || w > MOST || h > MOST) return null;
  const size: [number, number] = [Math.max(LEAST, w), Math.max(LEAST, h)];
  const [cx, cy] = [(left + right) / 2, (low + high) / 2];
  const shares = (part: readonly number[]) =>
    part.map((value, i) => round(i % 2 === 0 ? (value - cx) / size[0] : (value - cy) / size[1]));
  const lines = contours.map(({ start, parts }) => ({
    start: shares(start) as [number, number],
    parts: parts.map((part) => shares(part) as [number, number] | [number, number, number, number, number, number]),
  }));
  return { shape: { form: "path", lines }, size, center: [cx, cy] };
}

/** What a drawing is on a layer of the car: its art's form, its size and its place. */
export function placed(
  drawing: Drawing,
): (Pick<Placement, "position" | "rotation" | "size" | "depth"> & { shape: Shape }) | null {
  const made = fitted(drawing.lines.flatMap((line) => contourOf(line) ?? []));
  if (!made) return null;
  const { shape, size, center } = made;
  const longest = Math.max(...size);
  return {
    shape,
    size,
    position: inCar(drawing, center),
    rotation: [...drawing.rotation],
    // a bent panel falls away from the plane that it was drawn in
    depth: Math.max(0.005, Math.min(4, 1.2 * longest, Math.max(0.12, 0.7 * longest))),
  };
}

/** The drawing that a layer is. */
export function drawingOfLayer(layer: Placement): Drawing | null {
  const { art, size, position, rotation, flip } = layer;
  const lean = leanOf(layer);
  if (art.kind !== "shape" || art.shape.form !== "path") return null;
  const [w, h] = flip ? [-size[0], size[1]] : size;
  const sized = (part: readonly number[]) =>
    part.map((value, i) => (i % 2 === 0 ? value * w + lean * (part[i + 1] ?? 0) * h : value * h));
  const lines = art.shape.lines.map(({ start, parts }) =>
    lineOf({ start: sized(start) as [number, number], parts: parts.map(sized) }),
  );
  return { position: [...position], rotation: [...rotation] as Quat, lines };
}
