import {
  StaffAttributeDocument,
  type StaffAttributeQuery,
  StaffAttributeTranslateDocument,
  StaffAttributeUpdateDocument,
} from "@carloom/api-client/commerce";
import { LANGUAGE_CODES } from "@carloom/i18n";
import { ErrorNote, Select, TextField, useT } from "@carloom/ui";
import { useAct } from "../boot/data.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../boot/language.tsx";
import { type Problem, problemText } from "../parts/act-dialog.tsx";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import { SaveRow } from "../parts/save-row.tsx";
import { Section } from "../parts/section.tsx";
import { type Attribute, UNITS } from "./kinds.ts";

const givenOf = (answer: StaffAttributeQuery | null) => {
  const { name, ko, ja, slug, unit } = answer?.attribute ?? {};
  return { en: name ?? "", ko: ko?.name ?? "", ja: ja?.name ?? "", slug: slug ?? "", unit: unit ?? "" };
};
type Given = ReturnType<typeof givenOf>;

/** What an attribute is called, and the word for it in addresses of filtered lists. */
export function AttributeNames({ attribute }: { attribute: Attribute }) {
  const t = useT();
  const { id } = attribute;
  const edit = useDraft({
    document: StaffAttributeDocument,
    variables: { id },
    record: (answer) => answer.attribute,
    of: givenOf,
  });
  const update = useAct(StaffAttributeUpdateDocument, edit);
  const translate = useAct(StaffAttributeTranslateDocument, edit);
  const { draft } = edit;

  const save = async (now: Given, stored: Given): Promise<readonly Problem[]> => {
    if (now.en !== stored.en || now.slug !== stored.slug || now.unit !== stored.unit) {
      const unit = UNITS.find((one) => one === now.unit) || null;
      const input = {
        name: now.en.trim(),
        slug: now.slug.trim(),
        ...(attribute.inputType === "NUMERIC" && { unit }),
      };
      const { attributeUpdate } = await update.mutateAsync({ id, input });
      if (attributeUpdate?.errors.length) return attributeUpdate.errors;
    }
    for (const one of LANGUAGES) {
      if (one === "en" || now[one] === stored[one]) continue;
      const given = { id, language: LANGUAGE_CODES[one], name: now[one].trim() };
      const { attributeTranslate } = await translate.mutateAsync(given);
      if (attributeTranslate?.errors.length) return attributeTranslate.errors;
    }
    return [];
  };
  const names = {
    ...Object.fromEntries(LANGUAGES.map((one) => [one, { label: LANGUAGE_NAMES[one] }])),
    slug: { label: t("dashboard.placement.slug") },
    unit: {
      label: t("dashboard.attribute.unit"),
      text: (unit: string) => t(`dashboard.attribute.unit.${unit || "none"}`),
    },
  };
  return (
    <Section title={t("dashboard.attribute.names")}>
      <form className="da-form" onSubmit={edit.submit(save)}>
        {LANGUAGES.map((one) => (
          <TextField
            key={one}
            label={LANGUAGE_NAMES[one]}
            lang={one}
            value={draft[one]}
            maxLength={250}
            required={one === "en"}
            onChange={(event) => edit.set({ [one]: event.currentTarget.value })}
          />
        ))}
        <TextField
          label={t("dashboard.placement.slug")}
          hint={t("dashboard.attribute.slugHint")}
          value={draft.slug}
          maxLength={100}
          required
          onChange={(event) => edit.set({ slug: event.currentTarget.value })}
        />
        {attribute.inputType === "NUMERIC" ? (
          <Select
            label={t("dashboard.attribute.unit")}
            value={draft.unit}
            options={UNITS.map((value) => ({ value, label: t(`dashboard.attribute.unit.${value || "none"}`) }))}
            onChange={(event) => edit.set({ unit: event.currentTarget.value })}
          />
        ) : null}
        <Meanwhile edit={edit} names={names} />
        {edit.problems.map((problem) => (
          <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
        ))}
        <SaveRow isBusy={edit.isBusy} isChanged={edit.isChanged} onDiscard={edit.discard} />
      </form>
    </Section>
  );
}
