import type { Handler, Services } from "@carloom/platform";
import { shopTables } from "../tables.ts";
import { invoicePdf } from "./invoice.pdf.ts";
import { invoiceById } from "./invoice.repository.ts";

/** Sheets that one address gets in a minute: each is typeset anew. */
const LIMIT = 20;

const FIXED = { "cache-control": "private, no-store", "x-content-type-options": "nosniff" };
const text = (status: number, body: string, headers: Record<string, string> = {}) =>
  new Response(`${body}\n`, { status, headers: { "content-type": "text/plain; charset=utf-8", ...FIXED, ...headers } });

/** `GET {commerce}/invoices/{signed name}`: the PDF of an invoice, for whoever was given the link. */
export function invoiceHandler(services: Services): Handler {
  const base = `${new URL(services.settings.public.commerce.server).pathname}/invoices/`;
  return async (request, { ip }) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(base)) return null;
    if (request.method !== "GET") return new Response(null, { status: 405, headers: { allow: "GET" } });
    const taken = services.limiter.take(`invoice:${ip}`, LIMIT, 60);
    if (!taken.ok) return text(429, "Too many requests", { "retry-after": String(taken.retryAfter) });
    const claims = await services.tokens.verify(pathname.slice(base.length), "invoice");
    const id = claims && typeof claims.inv === "string" ? claims.inv : null;
    const invoice = id ? await invoiceById(shopTables(services.db), id) : undefined;
    if (!invoice) return text(404, "This link is not valid any more. The order's page gives a new one.");
    const bytes = await invoicePdf(invoice.number, invoice.content);
    const name = `invoice-${invoice.number.replace(/[^\w-]/g, "_")}.pdf`;
    return new Response(new Uint8Array(bytes), {
      headers: {
        ...FIXED,
        "content-type": "application/pdf",
        "content-disposition": `inline; filename="${name}"`,
        "content-security-policy": "default-src 'none'; sandbox",
        "referrer-policy": "no-referrer",
      },
    });
  };
}
