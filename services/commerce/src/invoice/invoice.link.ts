import type { Services } from "@carloom/platform";

/** A link on a page serves the click; one in a mail is there for as long as somebody may look for the invoice. */
export const PAGE_SECONDS = 3600;
export const MAIL_SECONDS = 30 * 24 * 3600;

/** An address of an invoice's PDF that nobody can guess, for a while. Whoever gives it out has checked who asks. */
export async function invoiceUrl(
  { tokens, settings }: Pick<Services, "tokens" | "settings">,
  invoiceId: string,
  seconds: number,
): Promise<string> {
  return `${settings.public.commerce.server}/invoices/${await tokens.sign("invoice", { inv: invoiceId }, seconds)}`;
}

/** An address of a credit note's PDF, as {@link invoiceUrl}. */
export async function creditNoteUrl(
  { tokens, settings }: Pick<Services, "tokens" | "settings">,
  id: string,
  seconds: number,
): Promise<string> {
  return `${settings.public.commerce.server}/invoices/${await tokens.sign("invoice", { credit: id }, seconds)}`;
}
