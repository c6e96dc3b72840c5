import { contoursOf, leanOf, MOST_SKEW, type Placement, type Shape, type ShapeArt } from "@carloom/build";
import {
  type Matrix,
  placed,
  recolorVinyl,
  times,
  unposed,
  type VinylContent,
  type VinylPiece,
} from "@carloom/build/vinyl";
import { aroundNormal, multiply, normalize, placementId, type Quat } from "@carloom/editor";
import { fitted, inCar } from "../drawing/drawing.ts";

type Laid = {
  art: Placement["art"];
  size: [number, number];
  angle: number;
  flip: boolean;
  skew?: number;
  center: readonly [number, number];
};

const held = (value: number) => Math.max(0.005, Math.min(8, value));
const measure = (value: number, by: number) => Math.min(4, value * by);

/** A shape whose measures grow with it. */
function scaledShape(shape: Shape, by: number): Shape {
  switch (shape.form) {
    case "ring":
      return { ...shape, band: measure(shape.band, by) };
    case "polygon":
    case "star":
    case "rectangle":
      return { ...shape, corner: measure(shape.corner, by) };
    case "line":
      return { ...shape, dash: measure(shape.dash, by), gap: measure(shape.gap, by) };
    case "camo":
      return { ...shape, patch: Math.max(0.02, Math.min(2, shape.patch * by)) };
    default:
      return shape;
  }
}

const scaledArt = (art: ShapeArt, by: number): ShapeArt => ({
  ...art,
  shape: scaledShape(art.shape, by),
  ...(art.outline && { outline: { ...art.outline, width: Math.max(0.0005, Math.min(0.5, art.outline.width * by)) } }),
});

/** The lines of a shape under a matrix that skews it or stretches it one way, as a shape that somebody drew. */
function drawn(art: ShapeArt, size: readonly [number, number], at: Matrix): Laid | null {
  const moved = (part: readonly number[]): number[] => {
    const out: number[] = [];
    for (let i = 0; i < part.length; i += 2) out.push(...placed(at, part[i] ?? 0, part[i + 1] ?? 0));
    return out;
  };
  const made = fitted(
    contoursOf(art.shape, size).map(({ start, parts }) => ({
      start: placed(at, start[0], start[1]),
      parts: parts.map(moved),
    })),
  );
  if (!made) return null;
  const by = Math.sqrt(Math.abs(at[0] * at[3] - at[1] * at[2]));
  const { outline } = scaledArt(art, by);
  const { fill } = art;
  return {
    art: { kind: "shape", shape: made.shape, fill, ...(outline && { outline }) },
    size: made.size,
    angle: 0,
    flip: false,
    center: made.center,
  };
}

/** A piece as a layer's art, size and turn in the plane of its vinyl. */
function laidOf({ art, size }: VinylPiece, at: Matrix): Laid | null {
  const pose = unposed(at);
  if (pose) {
    const { angle, scale, flip, x, y } = pose;
    const same = Math.abs(scale - 1) < 1e-5;
    return {
      art: same || art.kind === "text" ? art : scaledArt(art, scale),
      size: [held(size[0] * scale), held(size[1] * scale)],
      angle,
      flip,
      center: [x, y],
    };
  }
  if (art.kind === "shape") return drawn(art, size, at);
  // letters are stretched and skewed
  const flip = at[0] * at[3] - at[1] * at[2] < 0;
  const [ax, ay] = flip ? [-at[0], -at[1]] : [at[0], at[1]];
  const wide = Math.hypot(ax, ay);
  const high = (ax * at[3] - ay * at[2]) / wide;
  const degrees = (Math.atan((ax * at[2] + ay * at[3]) / (wide * high)) * 180) / Math.PI;
  return {
    art,
    size: [held(size[0] * wide), held(size[1] * high)],
    angle: Math.atan2(ay, ax),
    flip,
    skew: Math.max(-MOST_SKEW, Math.min(MOST_SKEW, Math.round(degrees * 1e4) / 1e4)) + 0,
    center: [at[4], at[5]],
  };
}

/**
 * Does the group that a vinyl becomes show as much of itself as the vinyl did? Its pieces do not show through each other, as
 * they would if each had that opacity. A blended vinyl meets what is below it, which what lies in a faded group does not.
 */
export const isFadedWhole = ({ opacity, blend }: Placement, { pieces }: VinylContent): boolean =>
  opacity > 0 && opacity < 1 && !blend && pieces.filter(({ hidden }) => !hidden).length > 1;

/** The layers that a vinyl on the car consists of, bottom first, in its place and in one group. */
export function apart(vinyl: Placement, stored: VinylContent, group: string): Placement[] {
  const content = recolorVinyl(stored, vinyl.art.kind === "vinyl" ? vinyl.art.colors : undefined);
  const { position, rotation, size, flip } = vinyl;
  const plane = { position: [...position] as [number, number, number], rotation: [...rotation] as Quat };
  const sized: Matrix = [((flip ? -1 : 1) * size[0]) / content.size[0], 0, 0, size[1] / content.size[1], 0, 0];
  const whole = times([1, 0, leanOf(vinyl), 1, 0, 0], sized);
  const ids = content.pieces.map(() => placementId());
  const faded = isFadedWhole(vinyl, stored);
  return content.pieces.flatMap((piece, i) => {
    const laid = laidOf(piece, times(whole, piece.at));
    const id = ids[i];
    if (!laid || !id) return [];
    const { mask: ownMask, name: _name, blend: ownBlend, art: _art, skew: _skew, ...rest } = vinyl;
    const masked = piece.mask && ids[piece.mask.piece];
    const mask =
      masked && piece.mask ? { layer: masked, inverted: piece.mask.inverted } : piece.hidden ? undefined : ownMask;
    const blend = piece.blend ?? ownBlend;
    return {
      ...rest,
      id,
      ...(piece.name && { name: piece.name }),
      art: laid.art,
      position: inCar(plane, laid.center),
      rotation: normalize(multiply(rotation as Quat, aroundNormal(laid.angle))),
      size: laid.size,
      depth: Math.min(vinyl.depth, 4),
      // what only clips others would fade those a second time
      opacity: (faded || piece.hidden ? 1 : vinyl.opacity) * (piece.opacity ?? 1),
      flip: laid.flip,
      ...(laid.skew && { skew: laid.skew }),
      hidden: vinyl.hidden || piece.hidden === true,
      group,
      ...(mask && { mask }),
      ...(blend && { blend }),
    };
  });
}
