import { Button, useT } from "@carloom/ui";
import { useCommand } from "../commands/use-command.ts";
import { Warn } from "../kit/warn.tsx";
import { useWarnedLayers } from "./use-preflight.ts";

/** Below the layers: how many want a look before print, and the way through them. */
export function Review() {
  const t = useT();
  const count = useWarnedLayers();
  const { label, run } = useCommand("sticker.review");
  if (count === 0) return null;
  return (
    <div className="st-review">
      <Warn />
      <span>{t("studio.preflight.count", { count })}</span>
      <Button size="small" variant="quiet" className="ml-auto" title={label} aria-description={label} onClick={run}>
        {t("studio.preflight.review")}
      </Button>
    </div>
  );
}
