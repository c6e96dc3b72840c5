import {
  StaffImportCheckDocument,
  type StaffImportFragment,
  StaffImportRunDocument,
  StaffImportStopDocument,
} from "@carloom/api-client/commerce";
import { Button, ErrorNote, Progress, useT } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { type Problem, problemText } from "../parts/act-dialog.tsx";
import { Section } from "../parts/section.tsx";
import { BadLines } from "./bad-lines.tsx";
import { fieldName } from "./field-name.ts";
import { MappingTable } from "./mapping-table.tsx";

const COUNTS = ["created", "changed", "unchanged", "failed"] as const;

/** One file on its way: its columns, what a check found, and how far it has come. */
export function ImportSteps({ of, fields }: { of: StaffImportFragment; fields: readonly string[] }) {
  const t = useT();
  const check = useAct(StaffImportCheckDocument);
  const run = useAct(StaffImportRunDocument);
  const stop = useAct(StaffImportStopDocument);
  const [mapping, setMapping] = useState(of.columns.map(({ field }) => field ?? ""));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const isBusy = of.state === "CHECKING" || of.state === "RUNNING";
  const isSettled = of.state === "STOPPED" || of.state === "DONE";
  const act = async (work: () => Promise<readonly Problem[]>) => {
    try {
      setProblems((await work()).map((one) => ({ ...one, code: `IMPORT_${one.code ?? ""}` })));
    } catch {
      setProblems([{}]);
    }
  };
  const hasKey = mapping.includes("sku");
  const put = (at: number, field: string) =>
    // a field is in one column: taken by another, it leaves the first
    setMapping(mapping.map((one, index) => (index === at ? field : field !== "" && one === field ? "" : one)));
  const options = [
    { value: "", label: t("dashboard.import.leftOut") },
    ...fields.map((field) => ({ value: field, label: fieldName(t, field) })),
  ];
  return (
    <Section title={of.fileName}>
      {isBusy ? (
        <div className="da-form">
          <Progress
            label={t(of.state === "CHECKING" ? "dashboard.import.checking" : "dashboard.import.running")}
            value={of.progress}
            text={t("dashboard.import.done", { count: of.done })}
          />
          <div className="da-actions">
            <Button
              onClick={() =>
                void act(async () => (await stop.mutateAsync({ id: of.id })).productImportStop.errors ?? [])
              }
            >
              {t("dashboard.stop")}
            </Button>
          </div>
        </div>
      ) : (
        <>
          {isSettled ? null : (
            <MappingTable
              columns={of.columns.map(({ header, sample }, at) => ({ header, sample, field: mapping[at] ?? null }))}
              options={options}
              onPut={put}
            />
          )}
          {of.state === "UPLOADED" ? null : <Found of={of} />}
          {hasKey || isSettled ? null : <p className="da-soft">{t("dashboard.import.needsKey")}</p>}
          <div className="da-actions">
            {isSettled ? null : (
              <Button
                variant={of.state === "UPLOADED" ? "primary" : "secondary"}
                aria-disabled={!hasKey || check.isPending}
                onClick={() =>
                  hasKey
                    ? void act(
                        async () =>
                          (await check.mutateAsync({ id: of.id, fields: mapping.map((field) => field || null) }))
                            .productImportCheck.errors ?? [],
                      )
                    : undefined
                }
              >
                {t("dashboard.import.check")}
              </Button>
            )}
            {of.state === "CHECKED" || of.state === "STOPPED" ? (
              <Button
                variant="primary"
                aria-disabled={run.isPending}
                onClick={() =>
                  void act(async () => (await run.mutateAsync({ id: of.id })).productImportRun.errors ?? [])
                }
              >
                {t(of.state === "STOPPED" ? "dashboard.import.goOn" : "dashboard.import.run")}
              </Button>
            ) : null}
          </div>
        </>
      )}
      {problems.map((problem) => (
        <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
      ))}
    </Section>
  );
}

/** What a check or a run came to. */
function Found({ of }: { of: StaffImportFragment }) {
  const t = useT();
  return (
    <>
      <p aria-live="polite">{t(`dashboard.import.found.${of.state}`)}</p>
      <dl className="da-facts">
        {COUNTS.map((name) => (
          <div key={name}>
            <dt>{t(`dashboard.import.count.${of.state === "CHECKED" ? "would" : "is"}.${name}`)}</dt>
            <dd>{of[name]}</dd>
          </div>
        ))}
      </dl>
      {of.failed > 0 ? <BadLines of={of} /> : null}
    </>
  );
}
