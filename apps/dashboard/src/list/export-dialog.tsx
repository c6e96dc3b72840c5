import { Button, ErrorNote, Progress, useT } from "@carloom/ui";
import { useRef, useState } from "react";
import { saveFile } from "../parts/save-file.ts";
import { csvFile } from "./csv.ts";
import type { Column, ListPage, ListState } from "./list-types.ts";
import { Dialog } from "../parts/dialog.tsx";

type Going = { done: number; total: number | null };

/** Reads the list to its end, page by page, and saves the shown columns as CSV. Stopping it leaves nothing behind. */
export function ExportDialog<Row>({
  id,
  columns,
  state,
  ask,
  onClose,
}: {
  id: string;
  columns: readonly Column<Row>[];
  state: ListState;
  ask: (state: ListState, after: string | null, signal: AbortSignal) => Promise<ListPage<Row>>;
  onClose: () => void;
}) {
  const t = useT();
  const stop = useRef<AbortController>(null);
  const [going, setGoing] = useState<Going | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const written = columns.filter((column) => column.text);

  const run = async () => {
    const controller = new AbortController();
    stop.current = controller;
    setFailed(false);
    setGoing({ done: 0, total: null });
    const lines: string[][] = [written.map((column) => t(column.name))];
    try {
      let after: string | null = null;
      do {
        const page: ListPage<Row> = await ask(state, after, controller.signal);
        for (const row of page.rows) lines.push(written.map((column) => column.text?.(row) ?? ""));
        setGoing({ done: lines.length - 1, total: page.total });
        after = page.next;
      } while (after !== null && !controller.signal.aborted);
      if (controller.signal.aborted) return;
      saveFile(`${id}.csv`, csvFile(lines), "text/csv");
      onClose();
    } catch {
      if (!controller.signal.aborted) setFailed(true);
      setGoing(null);
    }
  };
  const close = () => {
    stop.current?.abort();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t("dashboard.export.title")}
      footer={
        <>
          <Button onClick={close}>{t(going ? "dashboard.stop" : "dashboard.cancel")}</Button>
          <Button variant="primary" aria-disabled={going !== null} onClick={() => going ?? void run()}>
            {t("dashboard.export.start")}
          </Button>
        </>
      }
    >
      <div className="da-form">
        <p>{t("dashboard.export.text", { columns: written.map((column) => t(column.name)).join(", ") })}</p>
        {going ? (
          <Progress
            label={t("dashboard.export.going")}
            value={going.total ? going.done / going.total : null}
            text={String(going.done)}
          />
        ) : null}
        {hasFailed ? <ErrorNote>{t("dashboard.export.failed")}</ErrorNote> : null}
      </div>
    </Dialog>
  );
}
