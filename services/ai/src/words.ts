import type { Language } from "@carloom/i18n";
import { translate } from "@carloom/i18n/merge";

/** Said when no answer can be given, as the specification has it. */
export const failureText = (language: Language): string => translate(language)("stylist.failed");
