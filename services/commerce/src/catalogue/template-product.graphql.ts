import { toMinor } from "@carloom/pricing";
import { requireRole } from "@carloom/identity";
import { builder, type CommerceContext } from "../builder.ts";
import { objectOf } from "./stored-object.ts";
import { shopTables } from "../tables.ts";
import { numberOf } from "@carloom/wire";
import { productOf } from "./catalogue.loaders.ts";
import { channelBySlug, channelList } from "./channel.ts";
import { ProductRef } from "./refs.ts";
import { upsertTemplateProduct } from "./template-product.repository.ts";

type Problem = { field: string; message: string; code: "NOT_FOUND" | "INVALID" | "DUPLICATED_INPUT_ITEM" };
type Saved = { productId: number | null; errors: Problem[] };
type Input = {
  templateSlug: string;
  isPublished?: boolean | null;
  prices: readonly { channelId: string; price: number }[];
};

/** Staff sell a template: one product stands for it, in the channels that have a price for it. */
async function templateProductSave(context: CommerceContext, input: Input): Promise<Saved> {
  const visitor = requireRole(context, "catalogue");
  const no = (field: string, message: string, code: Problem["code"]): Saved => ({
    productId: null,
    errors: [{ field, message, code }],
  });
  const template = await context.threed.templateBySlug(input.templateSlug, visitor);
  if (!template) return no("templateSlug", "There is no such template.", "NOT_FOUND");
  const channels = await channelList(context);
  const prices = new Map<number, number>();
  for (const { channelId, price } of input.prices) {
    const channel = channels.find(({ id }) => id === numberOf(channelId, "Channel"));
    if (!channel) return no("channelId", "There is no such channel.", "NOT_FOUND");
    if (template.channels && !template.channels.includes(channel.slug))
      return no("channelId", "This car is not shown in this channel. Change its channels first.", "INVALID");
    if (prices.has(channel.id)) return no("channelId", "A channel is named once.", "DUPLICATED_INPUT_ITEM");
    const amount = toMinor(price, channel.currency);
    if (amount > 1e11) return no("price", "This is more than money can be.", "INVALID");
    prices.set(channel.id, amount);
  }
  const thumbnail = objectOf(context, template.thumbnail);
  const productId = await shopTables(context.db)
    .transaction()
    .execute((trx) =>
      upsertTemplateProduct(trx, {
        templateSlug: template.slug,
        names: template.title,
        descriptions: template.description ?? {},
        thumbnail,
        // what is not open to everybody is not for sale either
        isPublished: template.isOpen && (input.isPublished ?? true) && prices.size > 0,
        prices,
      }),
    );
  return { productId, errors: [] };
}

const PriceInput = builder.inputType("TemplatePriceInput", {
  fields: (t) => ({
    channelId: t.id({ required: true }),
    price: t.field({ type: "PositiveDecimal", required: true }),
  }),
});

const SaveInput = builder.inputType("TemplateProductInput", {
  fields: (t) => ({
    templateSlug: t.string({ required: true }),
    isPublished: t.boolean({ defaultValue: true }),
    prices: t.field({ type: [PriceInput], required: true }),
  }),
});

const TemplateProductError = builder.objectRef<Problem>("TemplateProductError").implement({
  fields: (t) => ({
    field: t.exposeString("field"),
    message: t.exposeString("message"),
    code: t.exposeString("code", { description: "NOT_FOUND, INVALID or DUPLICATED_INPUT_ITEM" }),
  }),
});

const TemplateProductSave = builder.objectRef<Saved>("TemplateProductSave").implement({
  fields: (t) => ({
    product: t.field({
      type: ProductRef,
      nullable: true,
      resolve: async ({ productId }, _, context) => {
        const channel = await channelBySlug(context);
        return productId === null || !channel ? null : productOf(context, channel, productId);
      },
    }),
    errors: t.field({ type: [TemplateProductError], resolve: ({ errors }) => errors }),
  }),
});

builder.mutationField("templateProductSave", (t) =>
  t.field({
    type: TemplateProductSave,
    description: "Sells a template, or changes how; without prices it is no longer sold.",
    args: { input: t.arg({ type: SaveInput, required: true }) },
    resolve: (_, { input }, context) => templateProductSave(context, input),
  }),
);
