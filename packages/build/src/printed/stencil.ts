import type { Placement } from "../document.ts";
import { isWithin, type Region, regionOf, regionOfBoxes } from "../shape/flat.ts";
import type { Stencil } from "./stencils-of.ts";
import { boxAxes, FACING_FADE, leanOf, limitedDepth, mirrorPose, printRotation } from "./pose.ts";

type Vec3 = readonly [number, number, number];

/** Its whole area is known and hides all below it: what an inverted mask surely takes away. */
function isSolid({ art, opacity }: Placement): boolean {
  if (art.kind !== "shape" || opacity < 1) return false;
  return art.fill.kind === "solid" || art.fill.stops.every(({ alpha }) => alpha === 1);
}

/** Everything of a stencil that decides how much is printed, for whoever keeps what was computed. */
export function stencilForm({ layer, inverted }: Stencil): unknown {
  const { position, rotation, size, depth, projection, panels, mirror, flip, art, covered, skew } = layer;
  const shape = art.kind === "shape" ? art.shape : art.kind === "vinyl" && covered ? art.hash : null;
  return [
    inverted,
    isSolid(layer),
    position,
    rotation,
    size,
    depth,
    projection,
    panels,
    mirror,
    flip,
    shape,
    ...(skew ? [skew] : []),
  ];
}

type Box = { position: Vec3; x: Vec3; y: Vec3; z: Vec3; region: Region | null };

const local = (box: Box, [px, py, pz]: Vec3): [number, number, number] => {
  const [dx, dy, dz] = [px - box.position[0], py - box.position[1], pz - box.position[2]];
  const along = (axis: Vec3) => dx * axis[0] + dy * axis[1] + dz * axis[2];
  return [along(box.x), along(box.y), along(box.z)];
};

/** Is something printed at a point? `normal` null asks of the flat art, however deep it lies. */
export type StencilTest = (point: Vec3, normal: Vec3 | null, panel: string) => boolean;

/**
 * What a stencil leaves of a layer; null where it surely leaves all of it. Art whose form is not known is taken for its box,
 * and takes nothing away when it is inverted, so that nothing is billed that is not printed and nothing is given away.
 * @param twin of the layer's reflection, which the reflection of the stencil clips
 */
export function stencilTest({ layer, inverted }: Stencil, twin: boolean): StencilTest | null {
  if (inverted && !isSolid(layer)) return null;
  const { size, art, flip, mirror, panels, covered } = layer;
  const half = [size[0] / 2, size[1] / 2, limitedDepth(size, layer.depth) / 2] as const;
  const rotation = printRotation(layer);
  const boxOf = (reflected: boolean): Box => {
    const own = { position: layer.position, rotation };
    const pose = reflected ? mirrorPose(own.position, own.rotation) : own;
    const turned = reflected && (mirror ? !mirror.readable : true) ? !flip : flip;
    const region =
      art.kind === "shape"
        ? regionOf(art.shape, size, turned)
        : art.kind === "vinyl" && covered
          ? regionOfBoxes(covered, size, turned)
          : null;
    return { position: pose.position, ...boxAxes(pose.rotation, leanOf(layer, reflected)), region };
  };
  const boxes = mirror ? [boxOf(false), boxOf(true)] : [boxOf(twin)];
  const wraps = layer.projection === "wrap";
  const allowed = panels && new Set(panels);
  const covers = (box: Box, point: Vec3, normal: Vec3 | null) => {
    const [x, y, z] = local(box, point);
    if (Math.abs(x) > half[0] || Math.abs(y) > half[1]) return false;
    if (normal) {
      if (Math.abs(z) > half[2]) return false;
      const facing = normal[0] * box.z[0] + normal[1] * box.z[1] + normal[2] * box.z[2];
      if (!wraps && facing <= FACING_FADE[0]) return false;
    }
    return box.region ? isWithin(box.region, x, y) : true;
  };
  return (point, normal, panel) => {
    const there = (!allowed || panel === "" || allowed.has(panel)) && boxes.some((box) => covers(box, point, normal));
    return there !== inverted;
  };
}

/** Pieces along the longer side of art: as fine as the edge of a mask is followed. */
const PIECES = 96;
/** Metres. */
const GRAIN = { min: 0.004, max: 0.02 };
/** What is longer than so many grains is cut before it is asked whether it lies on one side of the edge. */
const COARSE = 8;

export const grainOf = (size: readonly [number, number]): number =>
  Math.max(GRAIN.min, Math.min(GRAIN.max, Math.max(...size) / PIECES));

type Corner = readonly number[];

/**
 * The part of a convex polygon where something holds, as triangles: cut along its edge as finely as a grain.
 * @param stride coordinates of a corner, one after the other @returns how many places were asked
 */
export function partWhere(
  polygon: ArrayLike<number>,
  stride: 2 | 3,
  grain: number,
  holds: (corner: Corner) => boolean,
  each: (triangle: Float64Array) => void,
): number {
  let asked = 0;
  const ask = (corner: Corner) => {
    asked++;
    return holds(corner);
  };
  const corner = (i: number): Corner => Array.from({ length: stride }, (_, k) => polygon[i * stride + k] ?? 0);
  const length = (a: Corner, b: Corner) => Math.hypot(...a.map((value, k) => value - (b[k] ?? 0)));
  const between = (a: Corner, b: Corner): Corner => a.map((value, k) => (value + (b[k] ?? 0)) / 2);
  const cut = (a: Corner, b: Corner, c: Corner, at: readonly [boolean, boolean, boolean]): void => {
    const [ab, bc, ca] = [length(a, b), length(b, c), length(c, a)];
    const longest = Math.max(ab, bc, ca);
    if (longest <= COARSE * grain) {
      const middle = ask(a.map((value, k) => (value + (b[k] ?? 0) + (c[k] ?? 0)) / 3));
      if (longest <= grain || at.every((one) => one === middle)) {
        if (middle) each(Float64Array.from([...a, ...b, ...c]));
        return;
      }
    }
    const [from, to, other, f, t, o] =
      longest === ab
        ? ([a, b, c, ...at] as const)
        : longest === bc
          ? ([b, c, a, at[1], at[2], at[0]] as const)
          : ([c, a, b, at[2], at[0], at[1]] as const);
    const middle = between(from, to);
    const m = ask(middle);
    cut(from, middle, other, [f, m, o]);
    cut(middle, to, other, [m, t, o]);
  };
  const count = polygon.length / stride;
  const [first, held] = [corner(0), ask(corner(0))];
  for (let i = 1; i + 1 < count; i++) cut(first, corner(i), corner(i + 1), [held, ask(corner(i)), ask(corner(i + 1))]);
  return asked;
}

/** The share of a box's face that a stencil leaves, as flat art, by even points. @param at a point of the face (−½…½) in car space */
export function shareLeft(
  test: StencilTest,
  region: Region | null,
  size: readonly [number, number],
  at: (x: number, y: number) => Vec3,
): number {
  let [all, left] = [0, 0];
  for (let row = 0; row < PIECES; row++)
    for (let column = 0; column < PIECES; column++) {
      const [x, y] = [((column + 0.5) / PIECES - 0.5) * size[0], ((row + 0.5) / PIECES - 0.5) * size[1]];
      if (region && !isWithin(region, x, y)) continue;
      all++;
      if (test(at(x, y), null, "")) left++;
    }
  return all === 0 ? 0 : left / all;
}
