import {
  type StaffAttributeValueFragment,
  StaffValueTranslateDocument,
  StaffValueUpdateDocument,
} from "@carloom/api-client/commerce";
import { LANGUAGE_CODES } from "@carloom/i18n";
import { TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../boot/language.tsx";
import { ActDialog, type Problem } from "../parts/act-dialog.tsx";

/** The names of one value; the word for it in addresses stays what it was made of. */
export function ValueDialog({ value, onClose }: { value: StaffAttributeValueFragment; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const update = useAct(StaffValueUpdateDocument);
  const translate = useAct(StaffValueTranslateDocument);
  const stored = { en: value.name ?? "", ko: value.ko?.name ?? "", ja: value.ja?.name ?? "" };
  const [names, setNames] = useState(stored);
  const write = async (): Promise<readonly Problem[]> => {
    for (const one of LANGUAGES) {
      const name = names[one].trim();
      if (name === stored[one]) continue;
      const errors =
        one === "en"
          ? (await update.mutateAsync({ id: value.id, name })).attributeValueUpdate?.errors
          : (await translate.mutateAsync({ id: value.id, language: LANGUAGE_CODES[one], name })).attributeValueTranslate
              ?.errors;
      if (errors?.length) return errors;
    }
    return [];
  };
  return (
    <ActDialog
      title={stored.en}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={LANGUAGES.every((one) => names[one].trim() !== "")}
      run={async () => {
        const problems = await write();
        if (problems.length === 0) toast(t("dashboard.saved"));
        return problems;
      }}
    >
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
      <p className="da-soft">
        {t("dashboard.placement.slug")}: <code>{value.slug}</code>
      </p>
    </ActDialog>
  );
}
