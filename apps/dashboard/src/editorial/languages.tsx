import type { Language } from "@carloom/i18n";
import { Segmented, useT } from "@carloom/ui";
import { LANGUAGE_NAMES, LANGUAGES } from "../boot/language.tsx";

/** In which language is written. */
export function Languages({ language, onChoose }: { language: Language; onChoose: (language: Language) => void }) {
  return (
    <Segmented
      label={useT()("dashboard.content.language")}
      options={LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
      value={language}
      onChange={(one) => onChoose(one as Language)}
    />
  );
}
