import {
  StaffImportsDocument,
  type StaffImportFragment,
  StaffImportUploadDocument,
} from "@carloom/api-client/commerce";
import { buttonClass, ErrorNote, Button, useT } from "@carloom/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { session } from "../boot/session.ts";
import { type Problem, problemText } from "../parts/act-dialog.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { PageHead, Section } from "../parts/section.tsx";
import { State, type Tone } from "../parts/state.tsx";
import { momentText } from "../parts/text.ts";
import { useChosen } from "./use-chosen.ts";
import { ExportAll } from "./export-all.tsx";
import { ExportFiles } from "./export-files.tsx";
import { fieldName } from "./field-name.ts";
import { ImportSteps } from "./import-steps.tsx";
import { BackLink } from "../parts/back-link.tsx";

const LOOK_MS = 700;
const TONES: Record<StaffImportFragment["state"], Tone> = {
  UPLOADED: "open",
  CHECKING: "open",
  CHECKED: "open",
  RUNNING: "open",
  STOPPED: "warn",
  DONE: "good",
  FAILED: "bad",
};
const isBusy = ({ state }: StaffImportFragment) => state === "CHECKING" || state === "RUNNING";

/** Products come in and go out as CSV: the file, what its columns are, what it would do, and then its lines. */
export function Import() {
  const t = useT();
  const language = useLanguage();
  const upload = useAct(StaffImportUploadDocument);
  const { chosen, choose } = useChosen();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isExporting, setExporting] = useState(false);
  const answer = useQuery({
    queryKey: [StaffImportsDocument.operationName],
    queryFn: ({ signal }) => session.clients.commerce.query(StaffImportsDocument, {}, { signal }),
    // as long as a file is worked on it is looked at
    refetchInterval: ({ state: { data } }) => (data?.productImports.some(isBusy) ? LOOK_MS : false),
  });
  const send = async (file: File | undefined) => {
    if (!file) return;
    setProblems([]);
    try {
      const { productImportUpload: result } = await upload.mutateAsync({ input: { file } });
      setProblems((result.errors ?? []).map((one) => ({ ...one, code: `IMPORT_${one.code}` })));
      if (result.productImport) choose(result.productImport.id);
    } catch {
      setProblems([{}]);
    }
  };
  return (
    <div className="da-page">
      <PageHead
        title={t("dashboard.import.title")}
        back={<BackLink to="/products">{t("dashboard.place.products")}</BackLink>}
        actions={
          <>
            <Button onClick={() => setExporting(true)}>{t("dashboard.import.export")}</Button>
            <label className={buttonClass({ variant: "primary" })} aria-busy={upload.isPending}>
              {t(upload.isPending ? "dashboard.busy" : "dashboard.import.choose")}
              <input
                className="ui-hidden"
                type="file"
                accept=".csv,.tsv,.txt,text/csv"
                disabled={upload.isPending}
                onChange={(event) => {
                  void send(event.currentTarget.files?.[0]);
                  event.currentTarget.value = "";
                }}
              />
            </label>
          </>
        }
      />
      {problems.map((problem) => (
        <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
      ))}
      <p className="da-soft da-lead">{t("dashboard.import.lead")}</p>
      <Loaded answer={answer}>
        {({ productImports, productImportFields }) => {
          const shown = productImports.find(({ id }) => id === chosen);
          const others = productImports.filter(({ id }) => id !== shown?.id);
          return (
            <>
              {shown ? <ImportSteps key={shown.id} of={shown} fields={productImportFields} /> : null}
              {productImports.length === 0 ? (
                <Section title={t("dashboard.import.mayHold")}>
                  <p className="da-soft da-lead">{t("dashboard.import.mayHoldText")}</p>
                  <dl className="da-facts da-import-columns">
                    {productImportFields.map((field) => (
                      <div key={field}>
                        <dt>
                          <code>{field}</code>
                        </dt>
                        <dd>{fieldName(t, field)}</dd>
                      </div>
                    ))}
                  </dl>
                </Section>
              ) : null}
              {others.length > 0 ? (
                <Section title={t("dashboard.import.earlier")}>
                  <ul className="da-rows">
                    {others.map((one) => (
                      <li key={one.id} className="da-row">
                        <span className="da-row-main da-two">
                          <button type="button" className="ui-link da-link" onClick={() => choose(one.id)}>
                            {one.fileName}
                          </button>
                          <small>{momentText(language, one.createdAt)}</small>
                        </span>
                        <span className="da-end">
                          <State tone={TONES[one.state]}>{t(`dashboard.import.state.${one.state}`)}</State>
                        </span>
                      </li>
                    ))}
                  </ul>
                </Section>
              ) : null}
            </>
          );
        }}
      </Loaded>
      <ExportFiles />
      {isExporting ? <ExportAll onClose={() => setExporting(false)} /> : null}
    </div>
  );
}
