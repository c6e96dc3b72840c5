import { Button, Dialog, ErrorNote, Progress, useT } from "@carloom/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { BulkAct } from "./list-types.ts";

type Run = { done: number; total: number; failed: readonly string[]; isOver: boolean };

/** What can be done to everything that was picked: one after the other, with a list of what failed. */
export function BulkBar<Row>({
  acts,
  picked,
  onDone,
}: {
  acts: readonly BulkAct<Row>[];
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
  const close = () => {
    isStopped.current = true;
    setAct(null);
    if (run?.isOver) onDone();
    setRun(null);
  };
  return (
    <div className="da-bulk" role="region" aria-label={t("dashboard.list.picked", { count: picked.length })}>
      <b>{t("dashboard.list.picked", { count: picked.length })}</b>
      {acts.map((one) => (
        <Button key={one.id} size="small" onClick={() => setAct(one)}>
          {t(one.name)}
        </Button>
      ))}
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
              <p>{act.question(picked.length)}</p>
            )}
          </div>
        </Dialog>
      ) : null}
    </div>
  );
}
