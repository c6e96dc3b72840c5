import type { Taxed } from "./tax.ts";

/** `promotion` is what goods cost less for a time, `free` what a membership takes off; `tax` comes on top, `taxIncluded` is held by the total that stands before it. */
export type SumKind = "goods" | "promotion" | "free" | "voucher" | "delivery" | "tax" | "total" | "taxIncluded";

/** A row of a summary, minor units; null while it is not known. What is taken off is negative. */
export type SumRow = { kind: SumKind; amount: number | null };

export type Sums = {
  /** After everything. */
  total: Taxed;
  /** Prices hold their tax. */
  included: boolean;
  /** Before a voucher, in the basis of prices; "later" until one is chosen, "none" where nothing is sent. */
  delivery: number | "later" | "none";
  /** What was taken off goods and delivery, in the basis of prices; at least 0. */
  voucher: number;
  free: number;
  /** Nobody said yet where it goes: tax on top is not known, and the total is without it. */
  taxLater?: boolean;
  /** Sums that were kept before there were promotions have none. */
  promotion?: number;
};

/**
 * The rows of a summary, in the order in which they are read, for carts, orders, mails, invoices and quotes alike: those
 * before the total add up to it.
 */
export function sumRows({ total, included, delivery, voucher, free, promotion = 0, taxLater }: Sums): SumRow[] {
  const carried = typeof delivery === "number" ? delivery : 0;
  const goods = (included ? total.gross : total.net) - carried + voucher + free + promotion;
  const rows: (SumRow | null)[] = [
    { kind: "goods", amount: goods },
    promotion > 0 ? { kind: "promotion", amount: -promotion } : null,
    free > 0 ? { kind: "free", amount: -free } : null,
    voucher > 0 ? { kind: "voucher", amount: -voucher } : null,
    delivery === "none" ? null : { kind: "delivery", amount: delivery === "later" ? null : delivery },
    included ? null : { kind: "tax", amount: taxLater ? null : total.tax },
    { kind: "total", amount: taxLater && !included ? total.net : total.gross },
    included && total.tax > 0 ? { kind: "taxIncluded", amount: total.tax } : null,
  ];
  return rows.filter((row) => row !== null);
}
