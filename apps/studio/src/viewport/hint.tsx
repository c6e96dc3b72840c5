import { Button, useT } from "@carloom/ui";
import { useEditorState, useStudio, useUi } from "../workspace/studio-context.tsx";
import { shownAlone } from "./isolated.ts";
import { useMedia } from "../lib/media.ts";
import { Warn } from "../kit/warn.tsx";

/** One line at the top of the view: what the next press does. */
export function Hint({ onCancel }: { onCancel(): void }) {
  const t = useT();
  const { ui } = useStudio();
  const placing = useUi((state) => state.placing !== null);
  const previewing = useUi((state) => state.previewing);
  const eyedrop = useUi((state) => state.eyedrop);
  const missed = useUi((state) => state.missed);
  const isolated = useUi((state) => state.isolated);
  const alone = useEditorState((state) => shownAlone(state.document.stickers, isolated).length);
  const hasLivery = useUi((state) => state.hasLivery);
  const panel = useUi((state) => state.panel);
  const coarse = useMedia("(pointer: coarse)");
  if (!hasLivery && panel === "stickers")
    return (
      <p className="st-note st-hint">
        <Warn />
        {t("studio.viewport.no-livery")}
      </p>
    );
  if (previewing)
    return (
      <p className="st-note st-hint" aria-hidden="true">
        {t(coarse ? "studio.parts.preview-touch" : "studio.parts.preview", { part: previewing })}
      </p>
    );
  if (!placing && !eyedrop)
    return alone === 0 ? null : (
      <div className="st-note st-hint" role="status">
        <span>{t("studio.isolate.told", { count: alone })}</span>
        <Button size="small" variant="quiet" onClick={() => ui.set({ isolated: null })}>
          {t("studio.isolate.all")}
        </Button>
      </div>
    );
  const what = missed
    ? eyedrop
      ? "eyedrop-missed"
      : "missed"
    : eyedrop
      ? "eyedrop"
      : coarse
        ? "place-touch"
        : "place";
  return (
    <div className="st-note st-hint" role="status">
      {missed ? <Warn /> : null}
      <span>{t(`studio.viewport.${what}`)}</span>
      <Button
        size="small"
        variant="quiet"
        onClick={() => {
          onCancel();
          ui.set({ placing: null, eyedrop: false, missed: false });
        }}
      >
        {t("studio.cancel")} {coarse ? null : <kbd className="st-kbd">Esc</kbd>}
      </Button>
    </div>
  );
}
