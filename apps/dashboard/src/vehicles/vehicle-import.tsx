import {
  StaffVehicleFieldsDocument,
  StaffVehicleImportDocument,
  type StaffVehicleImportMutation,
} from "@carloom/api-client/commerce";
import { Button, buttonClass, ErrorNote, useT } from "@carloom/ui";
import { useState } from "react";
import { Link } from "react-router";
import { useAct, useAnswer } from "../boot/data.ts";
import { BadTable } from "../import/bad-table.tsx";
import { MappingTable } from "../import/mapping-table.tsx";
import { csvFile } from "../list/csv.ts";
import { saveFile } from "../parts/save-file.ts";
import { PageHead, Section } from "../parts/section.tsx";
import { BackLink } from "../parts/back-link.tsx";

type Found = StaffVehicleImportMutation["vehicleImport"];
const COUNTS = ["created", "changed", "unchanged", "failed"] as const;
const SHOWN = 100;

/** A file of cars: what its columns are, what it would do with each cell that cannot be taken, and then its lines. */
export function VehicleImport() {
  const t = useT();
  const act = useAct(StaffVehicleImportDocument);
  const fields = useAnswer(StaffVehicleFieldsDocument, {}).data?.vehicleImportFields ?? [];
  const [file, setFile] = useState<File | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const [isDone, setDone] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const read = async (from: File, mapping: readonly (string | null)[] | null, check: boolean) => {
    setError(null);
    try {
      const { vehicleImport } = await act.mutateAsync({
        input: { file: from, fields: mapping && [...mapping], check },
      });
      if (vehicleImport.error) {
        setError(t(`dashboard.vehicle.file.${vehicleImport.error}`));
        return;
      }
      setFile(from);
      setFound(vehicleImport);
      setDone(!check);
    } catch {
      // a file that was changed on the disk meanwhile cannot be read again
      setError(t("dashboard.act.failed"));
    }
  };
  return (
    <div className="da-page">
      <PageHead
        title={t("dashboard.vehicle.import")}
        back={<BackLink to="/vehicles">{t("dashboard.place.vehicles")}</BackLink>}
        actions={
          <label className={buttonClass({ variant: "primary" })} aria-busy={act.isPending}>
            {t(act.isPending ? "dashboard.busy" : "dashboard.import.choose")}
            <input
              className="ui-hidden"
              type="file"
              accept=".csv,.tsv,.txt,text/csv"
              disabled={act.isPending}
              onChange={(event) => {
                const [chosen] = event.currentTarget.files ?? [];
                if (chosen) void read(chosen, null, true);
                event.currentTarget.value = "";
              }}
            />
          </label>
        }
      />
      {error ? <ErrorNote>{error}</ErrorNote> : null}
      <p className="da-soft da-lead">{t("dashboard.vehicle.importLead")}</p>
      {file && found ? (
        <Section title={file.name}>
          <p aria-live="polite">{t(isDone ? "dashboard.import.found.DONE" : "dashboard.import.found.CHECKED")}</p>
          <dl className="da-facts">
            {COUNTS.map((name) => (
              <div key={name}>
                <dt>
                  {t(
                    name === "created" && !isDone
                      ? "dashboard.vehicle.created"
                      : `dashboard.import.count.${isDone ? "is" : "would"}.${name}`,
                  )}
                </dt>
                <dd>{found[name]}</dd>
              </div>
            ))}
          </dl>
          {found.problems.length > 0 ? <BadCells of={found} name={file.name} /> : null}
          {isDone ? (
            <p>
              <Link className="ui-link da-link" to="/vehicles">
                {t("dashboard.vehicle.toList")}
              </Link>
            </p>
          ) : (
            <div className="da-actions">
              <Button
                variant="primary"
                aria-disabled={act.isPending || found.created + found.changed === 0}
                onClick={() =>
                  act.isPending || found.created + found.changed === 0
                    ? undefined
                    : void read(
                        file,
                        found.columns.map(({ field }) => field ?? null),
                        false,
                      )
                }
              >
                {t(act.isPending ? "dashboard.busy" : "dashboard.import.run")}
              </Button>
            </div>
          )}
          {isDone ? null : (
            <Columns
              of={found}
              fields={fields}
              onChange={(mapping) => void read(file, mapping, true)}
              isBusy={act.isPending}
            />
          )}
        </Section>
      ) : null}
    </div>
  );
}

/** What each column stands for; another choice has the file looked through again. */
function Columns({
  of,
  fields,
  onChange,
  isBusy,
}: {
  of: Found;
  fields: readonly string[];
  onChange: (mapping: (string | null)[]) => void;
  isBusy: boolean;
}) {
  const t = useT();
  const options = [
    { value: "", label: t("dashboard.import.leftOut") },
    ...fields.map((field) => ({ value: field, label: t(`dashboard.vehicle.field.${field}`) })),
  ];
  const put = (at: number, field: string) =>
    // a field is in one column: taken by another, it leaves the first
    onChange(
      of.columns.map((one, index) => (index === at ? field || null : one.field === field ? null : (one.field ?? null))),
    );
  return (
    <MappingTable
      columns={of.columns.map(({ header, field, sample }) => ({ header, field: field ?? null, sample }))}
      options={options}
      onPut={put}
      isBusy={isBusy}
    />
  );
}

/** Which cell of which line could not be taken, and why; all of them as a file. */
function BadCells({ of, name }: { of: Found; name: string }) {
  const t = useT();
  const heads = ["line", "column", "value", "reason"].map((one) => t(`dashboard.import.bad.${one}`));
  const rows = of.problems.map(({ line, field, value, code }) => [
    String(line),
    field ? t(`dashboard.vehicle.field.${field}`) : "",
    value,
    t(`dashboard.vehicle.code.${code}`),
  ]);
  return (
    <>
      <BadTable
        heads={heads}
        rows={rows.slice(0, SHOWN).map(([line = "", field = "", value, reason = ""]) => ({
          key: `${line} ${field} ${reason}`,
          line,
          field,
          value,
          reason,
        }))}
      />
      <div className="da-actions">
        <Button
          size="small"
          onClick={() => saveFile(`${name.replace(/\.\w+$/, "")}-errors.csv`, csvFile([heads, ...rows]), "text/csv")}
        >
          {t("dashboard.import.bad.save")}
        </Button>
      </div>
    </>
  );
}
