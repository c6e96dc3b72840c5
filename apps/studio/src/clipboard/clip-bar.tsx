import { Button, IconButton, useT } from "@carloom/ui";
import { X } from "lucide-react";
import { useEffect } from "react";
import { useMedia } from "../lib/media.ts";
import { Warn } from "../kit/warn.tsx";
import { useStudio, useUi } from "../workspace/studio-context.tsx";
import type { Transfer } from "../workspace/transfer.ts";
import { take } from "./paste.ts";

/** Milliseconds that good news stands. */
const NEWS = 6000;

/** What the clipboard has to say: what would come from another car, or why nothing does. */
export function ClipBar() {
  const clip = useUi((state) => state.clip);
  if (!clip) return null;
  return clip.kind === "note" ? <ClipNote text={clip.text} failed={clip.failed} /> : <TransferBar {...clip} />;
}

function ClipNote({ text, failed }: { text: string; failed: boolean }) {
  const t = useT();
  const { ui } = useStudio();
  useEffect(() => {
    if (failed) return;
    const timer = setTimeout(() => ui.get().clip?.kind === "note" && ui.set({ clip: null }), NEWS);
    return () => clearTimeout(timer);
  }, [ui, failed, text]);
  return (
    <div className="st-note st-hint">
      {failed ? <Warn /> : null}
      <span>{text}</span>
      <IconButton size="small" label={t("studio.clip.close")} icon={<X />} onClick={() => ui.set({ clip: null })} />
    </div>
  );
}

function TransferBar({ transfer }: { transfer: Transfer }) {
  const t = useT();
  const studio = useStudio();
  const coarse = useMedia("(pointer: coarse)");
  const { panel, body, nothing } = transfer.landings;
  const cancel = () => {
    studio.editor.preview(null);
    studio.ui.set({ clip: null });
  };
  const parts = [
    panel > 0 ? t("studio.clip.on-panel", { count: panel }) : "",
    body > 0 ? t("studio.clip.on-body", { count: body }) : "",
    transfer.zones > 0 ? t("studio.clip.zones", { count: transfer.zones }) : "",
  ].filter(Boolean);
  return (
    <div
      className="st-note st-hint st-transfer"
      role="group"
      aria-label={t("studio.output.other-template", { template: transfer.from ?? "" })}
    >
      <span role="status">
        <b>{t("studio.output.other-template", { template: transfer.from ?? "" })}</b> {parts.join(" ")}
        {nothing > 0 ? (
          <>
            {" "}
            <Warn /> {t("studio.clip.off-body", { count: nothing })}
          </>
        ) : null}
      </span>
      <span className="st-transfer-acts">
        <Button size="small" variant="primary" autoFocus onClick={() => take(studio, transfer)}>
          {t("studio.clip.take")}
        </Button>
        <Button size="small" variant="quiet" onClick={cancel}>
          {t("studio.cancel")} {coarse ? null : <kbd className="st-kbd">Esc</kbd>}
        </Button>
      </span>
    </div>
  );
}
