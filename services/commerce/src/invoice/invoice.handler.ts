import { networkOf, type Handler, type Services, PRIVATE, privateText } from "@carloom/platform";
import { type CommerceDb, shopTables } from "../tables.ts";
import { creditNotePdf } from "./credit.pdf.ts";
import { creditNoteById } from "./credit.repository.ts";
import { invoicePdf } from "./invoice.pdf.ts";
import { SHORT_LINK } from "./invoice.link.ts";
import { invoiceById } from "./invoice.repository.ts";
import { linkByToken } from "./link.repository.ts";

/** Sheets that one address gets in a minute: each is typeset anew. */
const LIMIT = 20;

type Printed = { kind: string; number: string; bytes: () => Promise<Uint8Array> };

/** What a link's claims name: an invoice or a credit note. */
async function sheetFor(db: CommerceDb, { inv, credit }: Record<string, unknown>): Promise<Printed | undefined> {
  if (typeof inv === "string") {
    const row = await invoiceById(db, inv);
    return row && { kind: "invoice", number: row.number, bytes: () => invoicePdf(row.number, row.content) };
  }
  const row = typeof credit === "string" ? await creditNoteById(db, credit) : undefined;
  return row && { kind: "credit-note", number: row.number, bytes: () => creditNotePdf(row.number, row.content) };
}

/** What a link names: a short one by its hash, a signed one by itself. */
async function claimsOf({ db, tokens }: Services, name: string): Promise<Record<string, unknown> | null> {
  if (!SHORT_LINK.test(name)) return tokens.verify(name, "invoice");
  const link = await linkByToken(shopTables(db), name);
  return link && link.kind !== "confirmation" ? { [link.kind === "invoice" ? "inv" : "credit"]: link.target } : null;
}

/** `GET {commerce}/invoices/{short link or signed name}`: the PDF of an invoice or a credit note, for whoever was given the link. */
export function invoiceHandler(services: Services): Handler {
  const base = `${new URL(services.settings.public.commerce.server).pathname}/invoices/`;
  return async (request, { ip }) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(base)) return null;
    if (request.method !== "GET") return new Response(null, { status: 405, headers: { allow: "GET" } });
    const taken = services.limiter.take(`invoice:${networkOf(ip)}`, LIMIT, 60);
    if (!taken.ok)
      return privateText(request, 429, "refusal.file.tooMany", { "retry-after": String(taken.retryAfter) });
    const claims = await claimsOf(services, pathname.slice(base.length));
    const sheet = claims && (await sheetFor(shopTables(services.db), claims));
    if (!sheet) return privateText(request, 404, "refusal.file.gone.order");
    const name = `${sheet.kind}-${sheet.number.replace(/[^\w-]/g, "_")}.pdf`;
    return new Response(new Uint8Array(await sheet.bytes()), {
      headers: {
        ...PRIVATE,
        "content-type": "application/pdf",
        "content-disposition": `inline; filename="${name}"`,
        "content-security-policy": "default-src 'none'; sandbox",
        "referrer-policy": "no-referrer",
      },
    });
  };
}
