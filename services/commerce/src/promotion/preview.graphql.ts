import { promoted } from "@carloom/pricing";
import { requireRole } from "@carloom/identity";
import { builder, type CommerceContext } from "../builder.ts";
import type { ChannelRow } from "../catalogue/catalogue.repository.ts";
import { channelList } from "../catalogue/channel.ts";
import { settled } from "../refusal.ts";
import { shopTables } from "../tables.ts";
import { globalId, numberOf, money, MoneyRef } from "@carloom/wire";
import { goodsTouched, type PreviewRow } from "./preview.repository.ts";
import { PromotionRuleInput } from "./promotion.graphql.ts";
import { goodsOfPredicate, type PromotionProblem, type RuleInput, valueOf } from "./rule.policy.ts";
import { nameIn } from "../catalogue/catalogue.policy.ts";

const SHOWN = 5;

type Line = PreviewRow & { after: number; currency: string };
type Preview = { products: number; lines: Line[] };

const PreviewLine = builder.objectRef<Line>("PromotionPreviewLine").implement({
  description: "A product under a promotion that is being written. Prices as the channel states them.",
  fields: (t) => ({
    productId: t.id({ resolve: (line) => globalId("Product", line.product_id) }),
    name: t.string({ resolve: (line, _, context) => nameIn(line.names, context.language ?? "en") }),
    sku: t.exposeString("sku"),
    undiscounted: t.field({ type: MoneyRef, resolve: (line) => money(line.regular, line.currency) }),
    before: t.field({
      type: MoneyRef,
      description: "What it costs now, with the promotions that run.",
      resolve: (line) => money(line.amount, line.currency),
    }),
    after: t.field({ type: MoneyRef, resolve: (line) => money(line.after, line.currency) }),
  }),
});

const PreviewRef = builder.objectRef<Preview>("PromotionPreview").implement({
  fields: (t) => ({
    products: t.exposeInt("products", { description: "How many products of the channel it touches." }),
    lines: t.field({ type: [PreviewLine], resolve: (preview) => preview.lines }),
  }),
});

async function preview(context: CommerceContext, channel: ChannelRow, rule: RuleInput): Promise<Preview> {
  const { ppm, amount } = valueOf(rule.rewardValueType, rule.rewardValue, [channel.currency]);
  const goods = goodsOfPredicate(rule.cataloguePredicate);
  const { rows, products } = await goodsTouched(shopTables(context.db), channel.id, goods, SHOWN);
  const offer = { promotion: 0, ppm, off: amount, from: 0, until: null };
  const lines = rows.map((row) => ({
    ...row,
    // the best for the buyer wins
    after: Math.min(row.amount, promoted(row.regular, [offer], 1)),
    currency: channel.currency,
  }));
  return { products, lines };
}

builder.queryField("promotionPreview", (t) =>
  t.field({
    type: PreviewRef,
    nullable: true,
    description: "What a rule would do to prices of a channel, before it is written; null while it is not complete.",
    args: { channel: t.arg.id({ required: true }), rule: t.arg({ type: PromotionRuleInput, required: true }) },
    resolve: async (_, { channel: id, rule }, context) => {
      requireRole(context, "catalogue");
      const channel = (await channelList(context)).find((one) => one.id === numberOf(id, "Channel"));
      if (!channel) return null;
      return (await settled<Preview, PromotionProblem>(() => preview(context, channel, rule))).value;
    },
  }),
);
