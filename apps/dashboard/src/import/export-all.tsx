import { StaffExportDocument, type StaffExportQuery } from "@carloom/api-client/commerce";
import { Button, ErrorNote, Progress, useT } from "@carloom/ui";
import { useRef, useState } from "react";
import { session } from "../boot/session.ts";
import { saveFile } from "../parts/save-file.ts";
import { Dialog } from "../parts/dialog.tsx";

/** Every product with its variants, in the columns that an import takes; stopping it leaves nothing behind. */
export function ExportAll({ onClose }: { onClose: () => void }) {
  const t = useT();
  const stop = useRef<AbortController>(null);
  const [done, setDone] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const close = () => {
    stop.current?.abort();
    onClose();
  };
  const run = async () => {
    const controller = new AbortController();
    stop.current = controller;
    setFailed(false);
    setDone(0);
    try {
      const texts: string[] = [];
      let lines = 0;
      let after: string | null = null;
      do {
        const { signal } = controller;
        const page: StaffExportQuery = await session.clients.commerce.query(StaffExportDocument, { after }, { signal });
        const { productExport } = page;
        texts.push(productExport.text);
        lines += productExport.lines;
        setDone(lines);
        after = productExport.next ?? null;
      } while (after !== null);
      if (controller.signal.aborted) return;
      saveFile("products.csv", texts.join(""), "text/csv");
      onClose();
    } catch {
      if (controller.signal.aborted) return;
      setFailed(true);
      setDone(null);
    }
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t("dashboard.import.export")}
      footer={
        <>
          <Button onClick={close}>{t(done === null ? "dashboard.cancel" : "dashboard.stop")}</Button>
          <Button
            variant="primary"
            aria-disabled={done !== null}
            onClick={() => (done === null ? void run() : undefined)}
          >
            {t("dashboard.export.start")}
          </Button>
        </>
      }
    >
      <div className="da-form">
        <p>{t("dashboard.import.exportText")}</p>
        {done === null ? null : <Progress label={t("dashboard.export.going")} value={null} text={String(done)} />}
        {hasFailed ? <ErrorNote>{t("dashboard.export.failed")}</ErrorNote> : null}
      </div>
    </Dialog>
  );
}
