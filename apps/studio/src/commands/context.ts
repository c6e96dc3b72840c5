import { type Command, type CommandContext, placementId } from "@carloom/editor";
import { type TranslateText, useT } from "@carloom/ui";
import { useMemo } from "react";
import type { Studio } from "../workspace/studio.ts";
import { useStudio } from "../workspace/studio-context.tsx";

export type StudioContext = CommandContext & { studio: Studio };
export type StudioCommand = Command<StudioContext>;

export const contextOf = (studio: Studio, text: TranslateText): StudioContext => ({
  editor: studio.editor,
  studio,
  newId: placementId,
  text,
  layAt: (sticker, position) => studio.layAt?.(sticker, position) ?? null,
  nearest: (point, normal, panels) => studio.body?.nearest(point, normal, panels) ?? null,
});

/** What commands run with here; the same as long as the language is. */
export function useCommandContext(): StudioContext {
  const studio = useStudio();
  const t = useT();
  return useMemo(() => contextOf(studio, t), [studio, t]);
}
