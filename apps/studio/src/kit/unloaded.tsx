import { Button, ErrorNote, IconButton, useT } from "@carloom/ui";
import { X } from "lucide-react";
import { useStudio } from "../workspace/studio-context.tsx";

/** The code of a part did not arrive: the connection is gone, or a newer release has replaced its files. */
export class NotLoaded extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "NotLoaded";
  }
}

type Props = {
  error: Error;
  place: "over" | "panel" | "ledger";
  onRetry(): void;
  onClose?: (() => void) | undefined;
};

/** What stands in for a part that could not be loaded, or that failed. */
export function Unloaded({ error, place, onRetry, onClose }: Props) {
  const t = useT();
  const { saving } = useStudio();
  const fetched = !(error instanceof NotLoaded);
  const offline = !fetched && !navigator.onLine;
  const reload = () => void saving.flush().finally(() => location.reload());
  return (
    <div className="st-unloaded" data-place={place}>
      <div>
        <ErrorNote>{t(fetched ? "studio.unloaded.broken" : "studio.unloaded.title")}</ErrorNote>
        <p className="text-text-2">{t(offline ? "studio.unloaded.offline" : "studio.unloaded.online")}</p>
      </div>
      <div className="st-unloaded-do">
        <Button onClick={onRetry}>{t("studio.retry")}</Button>
        {offline ? null : (
          <Button variant="quiet" onClick={reload}>
            {t("studio.unloaded.reload")}
          </Button>
        )}
      </div>
      {onClose ? (
        <IconButton
          size="small"
          className="st-unloaded-close"
          label={t("studio.unloaded.close")}
          icon={<X />}
          onClick={onClose}
        />
      ) : null}
    </div>
  );
}
