import type { StageAssets } from "@carloom/stage";
import { vinylUrl } from "./vinyl-address.ts";
import type { Catalogue } from "./catalogue.ts";
import { aspectOf, fontOf } from "@carloom/stage/art-files";

/** What the stage asks the catalogue for. */
export function stageAssets(catalogue: Catalogue): StageAssets {
  return {
    async partModel(uuid) {
      const { option } = await catalogue.part(uuid);
      return { url: option.model3d.url, option };
    },
    async stickerArt(art) {
      if (art.kind === "upload") {
        const { url, width, height } = await catalogue.upload(art.uuid);
        return { url, aspect: width / height };
      }
      const { stickerFile } = await catalogue.sticker(art.uuid);
      return { url: stickerFile, aspect: await aspectOf(stickerFile) };
    },
    vinyl: vinylUrl,
    font: fontOf,
  };
}
