import { StaffZoneCreateDocument, StaffZoneUpdateDocument } from "@carloom/api-client/commerce";
import { countryOptions } from "@carloom/i18n";
import { Button, Checkbox, TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { ActDialog } from "../parts/act-dialog.tsx";
import type { Zone } from "./zone.ts";

/** A zone's name and countries. */
export function ZoneDialog({ zone, onClose }: { zone: Zone | null; onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const toast = useToast();
  const create = useAct(StaffZoneCreateDocument);
  const update = useAct(StaffZoneUpdateDocument);
  const [name, setName] = useState(zone?.name ?? "");
  const [words, setWords] = useState("");
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set(zone?.countries.map(({ code }) => code)));
  const typed = words.trim().toLocaleLowerCase(language);
  const countries = countryOptions(language).filter(({ label }) => label.toLocaleLowerCase(language).includes(typed));
  const put = (codes: readonly string[], is: boolean) => {
    const next = new Set(held);
    for (const code of codes) {
      if (is) next.add(code);
      else next.delete(code);
    }
    setHeld(next);
  };
  return (
    <ActDialog
      title={zone?.name ?? t("dashboard.zone.new")}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={name.trim() !== ""}
      run={async () => {
        const input = { name: name.trim(), countries: [...held] };
        const problems = zone
          ? ((await update.mutateAsync({ id: zone.id, input })).shippingZoneUpdate?.errors ?? [])
          : ((await create.mutateAsync({ input })).shippingZoneCreate?.errors ?? []);
        if (problems.length === 0) toast(t("dashboard.saved"));
        return problems;
      }}
    >
      <TextField
        label={t("dashboard.product.name")}
        value={name}
        maxLength={100}
        required
        onChange={(event) => setName(event.currentTarget.value)}
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
    </ActDialog>
  );
}
