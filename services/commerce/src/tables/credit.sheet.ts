import type { InvoiceContent } from "./invoice.sheet.ts";

/** What a credit note says, kept as it was when it was made. Amounts are minor units, times ISO, rates parts per million. */
export type CreditContent = Pick<
  InvoiceContent,
  "language" | "currency" | "issuedAt" | "order" | "seller" | "buyer" | "taxIncluded" | "taxes" | "net" | "gross"
> & {
  /** The invoice that it corrects. */
  invoice: { number: string; issuedAt: string };
  /** What staff wrote; empty where they wrote nothing. */
  reason: string;
};
