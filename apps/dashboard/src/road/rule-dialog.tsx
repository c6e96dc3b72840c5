import { StaffRoadRulesDocument, StaffRoadRuleSaveDocument, type CountryCode } from "@carloom/api-client/commerce";
import { SLOTS } from "@carloom/build/slots";
import { countryOptions, LANGUAGE_NAMES, LANGUAGES } from "@carloom/i18n";
import { Button, Checkbox, Select, TextArea, TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { ActDialog } from "../parts/act-dialog.tsx";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import { type Given, givenOf, hasLimit, inputOf, type Kind, type Rule } from "./rule.ts";

const KINDS: readonly Kind[] = ["LENGTH", "WIDTH", "HEIGHT", "CLEARANCE", "WHEELS", "GLASS", "LAMPS", "PARTS"];
const LONGEST = 500;

/** One rule of a country: what is measured, its limit, what buyers are told, and where somebody read it. */
export function RuleDialog({
  of,
  onClose,
  onDelete,
}: {
  of: Rule | null;
  onClose: () => void;
  onDelete: (() => void) | null;
}) {
  const t = useT();
  const toast = useToast();
  const language = useLanguage();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const edit = useDraft({
    document: StaffRoadRulesDocument,
    variables: {},
    isNew: of === null,
    record: ({ roadRules }) => roadRules.find(({ id }) => id === of?.id),
    of: (answer): Given => givenOf(answer?.roadRules.find(({ id }) => id === of?.id) ?? of, today),
  });
  const save = useAct(StaffRoadRuleSaveDocument, edit);
  const { draft: given } = edit;
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const set = (part: Partial<Given>) => {
    edit.set(part);
    setRefused(new Map([...refused].filter(([field]) => !(field in part))));
  };
  const input = inputOf(given);
  const errorOf = (field: string) => {
    const code = refused.get(field);
    return code ? t(`dashboard.road.code.${code}`) : undefined;
  };
  return (
    <ActDialog
      title={of ? t(`dashboard.road.kind.${of.kind}`) : t("dashboard.road.new")}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={input !== null}
      run={async () => {
        const problems = await edit.save(async (now) => {
          const whole = inputOf(now);
          if (!whole) return [{}];
          const { errors } = (await save.mutateAsync({ id: of?.id ?? null, input: whole })).roadRuleSave;
          setRefused(new Map(errors.map(({ field, code }) => [field ?? "", code])));
          return errors.map(({ code }) => ({ text: t(`dashboard.road.code.${code}`) }));
        });
        if (problems.length === 0) toast(t("dashboard.saved"));
        return problems;
      }}
    >
      <div className="da-three">
        <Select
          label={t("dashboard.road.country")}
          value={given.country}
          options={countryOptions(language)}
          onChange={(event) => set({ country: event.currentTarget.value as CountryCode })}
        />
        <Select
          label={t("dashboard.road.kind")}
          value={given.kind}
          options={KINDS.map((kind) => ({ value: kind, label: t(`dashboard.road.kind.${kind}`) }))}
          onChange={(event) => set({ kind: event.currentTarget.value as Kind })}
        />
        {!hasLimit(given.kind) ? null : (
          <TextField
            label={t(`dashboard.road.limit.${given.kind}`)}
            value={given.limit}
            inputMode="decimal"
            maxLength={8}
            required
            error={errorOf("limit")}
            onChange={(event) => set({ limit: event.currentTarget.value })}
          />
        )}
      </div>
      {given.kind === "PARTS" ? (
        <fieldset className="da-choices">
          <legend>{t("dashboard.road.slots")}</legend>
          {Object.entries(SLOTS).map(([slot, { label }]) => (
            <Checkbox
              key={slot}
              label={label[language]}
              checked={given.slots.includes(slot)}
              onChange={({ currentTarget: { checked } }) =>
                set({ slots: checked ? [...given.slots, slot] : given.slots.filter((one) => one !== slot) })
              }
            />
          ))}
        </fieldset>
      ) : null}
      {LANGUAGES.map((one) => (
        <TextArea
          key={one}
          label={t("dashboard.road.note", { language: LANGUAGE_NAMES[one] })}
          lang={one}
          rows={2}
          value={given.note[one]}
          maxLength={LONGEST}
          required
          error={errorOf("note")}
          onChange={(event) => set({ note: { ...given.note, [one]: event.currentTarget.value } })}
        />
      ))}
      <TextField
        label={t("dashboard.road.source")}
        hint={t("dashboard.road.sourceHint")}
        value={given.source}
        maxLength={LONGEST}
        required
        error={errorOf("source")}
        onChange={(event) => set({ source: event.currentTarget.value })}
      />
      <TextField
        label={t("dashboard.road.sourceUrl")}
        type="url"
        value={given.sourceUrl}
        maxLength={LONGEST}
        error={errorOf("sourceUrl")}
        onChange={(event) => set({ sourceUrl: event.currentTarget.value })}
      />
      <TextField
        label={t("dashboard.road.checkedOn")}
        type="date"
        value={given.checkedOn}
        required
        error={errorOf("checkedOn")}
        onChange={(event) => set({ checkedOn: event.currentTarget.value })}
      />
      <Meanwhile
        edit={edit}
        names={{
          country: {
            label: t("dashboard.road.country"),
            text: (code: string) => countryOptions(language).find(({ value }) => value === code)?.label ?? code,
          },
          kind: { label: t("dashboard.road.kind"), text: (kind: Kind) => t(`dashboard.road.kind.${kind}`) },
          limit: { label: t(`dashboard.road.limit.${hasLimit(given.kind) ? given.kind : "LENGTH"}`) },
          slots: { label: t("dashboard.road.slots") },
          note: {
            label: t("dashboard.road.note", { language: LANGUAGES.map((one) => LANGUAGE_NAMES[one]).join(", ") }),
          },
          source: { label: t("dashboard.road.source") },
          sourceUrl: { label: t("dashboard.road.sourceUrl") },
          checkedOn: { label: t("dashboard.road.checkedOn") },
        }}
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
