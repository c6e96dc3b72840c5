import { requireRole } from "@carloom/identity";
import { builder } from "../builder.ts";
import { productOf } from "../catalogue/catalogue.loaders.ts";
import { channelBySlug } from "../catalogue/channel.ts";
import { ProductError, productPayload } from "../catalogue/edit.payload.graphql.ts";
import { ProductRef } from "../catalogue/refs.ts";
import { shopTables } from "../tables.ts";
import { partProductSave } from "./part-product.command.ts";
import { goodsOfPart } from "./part-product.repository.ts";

const PriceInput = builder.inputType("PartProductPriceInput", {
  fields: (t) => ({
    channelId: t.id({ required: true }),
    price: t.field({ type: "PositiveDecimal", required: true }),
  }),
});
const SaveInput = builder.inputType("PartProductInput", {
  fields: (t) => ({
    partModel: t.field({ type: "UUID", required: true }),
    prices: t.field({ type: [PriceInput], required: true }),
    quantity: t.int({ description: "Pieces on the shelf; what it is stays where it is absent." }),
  }),
});

builder.queryField("partProduct", (t) =>
  t.field({
    type: ProductRef,
    nullable: true,
    description: "The product that stands for a part model of the workshop, for whoever keeps the catalogue.",
    args: { partModel: t.arg({ type: "UUID", required: true }) },
    resolve: async (_, { partModel }, context) => {
      requireRole(context, "catalogue");
      const channel = await channelBySlug(context);
      const goods = await goodsOfPart(shopTables(context.db), partModel);
      return goods && channel ? productOf(context, channel, goods.product_id) : null;
    },
  }),
);
builder.mutationField("partProductSave", (t) =>
  t.field({
    type: productPayload("PartProductSave", ProductError),
    nullable: true,
    description: "Sells a part model: makes its product where there is none, and sets prices and stock.",
    args: { input: t.arg({ type: SaveInput, required: true }) },
    resolve: (_, { input }, context) => partProductSave(context, input),
  }),
);
