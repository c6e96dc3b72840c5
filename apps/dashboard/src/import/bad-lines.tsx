import {
  type StaffImportFragment,
  StaffImportLinesDocument,
  type StaffImportLinesQuery,
} from "@carloom/api-client/commerce";
import { Button, ErrorNote, useT } from "@carloom/ui";
import { useState } from "react";
import { useAnswer } from "../boot/data.ts";
import { session } from "../boot/session.ts";
import { csvFile } from "../list/csv.ts";
import { Loaded } from "../parts/loaded.tsx";
import { saveFile } from "../parts/save-file.ts";
import { BadTable } from "./bad-table.tsx";
import { fieldName } from "./field-name.ts";

const SHOWN = 100;
const PAGE = 1000;

/** Which cell of which line could not be taken, and why; all of them as a file. */
export function BadLines({ of }: { of: StaffImportFragment }) {
  const t = useT();
  const answer = useAnswer(StaffImportLinesDocument, { id: of.id, first: SHOWN, after: null });
  const [state, setState] = useState<"busy" | "failed" | null>(null);
  const heads = ["line", "column", "value", "reason"].map((name) => t(`dashboard.import.bad.${name}`));
  const save = async () => {
    if (state === "busy") return;
    setState("busy");
    try {
      const rows: string[][] = [heads];
      for (let after: string | null = null; ; ) {
        const variables: { id: string; first: number; after: string | null } = { id: of.id, first: PAGE, after };
        const { productImportLines: lines }: StaffImportLinesQuery = await session.clients.commerce.query(
          StaffImportLinesDocument,
          variables,
        );
        for (const { line, field, value, code } of lines)
          rows.push([String(line), fieldName(t, field), value, t(`dashboard.import.code.${code}`)]);
        after = lines.at(-1)?.id ?? null;
        if (lines.length < PAGE) break;
      }
      saveFile(`${of.fileName.replace(/\.\w+$/, "")}-errors.csv`, csvFile(rows), "text/csv");
      setState(null);
    } catch {
      setState("failed");
    }
  };
  return (
    <Loaded answer={answer}>
      {({ productImportLines }) => (
        <>
          <BadTable
            heads={heads}
            rows={productImportLines.map(({ id, line, field, value, code }) => ({
              key: id,
              line,
              field: fieldName(t, field),
              value,
              reason: t(`dashboard.import.code.${code}`),
            }))}
          />
          <div className="da-actions">
            <Button size="small" aria-disabled={state === "busy"} onClick={() => void save()}>
              {t(state === "busy" ? "dashboard.busy" : "dashboard.import.bad.save")}
            </Button>
          </div>
          {state === "failed" ? <ErrorNote>{t("dashboard.list.failed")}</ErrorNote> : null}
        </>
      )}
    </Loaded>
  );
}
