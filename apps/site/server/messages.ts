import type { Language, Messages } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";

/** What the site's pages say, by the beginnings of keys: a third of all messages. Those of the studio and of mails stay there. */
export const FAMILIES = [
  "account.area.",
  "compare.",
  "counting.",
  "credit.",
  "goods.",
  "membership.",
  "notice.",
  "returns.",
  "road.",
  "address.",
  "shop.",
  "site.",
  "studio.reason.",
  "sums.",
  "terms.",
  "transfer.",
  "ui.",
  "wish.",
];

/** The messages of the site in a language: the same on the server and in the browser. */
export const siteMessages = (language: Language): Messages =>
  Object.fromEntries(
    Object.entries(mergedMessages(language)).filter(([key]) => FAMILIES.some((family) => key.startsWith(family))),
  );
