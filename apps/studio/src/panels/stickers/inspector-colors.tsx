import { type FileArt, type Placement, svgColors } from "@carloom/build";
import { IconButton, useT } from "@carloom/ui";
import { RotateCcw } from "lucide-react";
import { useEffect, useState } from "react";
import { drawingOf } from "../../catalogue/vector.ts";
import { useStudio } from "../../workspace/studio-context.tsx";
import { ColorField } from "../paint/color-field.tsx";
import { useStickerEdit } from "./use-sticker-edit.ts";

/** More colours than this are a picture, not a drawing. */
const MOST = 12;
const STEP = "studio.step.sticker-colors";

/** Every colour of a drawing, to be printed in another one. */
export function InspectorColors({ sticker, art }: { sticker: Placement; art: FileArt }) {
  const t = useT();
  const { catalogue } = useStudio();
  const { edit, stream, settle } = useStickerEdit(sticker);
  const [own, setOwn] = useState<readonly string[]>([]);
  const { kind, uuid } = art;
  useEffect(() => {
    let current = true;
    drawingOf(catalogue, { kind, uuid })
      .then((drawing) => current && setOwn(drawing ? svgColors(drawing).slice(0, MOST) : []))
      // Art that did not load says so below; it has no colours to offer.
      .catch(() => current && setOwn([]));
    return () => {
      current = false;
    };
  }, [catalogue, kind, uuid]);
  if (own.length === 0) return null;
  const colors = art.colors ?? {};
  const recolored = (from: string, to: string | null): FileArt => {
    const { [from]: _was, ...others } = colors;
    const next = to === null || to === from ? others : { ...others, [from]: to };
    return Object.keys(next).length > 0 ? { kind, uuid, colors: next } : { kind, uuid };
  };
  return (
    <section className="st-section">
      <h3 className="st-section-head">{t("studio.inspector.colors", { count: own.length })}</h3>
      {own.map((from) => {
        const to = colors[from] ?? from;
        return (
          <div key={from} className="st-line">
            <span className="st-swatch" style={{ background: from }} aria-hidden="true" />
            <ColorField
              label={t("studio.inspector.color-of", { color: from.toUpperCase() })}
              value={to}
              onInput={(color) => stream(STEP, { art: recolored(from, color) })}
              onCommit={settle}
            />
            <IconButton
              size="small"
              label={t("studio.inspector.color-back", { color: from.toUpperCase() })}
              icon={<RotateCcw />}
              disabled={to === from}
              onClick={() => edit(STEP, { art: recolored(from, null) })}
            />
          </div>
        );
      })}
    </section>
  );
}
