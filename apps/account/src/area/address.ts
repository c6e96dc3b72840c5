import { settings } from "../auth/session.ts";
import type { Language } from "@carloom/i18n";

/** An address of the site in the language of this page. */
export const siteAddress = (language: Language, path: string): string =>
  `${settings.origin}${path}${language === "en" ? "" : `?lang=${language}`}`;
