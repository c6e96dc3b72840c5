import type { Placement } from "@carloom/build";
import { updateStickers } from "@carloom/editor";
import { IconButton, useT } from "@carloom/ui";
import { Eye, EyeOff, GripVertical, Link2, Lock, LockOpen } from "lucide-react";
import type { ComponentProps } from "react";
import { useStudio, useUi } from "../../workspace/studio-context.tsx";
import { ArtThumb } from "./art-thumb.tsx";
import { useLayerName } from "./use-layer-name.ts";
import { Warn } from "../../shell/warn.tsx";

type Props = { sticker: Placement; selected: boolean; drop: "before" | "after" | null; grip: ComponentProps<"button"> };

export function LayerRow({ sticker, selected, drop, grip }: Props) {
  const t = useT();
  const { editor, ui } = useStudio();
  const name = useLayerName(sticker);
  const failed = useUi((state) => state.failures[sticker.id] !== undefined);
  const { id, hidden, locked } = sticker;
  const toggle = (key: string, patch: Partial<Placement>) =>
    editor.edit({ key }, (build) => updateStickers(build, [id], patch));
  const select = (add: boolean) => {
    const others = editor.state.selection.stickers.filter((other) => other !== id);
    editor.select({ stickers: add ? (selected ? others : [...others, id]) : [id] });
    ui.set({ libraryOverInspector: false });
  };
  return (
    <li
      className="st-layer"
      data-selected={selected || undefined}
      data-hidden={hidden || undefined}
      data-drop={drop ?? undefined}
    >
      <button type="button" className="st-grip" aria-label={t("studio.layers.move", { name })} {...grip}>
        <GripVertical size={14} strokeWidth={1.6} aria-hidden="true" />
      </button>
      <IconButton
        size="small"
        label={t(hidden ? "studio.layers.show" : "studio.layers.hide", { name })}
        icon={hidden ? <EyeOff /> : <Eye />}
        onClick={() => toggle("studio.step.sticker-hide", { hidden: !hidden })}
      />
      <button
        type="button"
        className="st-layer-name"
        aria-pressed={selected}
        onClick={(event) => select(event.ctrlKey || event.metaKey || event.shiftKey)}
      >
        <ArtThumb art={sticker.art} />
        <span>{name}</span>
        {failed ? <Warn label={t("studio.layers.failed")} /> : null}
        {sticker.mirror ? (
          <Link2 size={14} strokeWidth={1.6} className="text-select" aria-label={t("studio.layers.linked")} />
        ) : null}
      </button>
      <IconButton
        size="small"
        label={t(locked ? "studio.layers.unlock" : "studio.layers.lock", { name })}
        icon={locked ? <Lock /> : <LockOpen />}
        onClick={() => toggle("studio.step.sticker-lock", { locked: !locked })}
      />
    </li>
  );
}
