import { primaryOf } from "@carloom/editor";
import { IconButton, useT } from "@carloom/ui";
import { X } from "lucide-react";
import { useEditorState, useStudio, useUi } from "../../workspace/studio-context.tsx";
import { InspectorLook } from "./inspector-look.tsx";
import { InspectorMirror } from "./inspector-mirror.tsx";
import { InspectorOrder } from "./inspector-order.tsx";
import { InspectorPlace } from "./inspector-place.tsx";
import { InspectorPrint } from "./inspector-print.tsx";
import { InspectorText } from "./inspector-text.tsx";
import { useLayerName } from "./use-layer-name.ts";
import type { Placement } from "@carloom/build";

/** Everything about the selected sticker, in numbers. */
export function Inspector() {
  const id = useEditorState((state) => primaryOf(state.selection));
  const stored = useEditorState((state) => state.document.stickers.find((one) => one.id === id) ?? null);
  const live = useUi((state) => state.live);
  // While it is dragged, the numbers are those of the drag.
  const sticker = live && live.id === id ? live.placement : stored;
  return sticker ? <Selected sticker={sticker} /> : null;
}

function Selected({ sticker }: { sticker: Placement }) {
  const t = useT();
  const { editor } = useStudio();
  const name = useLayerName(sticker);
  return (
    <>
      <header className="st-panel-head">
        <h2 className="truncate">{name}</h2>
        <IconButton label={t("studio.inspector.close")} icon={<X />} onClick={() => editor.select({ stickers: [] })} />
      </header>
      <div className="st-panel-body">
        {sticker.locked ? <p className="st-empty">{t("studio.inspector.locked")}</p> : null}
        <fieldset disabled={sticker.locked} className="contents">
          {sticker.art.kind === "text" ? <InspectorText sticker={sticker} art={sticker.art} /> : null}
          <InspectorPlace sticker={sticker} />
          <InspectorLook sticker={sticker} />
          <InspectorMirror sticker={sticker} />
        </fieldset>
        <InspectorOrder sticker={sticker} />
        <InspectorPrint sticker={sticker} />
      </div>
    </>
  );
}
