import { fromMinor, type SumKind, sumRows } from "@carloom/pricing";
import type { CommerceContext } from "../builder.ts";
import { channelBySlug } from "../catalogue/channel.ts";
import { estimateDesign } from "./estimate.ts";

/** What a design costs in a channel now, in major units of its currency, as the studio's ledger shows it. */
export type DesignPrice = {
  currency: string;
  lines: {
    kind: "PART" | "STICKER";
    /** Slot, or placement id. */
    reference: string;
    name: string;
    quantity: number;
    /** Of one piece; null for parts. */
    areaCm2: number | null;
    total: number;
  }[];
  /** The rows of its summary, without delivery. */
  sums: { kind: SumKind; amount: number }[];
  /** The cheapest delivery; null where nothing delivers. */
  shippingFrom: number | null;
  /** Something of it is not sold, or does not fit. */
  hasProblems: boolean;
};

/** Null when there is no such channel. */
export async function designPrice(
  context: CommerceContext,
  channelSlug: string,
  design: { templateSlug: string; build: unknown },
): Promise<DesignPrice | null> {
  const channel = await channelBySlug(context, channelSlug);
  if (!channel) return null;
  const { currency, prices_include_tax: included } = channel;
  const { lines, totals, shippingFrom, problems } = await estimateDesign(context, channel, design, null);
  return {
    currency,
    lines: lines.map(({ kind, reference, name, quantity, areaCm2, totalPrice }) => ({
      kind,
      reference,
      name,
      quantity,
      areaCm2,
      total: fromMinor(totalPrice, currency),
    })),
    sums: sumRows({ total: totals.subtotal, included, delivery: "none", voucher: 0, free: 0 }).map(
      ({ kind, amount }) => ({ kind, amount: fromMinor(amount ?? 0, currency) }),
    ),
    shippingFrom: shippingFrom === null ? null : fromMinor(shippingFrom, currency),
    hasProblems: problems.length > 0 || lines.some(({ verdict }) => verdict === "block"),
  };
}
