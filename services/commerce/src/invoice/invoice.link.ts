import { randomBytes } from "node:crypto";
import type { Services } from "@carloom/platform";
import { shopTables } from "../tables.ts";
import { insertLink, type LinkKind } from "./link.repository.ts";

/** A link on a page serves the click; one in a mail is there for as long as somebody may look for the invoice. */
export const PAGE_SECONDS = 3600;
const MAIL_SECONDS = 30 * 24 * 3600;

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

/** Bytes of a short link: as hard to guess as a key. */
const TOKEN_BYTES = 16;
/** What a short link looks like; signed names are longer and hold dots. */
export const SHORT_LINK = /^[\w-]{22}$/;

/** A short address for a mail, of the PDF of an invoice, a credit note or an order's confirmation. Only its hash is kept. */
export async function mailedLink(
  { db, settings }: Pick<Services, "db" | "settings">,
  kind: LinkKind,
  target: string,
): Promise<string> {
  const folder = kind === "confirmation" ? "papers" : "invoices";
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const until = new Date(Date.now() + MAIL_SECONDS * 1000);
  await insertLink(shopTables(db), token, { kind, target, until });
  return `${settings.public.commerce.server}/${folder}/${token}`;
}
