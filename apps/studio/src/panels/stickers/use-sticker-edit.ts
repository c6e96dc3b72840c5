import type { Placement } from "@carloom/build";
import { type StickerPatch, updateStickers } from "@carloom/editor";
import { useStudio } from "../../workspace/studio-context.tsx";

/** Changes of one sticker: at once, or streamed from a slider and settled as one step. */
export function useStickerEdit({ id }: Placement) {
  const { editor } = useStudio();
  return {
    edit: (key: string, patch: StickerPatch) => editor.edit({ key }, (build) => updateStickers(build, [id], patch)),
    stream: (key: string, patch: StickerPatch) => {
      editor.begin({ key });
      editor.edit({ key }, (build) => updateStickers(build, [id], patch));
    },
    settle: () => editor.commit(),
  };
}
