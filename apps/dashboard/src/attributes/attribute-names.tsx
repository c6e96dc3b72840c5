import { StaffAttributeTranslateDocument, StaffAttributeUpdateDocument } from "@carloom/api-client/commerce";
import { LANGUAGE_CODES } from "@carloom/i18n";
import { ErrorNote, Select, TextField, useT, useToast } from "@carloom/ui";
import { type FormEvent, useState } from "react";
import { useAct } from "../boot/data.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../boot/language.tsx";
import { type Problem, problemText } from "../parts/act-dialog.tsx";
import { SaveRow } from "../parts/save-row.tsx";
import { Section } from "../parts/section.tsx";
import { type Attribute, UNITS, type Unit } from "./kinds.ts";

/** What an attribute is called, and the word for it in addresses of filtered lists. */
export function AttributeNames({ attribute }: { attribute: Attribute }) {
  const t = useT();
  const toast = useToast();
  const update = useAct(StaffAttributeUpdateDocument);
  const translate = useAct(StaffAttributeTranslateDocument);
  const stored = { en: attribute.name, ko: attribute.ko?.name ?? "", ja: attribute.ja?.name ?? "" };
  const [names, setNames] = useState(stored);
  const [slug, setSlug] = useState(attribute.slug);
  const [unit, setUnit] = useState<Unit>(attribute.unit ?? "");
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const { id } = attribute;
  const changed = LANGUAGES.filter((one) => names[one].trim() !== stored[one]);
  const isOwnChanged = changed.includes("en") || slug !== attribute.slug || unit !== (attribute.unit ?? "");
  const isChanged = changed.length > 0 || isOwnChanged;

  const save = async (): Promise<readonly Problem[]> => {
    if (isOwnChanged) {
      const input = {
        name: names.en.trim(),
        slug: slug.trim(),
        ...(attribute.inputType === "NUMERIC" && { unit: unit || null }),
      };
      const { attributeUpdate } = await update.mutateAsync({ id, input });
      if (attributeUpdate?.errors.length) return attributeUpdate.errors;
    }
    for (const one of changed) {
      if (one === "en") continue;
      const given = { id, language: LANGUAGE_CODES[one], name: names[one].trim() };
      const { attributeTranslate } = await translate.mutateAsync(given);
      if (attributeTranslate?.errors.length) return attributeTranslate.errors;
    }
    return [];
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !isChanged) return;
    setBusy(true);
    try {
      const said = await save();
      setProblems(said);
      if (said.length === 0) toast(t("dashboard.saved"));
    } catch {
      setProblems([{}]);
    }
    setBusy(false);
  };
  return (
    <Section title={t("dashboard.attribute.names")}>
      <form className="da-form" onSubmit={(event) => void submit(event)}>
        {LANGUAGES.map((one) => (
          <TextField
            key={one}
            label={LANGUAGE_NAMES[one]}
            lang={one}
            value={names[one]}
            maxLength={250}
            required
            onChange={(event) => setNames({ ...names, [one]: event.currentTarget.value })}
          />
        ))}
        <TextField
          label={t("dashboard.placement.slug")}
          hint={t("dashboard.attribute.slugHint")}
          value={slug}
          maxLength={100}
          required
          onChange={(event) => setSlug(event.currentTarget.value)}
        />
        {attribute.inputType === "NUMERIC" ? (
          <Select
            label={t("dashboard.attribute.unit")}
            value={unit}
            options={UNITS.map((value) => ({ value, label: t(`dashboard.attribute.unit.${value || "none"}`) }))}
            onChange={(event) => setUnit(UNITS.find((one) => one === event.currentTarget.value) ?? "")}
          />
        ) : null}
        {problems.map((problem) => (
          <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
        ))}
        <SaveRow
          isBusy={isBusy}
          isChanged={isChanged}
          onDiscard={() => {
            setNames(stored);
            setSlug(attribute.slug);
            setUnit(attribute.unit ?? "");
            setProblems([]);
          }}
        />
      </form>
    </Section>
  );
}
