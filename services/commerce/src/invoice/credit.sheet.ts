import { splitLargestRemainder } from "@carloom/pricing";
import type { CreditContent } from "../tables/credit.sheet.ts";
import type { InvoiceContent } from "../tables/invoice.sheet.ts";

/** The rest of a refund over the rates of the invoice, as its amounts with tax stand to each other. */
function taxesOf(invoice: InvoiceContent, amount: number): InvoiceContent["taxes"] {
  if (amount === invoice.gross) return invoice.taxes;
  const known = invoice.taxes.length > 0 ? invoice.taxes : [{ ppm: 0, net: 1, tax: 0 }];
  const parts = splitLargestRemainder(
    amount,
    known.map(({ net, tax }) => net + tax),
  );
  return known
    .map(({ ppm }, index) => {
      const gross = parts[index] ?? 0;
      const tax = Math.round((gross * ppm) / (1_000_000 + ppm));
      return { ppm, net: gross - tax, tax };
    })
    .filter(({ net, tax }) => net + tax > 0);
}

/** What a credit note over an amount of an invoice says when it is made now. */
export function creditContent(
  invoice: { number: string; content: InvoiceContent },
  refund: { amount: number; reason: string },
  now: Date,
): CreditContent {
  const { language, currency, order, seller, buyer, taxIncluded, issuedAt } = invoice.content;
  const taxes = taxesOf(invoice.content, refund.amount);
  return {
    language,
    currency,
    issuedAt: now.toISOString(),
    order,
    seller,
    buyer,
    taxIncluded,
    invoice: { number: invoice.number, issuedAt },
    reason: refund.reason,
    taxes,
    net: taxes.reduce((sum, { net }) => sum + net, 0),
    gross: refund.amount,
  };
}
