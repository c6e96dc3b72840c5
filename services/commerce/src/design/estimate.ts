import type { Design } from "@carloom/threed";
import type { CommerceContext } from "../builder.ts";
import { DEFAULT_LANGUAGE } from "@carloom/i18n";
import { variantsForDesign } from "../catalogue/catalogue.repository.ts";
import type { ChannelRow } from "../catalogue/catalogue.repository.ts";
import { type Totals, totalsOf } from "../checkout/checkout.policy.ts";
import { taxRuleOf } from "../checkout/checkout.ts";
import { freeOfDesign } from "../membership/area.ts";
import type { Cover } from "../membership/membership.policy.ts";
import { quotaOf } from "../membership/quota.repository.ts";
import { productionRules } from "../rules/production.ts";
import { shippingOfVariants } from "../shipping/shipping.ts";
import { shippingOptions } from "../shipping/shipping.policy.ts";
import { shopTables } from "../tables.ts";
import { type DesignLine, goodsOfLine } from "../tables/design.line.ts";
import { goodsOf, type PricedDesign, priceDesign, type EstimateProblem } from "./design.policy.ts";

export type DesignInput = { templateSlug: string; title?: string | null; build?: unknown; thumbnail?: string | null };

export type Estimate = {
  channel: ChannelRow;
  lines: DesignLine[];
  /** As a cart with these lines alone would show them; shipping is left out of the total. */
  totals: Totals;
  /** Cheapest delivery with its tax, minor units; null where nothing delivers. */
  shippingFrom: number | null;
  pricedAt: Date;
  /** What of it is free for the member who asks. */
  free: Cover | null;
  problems: EstimateProblem[];
};

/** Prices a resolved design with what a channel sells now. */
export async function priceFor(context: CommerceContext, channel: ChannelRow, design: Design): Promise<PricedDesign> {
  const variants = await variantsForDesign(shopTables(context.db), channel.id, goodsOf(design));
  const { print } = await productionRules(context.db);
  return priceDesign(design, variants, context.language ?? DEFAULT_LANGUAGE, print);
}

export type Resolved = Awaited<ReturnType<CommerceContext["threed"]["designOf"]>>;

/** The same, refused where the car is not sold in a channel. */
export function sellingIn(channel: ChannelRow, resolved: Resolved): Resolved {
  if (!resolved.ok) return resolved;
  const { channels, title } = resolved.design.template;
  if (!channels || channels.includes(channel.slug)) return resolved;
  const message = `${title.en} is not sold here. Choose another country or currency.`;
  return { ok: false, problem: { code: "not-sold", message, reference: null } };
}

/** The price of a design on its way to a country: the same arithmetic as a cart's. */
export async function estimateDesign(
  context: CommerceContext,
  channel: ChannelRow,
  input: DesignInput,
  countryCode: string | null | undefined,
  userId: string | null = null,
): Promise<Estimate> {
  const country = countryCode ?? channel.default_country;
  const tax = taxRuleOf(channel, country);
  const resolved = sellingIn(channel, await context.threed.designOf(input.templateSlug, input.build, context.visitor));
  const { lines, problems } = resolved.ok
    ? await priceFor(context, channel, resolved.design)
    : { lines: [], problems: [resolved.problem] };
  const grams = lines.reduce((sum, line) => sum + line.weightG * line.quantity, 0);
  const goods = lines.map(({ variantId }) => variantId);
  const quota = userId === null ? null : await quotaOf(shopTables(context.db), userId, new Date());
  const free = freeOfDesign(lines, quota);
  const totals = totalsOf(lines.map(goodsOfLine), 0, tax, null, free);
  const sum = tax.included ? totals.subtotal.gross : totals.subtotal.net;
  const methods = await shippingOfVariants(context, channel.id, country, goods);
  const options = shippingOptions(methods, { grams, goods: sum });
  const cheapest = options.length > 0 && lines.length > 0 ? Math.min(...options.map((option) => option.price)) : null;
  return {
    channel,
    lines,
    totals,
    shippingFrom: cheapest === null ? null : totalsOf([], cheapest, tax).shipping.gross,
    pricedAt: new Date(),
    free,
    problems,
  };
}
