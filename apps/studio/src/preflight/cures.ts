import { isWide, type Coverage, type Placement, type PreflightLine, PRINT_RULES } from "@carloom/build";
import { type Quat, resized, rotate, type Vec3, withDegrees } from "@carloom/editor";

/** Changes of a sticker that end a warning; `mm` is how wide it is afterwards, or how high its letters are, where that is what changes. */
export type StickerCure = { key: string; step: string; patch: Partial<Placement>; mm?: number };

/** As much of a face is printed when nobody would miss the rest. */
const WHOLE = 0.97;
const LEAST_WIDTH = 0.005;
const MOST_WIDTH = 8;
/** How far a sticker is moved, in shares of its size, and how much smaller it is made, at most. */
const SHIFTS = [0.1, 0.2, 0.35, 0.5, 0.75, 1];
const WAYS = Array.from({ length: 8 }, (_, i) => (i * Math.PI) / 4);
const SIZES = [1, 0.85, 0.7, 0.55, 0.4, 0.25];

/** The sticker over its own plane by metres. */
const moved = ({ position, rotation }: Placement, x: number, y: number): Vec3 => {
  const [dx, dy, dz] = rotate(rotation as Quat, [x, y, 0]);
  return [position[0] + dx, position[1] + dy, position[2] + dz];
};

/**
 * Where the whole of a sticker is printed: as near to where it is as can be, and smaller only where moving is not enough.
 * Null where nothing near is.
 * @param coverage what of a sticker is printed
 */
export function movedInside(
  sticker: Placement,
  coverage: (placement: Placement) => Coverage | null,
): Partial<Placement> | null {
  const fits = (patch: Partial<Placement>) => (coverage({ ...sticker, ...patch })?.share ?? 0) >= WHOLE;
  for (const size of SIZES) {
    const smaller = size === 1 ? {} : resized(sticker, [sticker.size[0] * size, sticker.size[1] * size]);
    if (size < 1 && fits(smaller)) return smaller;
    for (const shift of SHIFTS)
      for (const way of WAYS) {
        const [x, y] = [Math.cos(way) * shift * sticker.size[0], Math.sin(way) * shift * sticker.size[1]];
        const patch = { ...smaller, position: moved(sticker, x, y) };
        if (fits(patch)) return patch;
      }
  }
  return null;
}

/** What one press does about a line of the preflight; null for a line that wants nothing, or a move that must be looked for. */
export function cureOf(sticker: Placement, { code, state, values }: PreflightLine): StickerCure | null {
  if (state !== "warn" && state !== "block") return null;
  const step = "studio.step.sticker-fix";
  if (code === "resolution") {
    const { dpi = 0, near = PRINT_RULES.dpi.sticker.warn, least = near } = values;
    const [width, height] = sticker.size;
    // rounded down, so that it is enough; so was what is said of it
    const at = (dots: number) => Math.floor(((width * (dpi - 0.5)) / dots) * 1000) / 1000;
    const stays = isWide({ size: [at(least), (height * at(least)) / width], projection: sticker.projection });
    // made smaller, a wrap may be a sticker, which is looked at from nearer by
    const next = stays ? at(least) : at(near);
    if (next < LEAST_WIDTH) return null;
    const patch = resized(sticker, [next, (height * next) / width]);
    return { key: "studio.cure.shrink", step, patch, mm: Math.round(next * 1000) };
  }
  if (code === "small") {
    // rounded up, so that it is enough
    const times = Math.ceil((values.times ?? 1) * 1000) / 1000;
    const [width, height] = sticker.size.map((side) => side * times) as [number, number];
    if (Math.max(width, height) > MOST_WIDTH) return null;
    return { key: "studio.cure.grow", step, patch: resized(sticker, [width, height]), mm: values.least ?? 0 };
  }
  if (code === "upside-down")
    return { key: "studio.cure.upright", step, patch: { rotation: withDegrees(sticker.rotation as Quat, 0) } };
  if (code === "backwards") return { key: "studio.cure.readable", step, patch: { flip: false } };
  if (code === "twin-backwards" && sticker.mirror)
    return { key: "studio.cure.twin", step, patch: { mirror: { ...sticker.mirror, readable: true } } };
  return null;
}
