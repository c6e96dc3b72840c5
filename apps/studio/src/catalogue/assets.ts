import type { StageAssets } from "@carloom/stage";
import type { Catalogue } from "./catalogue.ts";
import { fontOf } from "./fonts.ts";

const aspects = new Map<string, Promise<number>>();

/** Width ÷ height of a picture; an SVG without a size of its own counts as its view box. */
export function aspectOf(url: string): Promise<number> {
  let aspect = aspects.get(url);
  if (!aspect) {
    aspect = new Promise((resolve, reject) => {
      const image = new Image();
      image.crossOrigin = "anonymous";
      image.onload = () =>
        resolve(image.naturalWidth > 0 && image.naturalHeight > 0 ? image.naturalWidth / image.naturalHeight : 1);
      image.onerror = () => reject(new Error(`The picture ${url} could not be loaded.`));
      image.src = url;
    });
    aspect.catch(() => aspects.delete(url));
    aspects.set(url, aspect);
  }
  return aspect;
}

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
    font: fontOf,
  };
}
