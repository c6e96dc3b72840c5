import { StaffDeliveryDocument, StaffZoneCreateDocument, StaffZoneUpdateDocument } from "@carloom/api-client/commerce";
import { countryOptions } from "@carloom/i18n";
import { Button, Checkbox, TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { ActDialog } from "../parts/act-dialog.tsx";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import { type Zone, zoneOf } from "./zone.ts";

/** A zone's name and countries. */
export function ZoneDialog({ zone, onClose }: { zone: Zone | null; onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const toast = useToast();
  const create = useAct(StaffZoneCreateDocument);
  const edit = useDraft({
    document: StaffDeliveryDocument,
    variables: {},
    isNew: zone === null,
    record: (answer) => zoneOf(answer, zone?.id),
    of: (answer) => {
      const found = zoneOf(answer, zone?.id) ?? zone;
      return { name: found?.name ?? "", countries: (found?.countries ?? []).map(({ code }): string => code).sort() };
    },
  });
  const update = useAct(StaffZoneUpdateDocument, edit);
  const { name, countries: codes } = edit.draft;
  const [words, setWords] = useState("");
  const held: ReadonlySet<string> = new Set(codes);
  const typed = words.trim().toLocaleLowerCase(language);
  const countries = countryOptions(language).filter(({ label }) => label.toLocaleLowerCase(language).includes(typed));
  const put = (codes: readonly string[], is: boolean) => {
    const next = new Set(held);
    for (const code of codes) {
      if (is) next.add(code);
      else next.delete(code);
    }
    edit.set({ countries: [...next].sort() });
  };
  return (
    <ActDialog
      title={zone?.name ?? t("dashboard.zone.new")}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={name.trim() !== ""}
      run={async () => {
        const problems = await edit.save(async (now) => {
          const input = { name: now.name.trim(), countries: now.countries };
          return zone
            ? ((await update.mutateAsync({ id: zone.id, input })).shippingZoneUpdate?.errors ?? [])
            : ((await create.mutateAsync({ input })).shippingZoneCreate?.errors ?? []);
        });
        if (problems.length === 0) toast(t("dashboard.saved"));
        return problems;
      }}
    >
      <TextField
        label={t("dashboard.product.name")}
        value={name}
        maxLength={100}
        required
        onChange={(event) => edit.set({ name: event.currentTarget.value })}
      />
      <TextField
        label={t("dashboard.zone.find")}
        hint={t("dashboard.zone.held", { count: held.size })}
        type="search"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <div className="da-actions">
        <Button
          size="small"
          variant="quiet"
          onClick={() =>
            put(
              countries.map(({ value }) => value),
              true,
            )
          }
        >
          {t("dashboard.zone.takeAll")}
        </Button>
        <Button
          size="small"
          variant="quiet"
          onClick={() =>
            put(
              countries.map(({ value }) => value),
              false,
            )
          }
        >
          {t("dashboard.zone.leaveAll")}
        </Button>
      </div>
      <div className="da-countries" role="group" aria-label={t("dashboard.zone.find")} tabIndex={0}>
        {countries.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={held.has(value)}
            onChange={(event) => put([value], event.currentTarget.checked)}
          />
        ))}
      </div>
      <Meanwhile
        edit={edit}
        names={{
          name: { label: t("dashboard.product.name") },
          countries: { label: t("dashboard.zone.find"), text: (all: readonly string[]) => all.join(", ") },
        }}
      />
    </ActDialog>
  );
}
