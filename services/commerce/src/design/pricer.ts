import type { Language } from "@carloom/i18n";
import type { Design } from "@carloom/threed";
import type { CommerceContext } from "../builder.ts";
import { inStock } from "../catalogue/catalogue.policy.ts";
import { variantsForDesign } from "../catalogue/catalogue.repository.ts";
import { channelBySlug } from "../catalogue/channel.ts";
import { totalsOf } from "../checkout/checkout.policy.ts";
import { taxRuleOf } from "../checkout/checkout.ts";
import { productionRules } from "../rules/production.ts";
import { shopTables } from "../tables.ts";
import { type DesignLine, goodsOfLine } from "../tables/design.line.ts";
import { CUSTOM_LETTERING, CUSTOM_PRINT } from "../catalogue/print-goods.ts";
import { priceDesign, type EstimateProblem } from "./design.policy.ts";

/** What many builds of one car cost, without asking again: for whoever tries one after another. */
export type Pricer = {
  channel: string;
  currency: string;
  /** Pieces of each part model and sticker that can be sold now, by its uuid; null without a limit, absent where it is not sold. */
  available: ReadonlyMap<string, number | null>;
  /** Is tax in the prices, added to them for the channel's own country, or is there none before an address is known? */
  tax: "included" | "added" | "none";
  /** `total` in minor units with tax, without delivery: what the studio's ledger shows. */
  price(design: Design): { total: number; lines: DesignLine[]; problems: EstimateProblem[] };
};

/**
 * Prices and stock of everything that a car may carry, as they are now.
 * @returns null when there is no such channel
 */
export async function designPricer(
  context: CommerceContext,
  channelSlug: string,
  goods: { partModels: readonly string[]; stickers: readonly string[] },
  language: Language,
): Promise<Pricer | null> {
  const channel = await channelBySlug(context, channelSlug);
  if (!channel) return null;
  const skus = [CUSTOM_LETTERING, CUSTOM_PRINT];
  const variants = await variantsForDesign(shopTables(context.db), channel.id, { ...goods, skus });
  const { print } = await productionRules(context.db);
  const available = new Map<string, number | null>();
  for (const variant of variants) {
    if (!variant.is_published || !variant.is_for_sale || variant.amount === null) continue;
    const uuid = variant.part_model_uuid ?? variant.sticker_uuid;
    if (uuid !== null) available.set(uuid, inStock(variant));
  }
  const tax = taxRuleOf(channel, channel.default_country);
  return {
    channel: channel.slug,
    currency: channel.currency,
    available,
    tax: tax.included ? "included" : tax.ppmOf() > 0 ? "added" : "none",
    price(design) {
      const { lines, problems } = priceDesign(design, variants, language, print);
      return { total: totalsOf(lines.map(goodsOfLine), 0, tax).subtotal.gross, lines, problems };
    },
  };
}
