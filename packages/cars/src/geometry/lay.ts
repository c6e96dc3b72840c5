import type { Mesh, V3 } from "./mesh.ts";

/** Metres that the whole range of a laid cloth's coordinates stands for: they stay within 0 to 1, as a file wants them. */
export const SPAN = 8;

/** Directions on the drawing that a texture's across and along lie in. */
export type Lay = { across: V3; along: V3 };

/** Coordinates of a mesh that a texture is laid over from one side, {@link SPAN} metres to 1. */
export function laid({ position }: Mesh, { across, along }: Lay): number[] {
  const out: number[] = [];
  const at = (i: number, d: V3) =>
    (position[i]! * d[0] + position[i + 1]! * d[1] + position[i + 2]! * d[2]) / SPAN + 0.5;
  for (let i = 0; i < position.length; i += 3) out.push(at(i, across), at(i, along));
  return out;
}
