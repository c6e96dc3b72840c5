import type { Manifest, ShownPage } from "@carloom/build";
import { aspectOf, fontOf } from "./art-files.ts";
import type { StageAssets } from "./types.ts";

/** The view that pictures of builds are taken from, so that the picture becomes the car without a jump. */
export const firstView = (manifest: Manifest): string | null =>
  (manifest.cameras.find(({ id }) => /^front(34|-left)$/.test(id)) ?? manifest.cameras[0])?.id ?? null;

function found<T>(item: T | undefined, what: string): T {
  if (item === undefined) throw new Error(`${what} is not in this page.`);
  return item;
}

/** What the stage asks for, out of the page itself. */
export function pageAssets(page: ShownPage): StageAssets {
  return {
    async partModel(uuid) {
      const { option } = found(
        page.parts.find((part) => part.uuid === uuid),
        `Part ${uuid}`,
      );
      return { url: option.model3d.url, option };
    },
    async stickerArt(art) {
      if (art.kind === "upload") {
        const { url, width, height } = found(page.uploads[art.uuid], `Picture ${art.uuid}`);
        return { url, aspect: width / height };
      }
      const { url } = found(page.stickers[art.uuid], `Sticker ${art.uuid}`);
      return { url, aspect: await aspectOf(url) };
    },
    vinyl: (hash) => found(page.vinyls?.[hash], `Vinyl ${hash}`),
    font: fontOf,
  };
}
