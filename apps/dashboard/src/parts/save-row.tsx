import { Button, useT } from "@carloom/ui";
import { useUnsaved } from "./unsaved.ts";

/** Save and discard, which stand out only when there is something to save; leaving then asks first. */
export function SaveRow({
  isBusy,
  isChanged,
  onDiscard,
}: {
  isBusy: boolean;
  isChanged: boolean;
  onDiscard: () => void;
}) {
  const t = useT();
  useUnsaved(isChanged);
  return (
    <div className="da-save" data-changed={isChanged || undefined}>
      <Button type="submit" variant={isChanged ? "primary" : "secondary"} aria-disabled={!isChanged || isBusy}>
        {t(isBusy ? "dashboard.busy" : "dashboard.save")}
      </Button>
      {isChanged ? (
        <Button variant="quiet" onClick={onDiscard}>
          {t("dashboard.discard")}
        </Button>
      ) : null}
    </div>
  );
}
