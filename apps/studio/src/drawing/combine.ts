import {
  contoursOf,
  leanOf,
  MOST_LINES,
  MOST_PARTS,
  type Placement,
  regionOf,
  type ShapeArt,
  spansAt,
} from "@carloom/build";
import { conjugate, type Quat, normalOf, rotate } from "@carloom/editor";
import { FillRule, PathBoolean, PathBooleanOperation, pathFromCommands, pathToCommands } from "path-bool";
import { fitted, type Fitted, inCar, inPlane } from "./drawing.ts";

export const COMBINES = ["unite", "subtract", "intersect", "exclude"] as const;
export type Combine = (typeof COMBINES)[number];

const OPERATION = {
  unite: PathBooleanOperation.Union,
  subtract: PathBooleanOperation.Difference,
  intersect: PathBooleanOperation.Intersection,
  exclude: PathBooleanOperation.Exclusion,
};

/**
 * How much a layer looks where the lowest one looks, as the cosine between them. What looks aside is a line in its plane,
 * all curves over one another: of two such camouflages the library made two gigabytes, and then nothing.
 */
const LEAST_FACING = 0.25;

/** The library's own limits lie about a millimetre; a car's metres are counted in tenths of them. */
const UNIT = 10_000;

type Contour = ReturnType<typeof contoursOf>[number];
type Drawn = Placement & { art: ShapeArt };

export const isDrawn = (sticker: Placement): sticker is Drawn => sticker.art.kind === "shape";

/** The lines of a layer in the plane of another one. */
function linesIn(layer: Drawn, plane: Placement): Contour[] {
  const own = { position: [...layer.position] as [number, number, number], rotation: [...layer.rotation] as Quat };
  const other = { position: [...plane.position] as [number, number, number], rotation: [...plane.rotation] as Quat };
  const side = layer.flip ? -1 : 1;
  const lean = leanOf(layer);
  const moved = (part: readonly number[]): number[] => {
    const out: number[] = [];
    for (let i = 0; i < part.length; i += 2)
      out.push(...inPlane(other, inCar(own, [side * (part[i] ?? 0) + lean * (part[i + 1] ?? 0), part[i + 1] ?? 0])));
    return out;
  };
  return contoursOf(layer.art.shape, layer.size).map(({ start, parts }) => {
    const [x = 0, y = 0] = moved(start);
    return { start: [x, y] as const, parts: parts.map(moved) };
  });
}

type Command = Parameters<typeof pathFromCommands>[0] extends Iterable<infer C> ? C : never;

function pathOf(contours: readonly Contour[]) {
  const at = (part: readonly number[], i: number): [number, number] => [
    (part[i] ?? 0) * UNIT,
    (part[i + 1] ?? 0) * UNIT,
  ];
  const commands = contours.flatMap(({ start, parts }) => [
    ["M", at(start, 0)],
    ...parts.map((part) => (part.length === 2 ? ["L", at(part, 0)] : ["C", at(part, 0), at(part, 2), at(part, 4)])),
    ["Z"],
  ]);
  return [...pathFromCommands(commands as unknown as Command[])];
}

function contoursOfPath(path: ReturnType<typeof pathOf>): Contour[] {
  const found: { start: readonly [number, number]; parts: number[][] }[] = [];
  const place = (value: unknown): [number, number] => {
    const [x, y] = value as [number, number];
    return [x / UNIT, y / UNIT];
  };
  for (const [letter, ...values] of pathToCommands(path) as Iterable<[string, ...unknown[]]>) {
    if (letter === "M") found.push({ start: place(values[0]), parts: [] });
    else if (letter === "L" || letter === "C") found.at(-1)?.parts.push(values.flatMap(place));
  }
  return found.filter(({ parts }) => parts.length > 1 || parts.some((part) => part.length === 6));
}

function isAside(layer: Drawn, base: Drawn): boolean {
  const normal = normalOf(layer.rotation);
  return Math.abs(rotate(conjugate(base.rotation as Quat), normal)[2]) < LEAST_FACING;
}

/** Points of the box in which it is asked whether what was made is what was wanted. */
const PROBES = 24;

/** Does a point of a line lie between a begin and its end? */
function isOn(spans: readonly number[], x: number): boolean {
  let passed = 0;
  while (passed < spans.length && (spans[passed] ?? 0) <= x) passed++;
  return passed % 2 === 1;
}

/** Does the result cover what it should, as far as points can tell? A library that is new is not believed unseen. */
function isRight(result: Fitted, layers: readonly Contour[][], how: Combine): boolean {
  const whole = regionOf(result.shape, result.size);
  const regions = layers.map((contours) => {
    const made = fitted(contours);
    return made && { region: regionOf(made.shape, made.size), center: made.center };
  });
  let wrong = 0;
  for (let row = 0; row < PROBES; row++) {
    const y = ((row + 0.5) / PROBES - 0.5) * result.size[1];
    // where a row lies in each is found once for all of its points
    const own = spansAt(whole, y);
    const spans = regions.map((one) => (one ? spansAt(one.region, y + result.center[1] - one.center[1]) : []));
    for (let column = 0; column < PROBES; column++) {
      const x = ((column + 0.5) / PROBES - 0.5) * result.size[0];
      const inside = spans.map((one, i) => isOn(one, x + result.center[0] - (regions[i]?.center[0] ?? 0)));
      const [first = false, ...rest] = inside;
      const wanted =
        how === "unite"
          ? inside.includes(true)
          : how === "intersect"
            ? !inside.includes(false)
            : how === "subtract"
              ? first && !rest.includes(true)
              : inside.filter(Boolean).length % 2 === 1;
      if (wanted !== isOn(own, x)) wrong++;
    }
  }
  return wrong <= PROBES * PROBES * 0.03;
}

/**
 * One shape of several, in the plane of the lowest and with its look; curves stay curves.
 * @param layers bottom first
 * @returns "apart" where they lie on sides that look different ways, "nothing" where nothing is left, "failed" where it could not be worked out or is more than a shape may be
 */
export function combined(layers: readonly Drawn[], how: Combine): Placement | "apart" | "nothing" | "failed" {
  const [base] = layers;
  if (!base || layers.length < 2) return "failed";
  if (layers.some((layer) => isAside(layer, base))) return "apart";
  try {
    const lines = layers.map((layer) => linesIn(layer, base));
    const inputs = lines.map((contours) => ({ path: pathOf(contours), fillRule: FillRule.EvenOdd }));
    const contours = new PathBoolean(inputs).get(OPERATION[how]).flatMap((path) => contoursOfPath(path));
    const made = fitted(contours);
    if (!made) return "nothing";
    const parts = contours.reduce((sum, one) => sum + one.parts.length, 0);
    if (contours.length > MOST_LINES || parts > MOST_PARTS || !isRight(made, lines, how)) return "failed";
    const plane = { position: [...base.position] as [number, number, number], rotation: [...base.rotation] as Quat };
    const { skew: _skew, ...flat } = base;
    return {
      ...flat,
      art: { ...base.art, shape: made.shape },
      position: inCar(plane, made.center),
      size: made.size,
      depth: Math.max(...layers.map(({ depth }) => depth)),
      flip: false,
    };
  } catch {
    return "failed";
  }
}
