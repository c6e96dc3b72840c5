import type { BuildDocument, Placement } from "@carloom/build";

export type Layers = Pick<BuildDocument, "stickers">;

/** What the process that makes the files says when it refuses a build for its pictures. */
export const TOO_MANY_PIXELS = "The pictures of this build have too many pixels together.";

/** Layers whose art is printed or clips what is printed, which hidden ones do too. */
export function layersNeeded({ stickers }: Layers): Placement[] {
  const shown = stickers.filter(({ hidden, opacity }) => !hidden && opacity > 0);
  const needed = new Set(shown.flatMap(({ id, mask }) => (mask ? [id, mask.layer] : [id])));
  return stickers.filter(({ id }) => needed.has(id));
}
