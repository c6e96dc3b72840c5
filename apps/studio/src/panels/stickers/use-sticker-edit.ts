import type { Placement } from "@carloom/build";
import { selectedStickers, type StickerPatch, updateStickers } from "@carloom/editor";
import { useStudio } from "../../workspace/studio-context.tsx";

type Patch = StickerPatch | ((sticker: Placement) => StickerPatch);

/** Changes of one sticker: at once, or streamed from a slider and settled as one step. */
export function useStickerEdit({ id }: Placement) {
  return useEdit(() => [id]);
}

/** The same for every selected sticker that is not locked. */
export function useSelectionEdit() {
  const { editor } = useStudio();
  return useEdit(() =>
    selectedStickers(editor.state)
      .filter(({ locked }) => !locked)
      .map(({ id }) => id),
  );
}

function useEdit(ids: () => readonly string[]) {
  const { editor } = useStudio();
  return {
    edit: (key: string, patch: Patch) => editor.edit({ key }, (build) => updateStickers(build, ids(), patch)),
    stream: (key: string, patch: Patch) => {
      editor.begin({ key });
      editor.edit({ key }, (build) => updateStickers(build, ids(), patch));
    },
    settle: () => editor.commit(),
  };
}
