import { MAX_STICKERS } from "@carloom/build";
import { duplicateStickers, placementId, removeStickers } from "@carloom/editor";
import { IconButton, useT } from "@carloom/ui";
import { Copy, Trash2 } from "lucide-react";
import { useEditorState, useStudio } from "../../workspace/studio-context.tsx";
import { LayerRow } from "./layer-row.tsx";
import { useLayerDrag } from "./use-layer-drag.ts";

/** What is on the car, top layer first. */
export function Layers() {
  const t = useT();
  const { editor } = useStudio();
  const stickers = useEditorState((state) => state.document.stickers);
  const selected = useEditorState((state) => state.selection.stickers);
  const { drop, grip } = useLayerDrag(stickers.length);
  const rows = stickers.toReversed();
  const duplicate = () => {
    const copies = new Map(selected.map((id) => [id, placementId()]));
    editor.edit(
      { key: "studio.step.sticker-duplicate" },
      (build) => duplicateStickers(build, selected, (id) => copies.get(id) ?? placementId()),
      { stickers: [...copies.values()] },
    );
  };
  const remove = () => editor.edit({ key: "studio.step.sticker-delete" }, (build) => removeStickers(build, selected));
  return (
    <section className="st-section st-flush st-last">
      <h3 className="st-section-head">
        {t("studio.layers.title")}
        <span>{t("studio.layers.count", { count: stickers.length, most: MAX_STICKERS })}</span>
        <span className="ml-auto flex">
          <IconButton
            size="small"
            label={t("studio.command.duplicate")}
            icon={<Copy />}
            disabled={selected.length === 0}
            onClick={duplicate}
          />
          <IconButton
            size="small"
            label={t("studio.command.delete")}
            icon={<Trash2 />}
            disabled={selected.length === 0}
            onClick={remove}
          />
        </span>
      </h3>
      {stickers.length === 0 ? <p className="st-empty">{t("studio.layers.empty")}</p> : null}
      <ul className="st-layers" data-arrows="">
        {rows.map((sticker, row) => (
          <LayerRow
            key={sticker.id}
            sticker={sticker}
            selected={selected.includes(sticker.id)}
            drop={drop === row ? "before" : drop === rows.length && row === rows.length - 1 ? "after" : null}
            grip={grip(sticker.id, row)}
          />
        ))}
      </ul>
    </section>
  );
}
