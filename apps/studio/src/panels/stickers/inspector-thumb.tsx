import type { Placement } from "@carloom/build";
import { printWarnings } from "@carloom/build";
import { primaryOf } from "@carloom/editor";
import { IconButton, useT } from "@carloom/ui";
import {
  Blend,
  CopyPlus,
  Layers as LayersIcon,
  Link2,
  Move,
  RotateCw,
  Scaling,
  Trash2,
  X,
  type LucideIcon,
} from "lucide-react";
import { useState } from "react";
import { CommandButton } from "../../commands/command-button.tsx";
import { usePreflightText, useReport } from "../../preflight/use-preflight.ts";
import { useEditorState, useStudio, useUi } from "../../workspace/studio-context.tsx";
import { ArtThumb } from "./art-thumb.tsx";
import { InspectorColors } from "./inspector-colors.tsx";
import { InspectorCopies } from "./inspector-copies.tsx";
import { InspectorFilm } from "./inspector-film.tsx";
import { InspectorLook } from "./inspector-look.tsx";
import { InspectorMask } from "./inspector-mask.tsx";
import { InspectorMirror } from "./inspector-mirror.tsx";
import { InspectorOrder } from "./inspector-order.tsx";
import { InspectorPrint } from "./inspector-print.tsx";
import { InspectorProjection } from "./inspector-projection.tsx";
import { InspectorFill, InspectorShape } from "./inspector-shape.tsx";
import { InspectorText } from "./inspector-text.tsx";
import { ThumbMove, ThumbSize, ThumbTurn } from "./thumb-measures.tsx";
import { useLayerName } from "./use-layer-name.ts";

const MODES = ["move", "size", "turn", "look", "mirror", "order"] as const;
type Mode = (typeof MODES)[number];
const SIGNS: Record<Mode, LucideIcon> = {
  move: Move,
  size: Scaling,
  turn: RotateCw,
  look: Blend,
  mirror: Link2,
  order: LayersIcon,
};
/** Layers offered beside the selected one. */
const NEIGHBOURS = 40;

/** The layers as thumbnails in a row: a tap goes to another one. */
function LayerStrip({ current }: { current: string }) {
  const t = useT();
  const { editor } = useStudio();
  const stickers = useEditorState((state) => state.document.stickers);
  return (
    <ul className="st-thumbs" aria-label={t("studio.layers.title")}>
      {stickers
        .toReversed()
        .slice(0, NEIGHBOURS)
        .map((sticker) => (
          <li key={sticker.id}>
            <StripItem
              sticker={sticker}
              on={sticker.id === current}
              onPick={() => editor.select({ stickers: [sticker.id] })}
            />
          </li>
        ))}
    </ul>
  );
}

function StripItem({ sticker, on, onPick }: { sticker: Placement; on: boolean; onPick(): void }) {
  const name = useLayerName(sticker);
  return (
    <button type="button" aria-label={name} aria-pressed={on} onClick={onPick}>
      <ArtThumb art={sticker.art} className="st-thumb-large" />
    </button>
  );
}

/** The selected sticker under a thumb: what it is, its neighbours, one thing at a time in large controls. */
export function InspectorThumb({ sticker }: { sticker: Placement }) {
  const t = useT();
  const { editor } = useStudio();
  const [mode, setMode] = useState<Mode>("size");
  // what is to be looked at before print is told where the layers are
  const reviewed = useUi((state) => state.reviewing === sticker.id);
  if (reviewed && mode !== "order") setMode("order");
  const name = useLayerName(sticker);
  const report = useReport(sticker.id);
  const sentence = usePreflightText();
  const primary = useEditorState((state) => primaryOf(state.selection)) ?? sticker.id;
  const [worst] = report ? printWarnings(report.lines) : [];
  const { art } = sticker;
  return (
    <>
      <header className="st-thumb-head">
        <ArtThumb art={art} className="st-thumb-large" />
        <span>
          <b>{name}</b>
          {report ? (
            <small className={worst ? "text-warn" : "text-fits"}>
              {worst ? sentence(worst) : t("studio.preflight.well")}
            </small>
          ) : null}
        </span>
        <CommandButton command="sticker.duplicate" icon={<CopyPlus />} />
        <CommandButton command="sticker.delete" icon={<Trash2 />} />
        <IconButton label={t("studio.inspector.close")} icon={<X />} onClick={() => editor.select({ stickers: [] })} />
      </header>
      <LayerStrip current={primary} />
      <div className="st-modes" role="group" aria-label={t("studio.inspector.label")}>
        {MODES.map((one) => {
          const Sign = SIGNS[one];
          return (
            <button key={one} type="button" aria-pressed={one === mode} onClick={() => setMode(one)}>
              <Sign size={20} strokeWidth={1.6} aria-hidden="true" />
              {t(`studio.mode.${one}`)}
            </button>
          );
        })}
      </div>
      {sticker.locked ? <p className="st-empty">{t("studio.inspector.locked")}</p> : null}
      <fieldset disabled={sticker.locked} className="contents">
        {mode === "move" ? <ThumbMove sticker={sticker} /> : null}
        {mode === "size" ? <ThumbSize sticker={sticker} /> : null}
        {mode === "turn" ? <ThumbTurn sticker={sticker} /> : null}
        {mode === "look" ? (
          <>
            {art.kind === "text" ? (
              <InspectorText sticker={sticker} art={art} />
            ) : art.kind === "shape" ? (
              <>
                <InspectorFill art={art} size={sticker.size} />
                <InspectorShape sticker={sticker} art={art} />
              </>
            ) : (
              <InspectorColors sticker={sticker} art={art} />
            )}
            <InspectorLook sticker={sticker} />
            <InspectorFilm sticker={sticker} />
            <InspectorMask sticker={sticker} />
          </>
        ) : null}
        {mode === "mirror" ? (
          <>
            <InspectorMirror sticker={sticker} />
            <InspectorProjection sticker={sticker} />
          </>
        ) : null}
      </fieldset>
      {mode === "order" ? (
        <>
          <InspectorCopies sticker={sticker} />
          <InspectorOrder sticker={sticker} />
          <InspectorPrint sticker={sticker} />
        </>
      ) : null}
    </>
  );
}
