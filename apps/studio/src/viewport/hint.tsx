import { Button, useT } from "@carloom/ui";
import { useStudio, useUi } from "../workspace/studio-context.tsx";
import { useMedia } from "../lib/media.ts";
import { Warn } from "../shell/warn.tsx";

/** One line at the top of the view: what the next press does. */
export function Hint({ onCancel }: { onCancel(): void }) {
  const t = useT();
  const { ui } = useStudio();
  const placing = useUi((state) => state.placing !== null);
  const missed = useUi((state) => state.missed);
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
  if (!placing) return null;
  return (
    <div className="st-note st-hint" role="status">
      {missed ? <Warn /> : null}
      <span>
        {t(missed ? "studio.viewport.missed" : coarse ? "studio.viewport.place-touch" : "studio.viewport.place")}
      </span>
      <Button
        size="small"
        variant="quiet"
        onClick={() => {
          onCancel();
          ui.set({ placing: null, missed: false });
        }}
      >
        {t("studio.cancel")} {coarse ? null : <kbd className="st-kbd">Esc</kbd>}
      </Button>
    </div>
  );
}
