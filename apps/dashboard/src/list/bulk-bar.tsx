import { Button, buttonClass, ErrorNote, Progress, useT } from "@carloom/ui";
import { Download } from "lucide-react";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { csvFile } from "./csv.ts";
import type { BulkAct, BulkPage, Column } from "./list-types.ts";
import { Dialog } from "../parts/dialog.tsx";
import { saveFile } from "../parts/save-file.ts";

type Run = { done: number; total: number; failed: readonly string[]; isOver: boolean };

/** What can be done to everything that was picked: one after the other, with a list of what failed; and as a file. */
export function BulkBar<Row>({
  id,
  columns,
  acts,
  picked,
  onDone,
}: {
  /** Names the file. */
  id: string;
  /** Those that are shown: they are what the file has. */
  columns: readonly Column<Row>[];
  acts: readonly (BulkAct<Row> | BulkPage<Row>)[];
  picked: readonly Row[];
  onDone: () => void;
}) {
  const t = useT();
  const client = useQueryClient();
  const [act, setAct] = useState<BulkAct<Row> | null>(null);
  const [run, setRun] = useState<Run | null>(null);
  const isStopped = useRef(false);

  const start = async (chosen: BulkAct<Row>) => {
    isStopped.current = false;
    const failed: string[] = [];
    let done = 0;
    setRun({ done, total: picked.length, failed, isOver: false });
    for (const row of picked) {
      if (isStopped.current) break;
      const wrong = await chosen.run(row).catch(() => t("dashboard.act.failed"));
      if (wrong) failed.push(wrong);
      done++;
      setRun({ done, total: picked.length, failed: [...failed], isOver: false });
    }
    setRun({ done, total: picked.length, failed, isOver: true });
    await client.invalidateQueries();
  };
  const saveAll = () => {
    const written = columns.filter((column) => column.text);
    const lines = picked.map((row) => written.map((column) => column.text?.(row) ?? ""));
    saveFile(`${id}.csv`, csvFile([written.map((column) => t(column.name)), ...lines]), "text/csv");
  };
  const close = () => {
    isStopped.current = true;
    setAct(null);
    if (run?.isOver) onDone();
    setRun(null);
  };
  return (
    <div className="da-bulk" role="region" aria-label={t("dashboard.list.picked", { count: picked.length })}>
      <b>{t("dashboard.list.picked", { count: picked.length })}</b>
      {acts.map((one) =>
        "href" in one ? (
          <Link key={one.id} className={buttonClass({ size: "small" })} to={one.href(picked)}>
            {t(one.name)}
          </Link>
        ) : (
          <Button key={one.id} size="small" onClick={() => setAct(one)}>
            {t(one.name)}
          </Button>
        ),
      )}
      <Button size="small" onClick={saveAll}>
        <Download aria-hidden size={14} />
        {t("dashboard.export.title")}
      </Button>
      <Button size="small" variant="quiet" onClick={onDone}>
        {t("dashboard.list.unpick")}
      </Button>
      {act ? (
        <Dialog
          open
          onClose={close}
          title={t(act.name)}
          footer={
            <>
              <Button onClick={close}>
                {t(run?.isOver ? "ui.close" : run ? "dashboard.stop" : "dashboard.cancel")}
              </Button>
              {run ? null : (
                <Button variant="primary" onClick={() => void start(act)}>
                  {t(act.name)}
                </Button>
              )}
            </>
          }
        >
          <div className="da-form">
            {run ? (
              <>
                <Progress
                  label={t(run.isOver ? "dashboard.bulk.over" : "dashboard.bulk.going")}
                  value={run.done / run.total}
                  text={`${run.done} / ${run.total}`}
                />
                {run.failed.length > 0 ? (
                  <>
                    <ErrorNote>{t("dashboard.bulk.failed", { count: run.failed.length })}</ErrorNote>
                    <ul className="da-failed">
                      {run.failed.map((line) => (
                        <li key={line}>{line}</li>
                      ))}
                    </ul>
                  </>
                ) : null}
              </>
            ) : (
              <p className="da-words">{act.question(picked.length)}</p>
            )}
          </div>
        </Dialog>
      ) : null}
    </div>
  );
}
