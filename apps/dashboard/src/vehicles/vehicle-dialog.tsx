import {
  type StaffVehicleFragment,
  StaffVehicleSaveDocument,
  StaffVehiclesDocument,
} from "@carloom/api-client/commerce";
import { Button, TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { ActDialog } from "../parts/act-dialog.tsx";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import { type FieldName, givenOf, inputOf, isWrong, vehicleName } from "./vehicle.ts";

const ROWS: readonly (readonly FieldName[])[] = [
  ["boltCount", "boltPcd", "centreBore"],
  ["diameterMin", "diameterMax"],
  ["widthMin", "widthMax"],
  ["offsetMin", "offsetMax"],
];

/** One car of the table: its name, its years and its hub. Its address stays, because visitors' choices name it. */
export function VehicleDialog({
  of,
  onClose,
  onDelete,
}: {
  of: StaffVehicleFragment | null;
  onClose: () => void;
  onDelete: (() => void) | null;
}) {
  const t = useT();
  const toast = useToast();
  const edit = useDraft({
    document: StaffVehiclesDocument,
    variables: { search: of?.slug ?? null, after: null },
    isNew: of === null,
    shown: { vehiclePage: { next: null, total: 1, vehicles: of ? [of] : [] } },
    record: ({ vehiclePage }) => vehiclePage.vehicles.find(({ id }) => id === of?.id),
    of: (answer) => givenOf(answer?.vehiclePage.vehicles.find(({ id }) => id === of?.id) ?? of),
  });
  const save = useAct(StaffVehicleSaveDocument, edit);
  const { draft: given } = edit;
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const input = inputOf(given, of?.slug ?? null);
  const field = (name: FieldName) => {
    const isText = name === "make" || name === "model";
    const code = isWrong(given, name) ? "NUMBER" : refused.get(name);
    return (
      <TextField
        key={name}
        label={t(`dashboard.vehicle.field.${name}`)}
        value={given[name]}
        maxLength={isText ? 80 : 10}
        inputMode={isText ? undefined : "decimal"}
        required={name !== "yearTo"}
        hint={name === "yearTo" ? t("dashboard.vehicle.yearToHint") : undefined}
        error={code ? t(`dashboard.vehicle.code.${code}`) : undefined}
        onChange={(event) => {
          edit.set({ [name]: event.currentTarget.value });
          setRefused(new Map([...refused].filter(([key]) => key !== name)));
        }}
      />
    );
  };
  return (
    <ActDialog
      title={of ? vehicleName(of) : t("dashboard.vehicle.new")}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={input !== null}
      run={async () => {
        const problems = await edit.save(async (now) => {
          const whole = inputOf(now, of?.slug ?? null);
          if (!whole) return [{}];
          const { errors } = (await save.mutateAsync({ input: whole, isNew: of === null })).vehicleSave;
          setRefused(new Map(errors.map(({ field: name, code }) => [name ?? "", code])));
          return errors.map(({ code }) => ({ text: t(`dashboard.vehicle.code.${code}`) }));
        });
        if (problems.length === 0) toast(t("dashboard.saved"));
        return problems;
      }}
    >
      <div className="da-three">{(["make", "model"] as const).map(field)}</div>
      <div className="da-three">{(["yearFrom", "yearTo"] as const).map(field)}</div>
      {ROWS.map((names) => (
        <div key={names[0]} className="da-three">
          {names.map(field)}
        </div>
      ))}
      <Meanwhile
        edit={edit}
        names={Object.fromEntries(
          Object.keys(given).map((name) => [name, { label: t(`dashboard.vehicle.field.${name}`) }]),
        )}
      />
      {onDelete ? (
        <div>
          <Button size="small" variant="quiet" onClick={onDelete}>
            {t("dashboard.delete")}
          </Button>
        </div>
      ) : null}
    </ActDialog>
  );
}
