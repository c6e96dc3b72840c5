import type { Placement } from "@carloom/build";
import { primaryOf } from "@carloom/editor";
import { IconButton, useT } from "@carloom/ui";
import { X } from "lucide-react";
import "../../every-command/every-command.ts";
import { useLayoutMode } from "../../lib/media.ts";
import { useEditorState, useStudio, useUi } from "../../workspace/studio-context.tsx";
import { GroupFade } from "./group-fade.tsx";
import { InspectorAlign } from "./inspector-align.tsx";
import { InspectorColors } from "./inspector-colors.tsx";
import { InspectorCombine } from "./inspector-combine.tsx";
import { InspectorCopies } from "./inspector-copies.tsx";
import { InspectorFilm } from "./inspector-film.tsx";
import { InspectorFrame } from "./inspector-frame.tsx";
import { InspectorLook } from "./inspector-look.tsx";
import { InspectorMask } from "./inspector-mask.tsx";
import { InspectorMirror } from "./inspector-mirror.tsx";
import { InspectorOrder } from "./inspector-order.tsx";
import { InspectorPlace } from "./inspector-place.tsx";
import { InspectorPrint } from "./inspector-print.tsx";
import { InspectorProjection } from "./inspector-projection.tsx";
import { InspectorFill, InspectorShape } from "./inspector-shape.tsx";
import { InspectorThumb } from "./inspector-thumb.tsx";
import { InspectorText } from "./inspector-text.tsx";
import { InspectorTrace } from "./inspector-trace.tsx";
import { useLayerName } from "./use-layer-name.ts";

/** Everything about what is selected, in numbers. */
export function Inspector() {
  const id = useEditorState((state) => primaryOf(state.selection));
  const count = useEditorState((state) => state.selection.stickers.length);
  const stored = useEditorState((state) => state.document.stickers.find((one) => one.id === id) ?? null);
  const live = useUi((state) => state.live);
  // While it is dragged, the numbers are those of the drag.
  const sticker = live && live.id === id ? live.placement : stored;
  const phone = useLayoutMode() === "phone";
  if (!sticker) return null;
  return phone && count === 1 ? (
    <InspectorThumb sticker={sticker} />
  ) : (
    <Selected key={sticker.id} sticker={sticker} count={count} />
  );
}

function Selected({ sticker, count }: { sticker: Placement; count: number }) {
  const t = useT();
  const { editor } = useStudio();
  const name = useLayerName(sticker);
  const { art } = sticker;
  return (
    <>
      <header className="st-panel-head">
        <h2 className="truncate">{count > 1 ? t("studio.inspector.many", { count }) : name}</h2>
        <IconButton label={t("studio.inspector.close")} icon={<X />} onClick={() => editor.select({ stickers: [] })} />
      </header>
      <div className="st-panel-body">
        {count > 1 ? (
          <>
            <InspectorFrame />
            <GroupFade />
            <InspectorAlign />
            <InspectorCombine />
          </>
        ) : null}
        {sticker.locked ? <p className="st-empty">{t("studio.inspector.locked")}</p> : null}
        <fieldset disabled={sticker.locked} className="contents">
          {count > 1 ? null : (
            <>
              {art.kind === "text" ? <InspectorText sticker={sticker} art={art} /> : null}
              {art.kind === "shape" ? <InspectorShape sticker={sticker} art={art} /> : null}
              <InspectorPlace sticker={sticker} />
              <InspectorCopies sticker={sticker} />
            </>
          )}
          <InspectorLook sticker={sticker} />
          {art.kind === "shape" ? <InspectorFill art={art} size={sticker.size} /> : null}
          {art.kind !== "text" && art.kind !== "shape" && count === 1 ? (
            <InspectorColors sticker={sticker} art={art} />
          ) : null}
          {art.kind === "upload" && count === 1 ? <InspectorTrace sticker={sticker} art={art} /> : null}
          {count > 1 ? null : <InspectorFilm sticker={sticker} />}
          <InspectorMask sticker={sticker} />
          <InspectorProjection sticker={sticker} />
          <InspectorMirror sticker={sticker} />
        </fieldset>
        <InspectorOrder sticker={sticker} />
        {count > 1 ? null : <InspectorPrint sticker={sticker} />}
      </div>
    </>
  );
}
