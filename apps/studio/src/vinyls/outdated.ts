import type { BuildDocument } from "@carloom/build";
import type { Vinyl } from "./vinyl.ts";

/** Ids of layers that show an earlier content of a vinyl; `everywhere`: of those alone that are to be brought up. */
export const earlierLayers = ({ stickers }: BuildDocument, { uuid, hash, replaced }: Vinyl, everywhere = false) =>
  stickers.flatMap(({ id, art }) =>
    art.kind === "vinyl" && art.of === uuid && art.hash !== hash && (!everywhere || replaced.includes(art.hash))
      ? [id]
      : [],
  );

/** These layers with what the vinyl is now, in their place and as wide as they are; its new proportions change their height. */
export function broughtUp(build: BuildDocument, vinyl: Vinyl, ids: readonly string[]): BuildDocument {
  const wanted = new Set(ids);
  if (wanted.size === 0) return build;
  return {
    ...build,
    stickers: build.stickers.map((layer) => {
      if (!wanted.has(layer.id) || layer.art.kind !== "vinyl") return layer;
      const height = (layer.size[0] * vinyl.height) / vinyl.width;
      return {
        ...layer,
        art: { ...layer.art, hash: vinyl.hash },
        size: [layer.size[0], Math.max(0.005, Math.min(8, height))],
      };
    }),
  };
}
