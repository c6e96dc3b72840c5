import type { Stage } from "@carloom/stage";
import { printWarnings } from "@carloom/build";
import { TriangleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { useStore } from "../lib/store.ts";
import { usePreflightText } from "../preflight/use-preflight.ts";
import { useEditorState, useStudio, useUi } from "../workspace/studio-context.tsx";

/** More signs than this would hide the car; the list has them all. */
const MOST = 24;

/** A sign on every sticker that wants a look before print, while stickers are worked on. A press selects it. */
export function PreflightMarks({ stage }: { stage: Stage }) {
  const { editor, preflight } = useStudio();
  const text = usePreflightText();
  const host = useRef<HTMLDivElement>(null);
  const reports = useStore(preflight, (state) => state.reports);
  const shown = useUi((state) => state.panel === "stickers" && state.live === null && state.placing === null);
  const selected = useEditorState((state) => state.selection.stickers);
  const warned = shown
    ? [...reports].filter(([id, { warnings }]) => warnings > 0 && !selected.includes(id)).slice(0, MOST)
    : [];
  const ids = warned.map(([id]) => id).join(" ");

  useEffect(() => {
    if (!ids) return;
    const update = () => {
      for (const mark of host.current?.querySelectorAll<HTMLElement>("[data-mark]") ?? []) {
        const outline = stage.placementOutline(mark.dataset.mark ?? "");
        mark.style.visibility = outline?.facing ? "visible" : "hidden";
        if (outline) mark.style.translate = `${outline.center.x}px ${outline.center.y}px`;
      }
    };
    update();
    return stage.on("frame", update);
  }, [stage, ids]);

  return (
    <div ref={host} className="st-marks">
      {warned.map(([id, { lines }]) => {
        const label = printWarnings(lines).map(text).join(". ");
        return (
          <button
            key={id}
            type="button"
            data-mark={id}
            className="st-mark"
            style={{ visibility: "hidden" }}
            title={label}
            aria-label={label}
            onPointerDown={(event) => event.stopPropagation()}
            onClick={() => editor.select({ stickers: [id] })}
          >
            <TriangleAlert size={18} strokeWidth={1.8} aria-hidden="true" />
          </button>
        );
      })}
    </div>
  );
}
