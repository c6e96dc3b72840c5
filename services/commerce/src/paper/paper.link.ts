import type { Services } from "@carloom/platform";
import type { Language } from "@carloom/i18n";

/** What a paper is of; each is typeset when it is asked for. */
export type PaperOf =
  | { paper: "assembly"; design: string }
  | { paper: "slip"; order: string; parcel?: number }
  | { paper: "confirmation"; order: string }
  | { paper: "quote"; quote: string };

/** A link on a page serves the click. */
const SECONDS = 3600;

/** An address of a paper's PDF that nobody can guess, for an hour. Whoever gives it out has checked who asks. */
export async function paperUrl(
  { tokens, settings }: Pick<Services, "tokens" | "settings">,
  of: PaperOf,
  language: Language,
): Promise<string> {
  const token = await tokens.sign("paper", { ...of }, SECONDS);
  return `${settings.public.commerce.server}/papers/${token}?lang=${language}`;
}
