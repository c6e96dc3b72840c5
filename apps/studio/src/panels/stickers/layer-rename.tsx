import { renameGroup, renameSticker } from "@carloom/editor";
import { useT } from "@carloom/ui";
import { useEffect, useRef } from "react";
import { useStudio } from "../../workspace/studio-context.tsx";
import type { LayerRow } from "./layer-rows.ts";

const MOST = 80;

/** A row's name while it is being written. Enter or leaving keeps it, Escape does not; an empty name is the art's own. */
export function LayerRename({ row, name, onDone }: { row: LayerRow; name: string; onDone(key: string): void }) {
  const t = useT();
  const { editor, ui } = useStudio();
  const field = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  useEffect(() => field.current?.select(), []);
  /** `stay`: the focus goes back to the row; leaving by a press elsewhere takes it there. */
  const finish = (keep: boolean, stay: boolean) => {
    if (done.current) return;
    done.current = true;
    const text = field.current?.value.trim() ?? "";
    ui.set({ renaming: null });
    if (keep && text !== name) {
      const label = { key: "studio.step.sticker-rename" };
      if (row.kind === "layer") editor.edit(label, (build) => renameSticker(build, row.sticker.id, text));
      else editor.edit(label, (build) => renameGroup(build, row.name, text));
    }
    if (stay) onDone(row.kind === "group" && keep && text ? `group:${text}` : row.key);
  };
  return (
    <input
      ref={field}
      className="ui-input st-rename"
      aria-label={t("studio.layers.rename", { name })}
      defaultValue={name}
      maxLength={MOST}
      // the person asked to write here
      autoFocus
      onBlur={() => finish(true, false)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        if (event.key === "Enter") finish(true, true);
        if (event.key === "Escape") finish(false, true);
      }}
    />
  );
}
