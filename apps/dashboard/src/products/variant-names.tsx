import { StaffVariantTranslateDocument } from "@carloom/api-client/commerce";
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_CODES } from "@carloom/i18n";
import { TextField, useT } from "@carloom/ui";
import { useAct } from "../boot/data.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../boot/language.tsx";
import type { Problem } from "../parts/act-dialog.tsx";
import type { ShelfVariant } from "./shelf.ts";

/** What a variant is called in each language, as a form holds it. */
export type VariantNames = Record<`name ${Language}`, string>;

export const namesOfVariant = ({ name, ko, ja }: ShelfVariant): VariantNames => ({
  "name en": name,
  "name ko": ko?.name ?? "",
  "name ja": ja?.name ?? "",
});

/** Writes the names that changed, but for the shop's own, which goes with the variant. */
export function useTranslations(variant: string, edit: Parameters<typeof useAct>[1]) {
  const translate = useAct(StaffVariantTranslateDocument, edit);
  return async (now: VariantNames, stored: VariantNames): Promise<readonly Problem[]> => {
    for (const one of LANGUAGES) {
      const name = now[`name ${one}`].trim();
      if (one === DEFAULT_LANGUAGE || name === stored[`name ${one}`]) continue;
      const input = { id: variant, language: LANGUAGE_CODES[one], input: { name } };
      const { productVariantTranslate } = await translate.mutateAsync(input);
      if (productVariantTranslate?.errors.length) return productVariantTranslate.errors;
    }
    return [];
  };
}

export function useNameLabels(): (language: Language) => string {
  const t = useT();
  return (one) => `${t("dashboard.variant.name")}, ${LANGUAGE_NAMES[one]}`;
}

/** The name in every language side by side. */
export function VariantNameFields({
  names,
  onChange,
}: {
  names: VariantNames;
  onChange: (change: Partial<VariantNames>) => void;
}) {
  const t = useT();
  const labelOf = useNameLabels();
  return (
    <div className="da-named">
      <div className="da-three">
        {LANGUAGES.map((one) => (
          <TextField
            key={one}
            label={labelOf(one)}
            lang={one}
            value={names[`name ${one}`]}
            maxLength={250}
            onChange={(event) => onChange({ [`name ${one}`]: event.currentTarget.value })}
          />
        ))}
      </div>
      <p className="ui-hint">{t("dashboard.variant.namesHint")}</p>
    </div>
  );
}
