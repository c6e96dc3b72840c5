import { MAX_STICKERS, type Placement } from "@carloom/build";
import { useT } from "@carloom/ui";
import { useLayoutMode } from "../../lib/media.ts";
import { useEditorState, useStudio, useUi } from "../../workspace/studio-context.tsx";

/** Takes a sticker in hand: the next press on the car places it. */
export function useArm(): { arm(sticker: Placement): void; full: boolean; ready: boolean } {
  const t = useT();
  const { ui, announce } = useStudio();
  const phone = useLayoutMode() === "phone";
  const ready = useUi((state) => state.stage.name === "ready" && state.hasLivery);
  const full = useEditorState((state) => state.document.stickers.length >= MAX_STICKERS);
  return {
    full,
    ready,
    arm: (sticker) => {
      ui.set({ placing: sticker, missed: false, ...(phone ? { sheet: "peek" as const } : {}) });
      announce(t("studio.viewport.in-hand"));
      document.querySelector<HTMLElement>("[data-viewport]")?.focus({ preventScroll: true });
    },
  };
}
