import { Button, Dialog, useT } from "@carloom/ui";
import { useStudio } from "../workspace/studio-context.tsx";

/** A later version of the studio has saved this build: what is here stays in this browser, and nothing is edited or saved before the page is loaded again. */
export function OutdatedDialog() {
  const t = useT();
  const { saving } = useStudio();
  const reload = () => void saving.flush().finally(() => location.reload());
  return (
    <Dialog
      open
      // there is nothing to go back to: this page cannot save any more
      onClose={reload}
      title={t("studio.unreadable.newer")}
      footer={
        <Button variant="primary" onClick={reload}>
          {t("studio.unloaded.reload")}
        </Button>
      }
    >
      <p className="text-text-2">{t("studio.unreadable.newer-text")}</p>
    </Dialog>
  );
}
