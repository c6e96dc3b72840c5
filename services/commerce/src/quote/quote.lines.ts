import type { Language } from "@carloom/i18n";
import { nameIn, variantNameIn } from "../catalogue/catalogue.policy.ts";
import type { QuotedLine } from "../tables.ts";

/** What a quoted line's product is called in a language. */
export const quotedName = (line: QuotedLine, language: Language): string =>
  line.metadata.name ?? nameIn(line.names, language);

/** What its variant is called there. */
export const quotedVariantName = (line: QuotedLine, language: Language): string =>
  variantNameIn({ name: line.variantName, translations: line.variantTranslations ?? {} }, language);
