import { randomUUID } from "node:crypto";
import type { CommerceContext } from "../builder.ts";
import { knownChannel } from "../catalogue/channel.ts";
import { notFound, refuse } from "../checkout/change.ts";
import { type CheckoutNode, destinationOf, taxRuleOf, wholeCheckout } from "../checkout/checkout.ts";
import {
  type CheckoutProblem,
  mayUse,
  regularPrice,
  type Totals,
  totalsOf,
  unitPrice,
} from "../checkout/checkout.policy.ts";
import { insertCheckout, insertLines, lockCheckout } from "../checkout/checkout.repository.ts";
import { channelById, channelList } from "../catalogue/channel.ts";
import { designsOfCheckout, insertDesign } from "../design/design.repository.ts";
import { holdDesigns } from "../design/held.ts";
import { mutation } from "../refusal.ts";
import { type QuotedDesign, type QuotedLine, shopTables } from "../tables.ts";
import { uuidOf } from "@carloom/wire";
import { insertQuote, quoteByToken, type SavedQuoteRow } from "./quote.repository.ts";

const DAY_MS = 86_400_000;
const MAX_NOTE = 1000;

export type QuoteSaved = { quote: SavedQuoteRow | null; errors: CheckoutProblem[] };
export type QuoteTaken = { checkout: CheckoutNode | null; errors: CheckoutProblem[] };

/**
 * Keeps a cart's goods, designs and prices for some days. The cart stays as it is; vouchers and stock are not part of
 * the promise.
 */
export async function quoteSave(
  context: CommerceContext,
  checkoutId: string,
  note: string | null | undefined,
): Promise<QuoteSaved> {
  const key = uuidOf(checkoutId, "Checkout");
  await channelList(context);
  const { value: quote, errors } = await mutation<SavedQuoteRow, CheckoutProblem>(context, async (trx) => {
    const row = key ? await lockCheckout(trx, key) : undefined;
    if (!row || !mayUse(row, context.visitor)) throw notFound("checkoutId");
    const cart = await wholeCheckout({ ...context, db: trx as never }, row);
    if (cart.lines.length === 0) throw refuse("NO_LINES", "checkoutId", "There is nothing to quote.");
    const text = (note ?? "").trim();
    if (text.length > MAX_NOTE) throw refuse("INVALID", "note", `A note has at most ${MAX_NOTE} characters.`);
    const now = Date.now();
    // a price that is promised already is not promised for longer
    const ends = cart.lines.flatMap((line) => line.valid_until?.getTime() ?? []);
    const until = Math.min(now + context.settings.env.QUOTE_DAYS * DAY_MS, ...ends);
    if (until <= now) throw refuse("INVALID", "checkoutId", "A price in this cart is no longer valid.");
    const lines = cart.lines.map((line): QuotedLine => {
      const unit = unitPrice(line);
      if (unit === null || !line.is_published || !line.is_for_sale)
        throw refuse("UNAVAILABLE_VARIANT_IN_CHANNEL", "checkoutId", "Something in this cart is no longer sold.");
      const regular = regularPrice(line) ?? unit;
      return {
        variantId: line.variant_id,
        sku: line.sku,
        names: line.product_names,
        variantName: line.variant_name,
        variantTranslations: line.variant_translations,
        quantity: line.quantity,
        unit,
        ...(regular > unit && { regular }),
        weightG: line.weight_g,
        taxClass: line.tax_class,
        isShippingRequired: line.is_shipping_required,
        design: line.design_id,
        metadata: line.metadata,
      };
    });
    const designs = (await designsOfCheckout(trx, row.id)).map((design): QuotedDesign => {
      const { checkout_id: _, order_id: __, valid_until: ___, priced_at, ...rest } = design;
      return { ...rest, priced_at: priced_at.toISOString() };
    });
    const id = randomUUID();
    await holdDesigns(context.threed, trx, `quote:${id}`, designs);
    return insertQuote(trx, {
      id,
      token: randomUUID(),
      channel_id: row.channel_id,
      user_id: context.visitor?.userId ?? null,
      email: row.email,
      language_code: row.language_code,
      country: destinationOf(row, cart.channel),
      note: text,
      lines,
      designs,
      valid_until: new Date(until),
    });
  });
  return { quote, errors };
}

/** What a quote comes to in the country that it was made for, without delivery. */
export async function quoteTotals(context: CommerceContext, quote: SavedQuoteRow): Promise<Totals> {
  const channel = await channelById(context, quote.channel_id);
  const lines = quote.lines.map(({ unit, quantity, taxClass }) => ({ unit, quantity, tax_class: taxClass }));
  return totalsOf(lines, 0, taxRuleOf(channel, quote.country));
}

/** A new cart with the goods and prices of a quote, for whoever has its link. The quote stays. */
export async function quoteToCheckout(context: CommerceContext, token: string): Promise<QuoteTaken> {
  const none = (problem: CheckoutProblem): QuoteTaken => ({ checkout: null, errors: [problem] });
  await channelList(context);
  const db = shopTables(context.db);
  const quote = await quoteByToken(db, token);
  if (!quote) return none({ code: "NOT_FOUND", field: "token", message: "Couldn't resolve to a node." });
  if (quote.valid_until <= new Date())
    return none({ code: "INVALID", field: "token", message: "The prices of this quote are no longer valid." });
  if (!knownChannel(context, quote.channel_id).is_active)
    return none({ code: "CHANNEL_INACTIVE", field: "token", message: "This shop is closed." });
  const isOwn = quote.user_id !== null && quote.user_id === context.visitor?.userId;
  const checkout = await db.transaction().execute(async (trx) => {
    const row = await insertCheckout(trx, {
      id: randomUUID(),
      channel_id: quote.channel_id,
      user_id: context.visitor?.userId ?? null,
      // whoever was sent the link need not learn whose address it was
      email: isOwn ? quote.email : (context.visitor?.email ?? null),
      language_code: quote.language_code,
      shipping_address: null,
      billing_address: null,
      metadata: { quote: quote.token },
    });
    const ids = new Map<string, string>();
    for (const design of quote.designs) {
      const id = randomUUID();
      ids.set(design.id, id);
      const priced_at = new Date(design.priced_at);
      await insertDesign(trx, { ...design, id, checkout_id: row.id, priced_at, valid_until: quote.valid_until });
      await holdDesigns(context.threed, trx, `design:${id}`, [design]);
    }
    await insertLines(
      trx,
      quote.lines.map((line) => {
        const design = line.design === null ? undefined : ids.get(line.design);
        return {
          id: randomUUID(),
          checkout_id: row.id,
          variant_id: line.variantId,
          quantity: line.quantity,
          frozen_price: line.unit,
          ...(line.regular !== undefined && { frozen_regular: line.regular }),
          weight_g: line.weightG,
          ...(design ? { design_id: design } : { quoted_until: quote.valid_until }),
          metadata: design ? { ...line.metadata, designId: design } : line.metadata,
        };
      }),
    );
    return row;
  });
  return { checkout: await wholeCheckout(context, checkout), errors: [] };
}
