import {
  StaffTaxClassCreateDocument,
  StaffTaxesDocument,
  type StaffTaxesQuery,
  StaffTaxRatesDocument,
} from "@carloom/api-client/commerce";
import { countryName, countryOptions } from "@carloom/i18n";
import { Button, Select, TextField, useT, useToast } from "@carloom/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { ActDialog } from "../parts/act-dialog.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { ScrollX } from "../parts/scroll-x.tsx";
import { classesOf, percentOf, ratesOf, STANDARD, type TaxClass } from "./tax-rates.ts";

type Open = { what: "rates"; country: string } | { what: "country" } | { what: "class" } | null;

const percentText = (language: string, rate: number) =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 4 }).format(rate / 100);

/** What each country taxes goods by; a country that is not here takes no tax. */
export function Taxes() {
  const t = useT();
  const language = useLanguage();
  const answer = useAnswer(StaffTaxesDocument, {});
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <Loaded answer={answer}>
      {(data) => {
        const classes = classesOf(data);
        const countries = (data.taxCountryConfigurations ?? [])
          .map((one) => ({
            code: one.country.code,
            rates: ratesOf(one),
            name: countryName(one.country.code, language),
          }))
          .toSorted((a, b) => a.name.localeCompare(b.name, language));
        return (
          <>
            <p className="da-soft da-lead">{t("dashboard.taxes.lead")}</p>
            <div className="da-actions">
              <Button onClick={() => setOpen({ what: "country" })}>
                <Plus aria-hidden size={16} />
                {t("dashboard.taxes.newCountry")}
              </Button>
              <Button onClick={() => setOpen({ what: "class" })}>
                <Plus aria-hidden size={16} />
                {t("dashboard.taxes.newClass")}
              </Button>
            </div>
            {countries.length === 0 ? (
              <p className="da-soft">{t("dashboard.taxes.none")}</p>
            ) : (
              <ScrollX label={t("dashboard.settings.taxes")}>
                <table className="da-table">
                  <thead>
                    <tr>
                      <th scope="col">{t("dashboard.taxes.country")}</th>
                      <th scope="col" data-end>
                        {t("dashboard.taxes.standard")}
                      </th>
                      {classes.map(({ id, name }) => (
                        <th key={id} scope="col" data-end className="da-wide-only">
                          {name}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {countries.map(({ code, name, rates }) => (
                      <tr key={code}>
                        <td>
                          <button
                            type="button"
                            className="ui-link da-link"
                            onClick={() => setOpen({ what: "rates", country: code })}
                          >
                            {name}
                          </button>
                        </td>
                        <td data-end>{percentText(language, rates.get(STANDARD) ?? 0)}</td>
                        {classes.map(({ id }) => {
                          const rate = rates.get(id);
                          return (
                            <td key={id} data-end className="da-wide-only">
                              {rate === undefined ? (
                                <span className="da-soft">{t("dashboard.taxes.asStandard")}</span>
                              ) : (
                                percentText(language, rate)
                              )}
                            </td>
                          );
                        })}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </ScrollX>
            )}
            {open?.what === "class" ? <ClassDialog onClose={close} /> : null}
            {open?.what === "rates" ? (
              <RatesDialog country={open.country} data={data} classes={classes} onClose={close} />
            ) : null}
            {open?.what === "country" ? (
              <RatesDialog country={null} data={data} classes={classes} onClose={close} />
            ) : null}
          </>
        );
      }}
    </Loaded>
  );
}

/** The rates of a country; without one it is chosen first. Only what was changed is written. */
function RatesDialog({
  country,
  data,
  classes,
  onClose,
}: {
  country: string | null;
  data: StaffTaxesQuery;
  classes: readonly TaxClass[];
  onClose: () => void;
}) {
  const t = useT();
  const language = useLanguage();
  const toast = useToast();
  const save = useAct(StaffTaxRatesDocument);
  const known = data.taxCountryConfigurations ?? [];
  const free = countryOptions(language).filter(({ value }) => !known.some((one) => one.country.code === value));
  const [chosen, setChosen] = useState(country ?? free[0]?.value ?? "");
  const [before] = useState(() => ratesOf(known.find((one) => one.country.code === country)));
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const textOf = (id: string) => typed[id] ?? String(before.get(id) ?? "");
  const fields = [{ id: STANDARD, name: t("dashboard.taxes.standard") }, ...classes];
  const isWrong = fields.some(({ id }) => percentOf(textOf(id)) === undefined);
  const changed = fields.filter(({ id }) => percentOf(textOf(id)) !== (before.get(id) ?? null));
  return (
    <ActDialog
      title={country ? countryName(country, language) : t("dashboard.taxes.newCountry")}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={chosen !== "" && changed.length > 0 && !isWrong}
      run={async () => {
        const { taxCountryConfigurationUpdate } = await save.mutateAsync({
          country: chosen as Parameters<typeof save.mutateAsync>[0]["country"],
          rates: changed.map(({ id }) => ({ taxClassId: id || null, rate: percentOf(textOf(id)) ?? null })),
        });
        const problems = taxCountryConfigurationUpdate?.errors ?? [{}];
        if (problems.length === 0) toast(t("dashboard.saved"));
        return problems;
      }}
    >
      {country === null ? (
        <Select
          label={t("dashboard.taxes.country")}
          value={chosen}
          options={free}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      ) : null}
      {fields.map(({ id, name }) => (
        <TextField
          key={id}
          label={t("dashboard.taxes.percent", { name })}
          hint={id === STANDARD ? t("dashboard.taxes.standardHint") : t("dashboard.taxes.classHint")}
          inputMode="decimal"
          value={textOf(id)}
          error={percentOf(textOf(id)) === undefined ? t("dashboard.taxes.wrong") : undefined}
          onChange={(event) => setTyped({ ...typed, [id]: event.currentTarget.value })}
        />
      ))}
      <p className="da-soft">{t("dashboard.taxes.fromNow")}</p>
    </ActDialog>
  );
}

function ClassDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const create = useAct(StaffTaxClassCreateDocument);
  const [name, setName] = useState("");
  return (
    <ActDialog
      title={t("dashboard.taxes.newClass")}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={name.trim() !== ""}
      run={async () => {
        const { taxClassCreate } = await create.mutateAsync({ name: name.trim() });
        const problems = taxClassCreate?.errors ?? [{}];
        if (problems.length === 0) toast(t("dashboard.saved"));
        return problems;
      }}
    >
      <TextField
        label={t("dashboard.product.name")}
        hint={t("dashboard.taxes.newClassHint")}
        value={name}
        maxLength={100}
        required
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </ActDialog>
  );
}
