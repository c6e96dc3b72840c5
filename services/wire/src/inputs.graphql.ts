import { builder } from "./builder.ts";

/** Inputs of Saleor's that filters and sorts of several domains share. */
export const MetadataFilter = builder.inputType("MetadataFilter", {
  fields: (t) => ({ key: t.string({ required: true }), value: t.string() }),
});

export const DateRangeInput = builder.inputType("DateRangeInput", {
  fields: (t) => ({ gte: t.field({ type: "Date" }), lte: t.field({ type: "Date" }) }),
});

export const DateTimeRangeInput = builder.inputType("DateTimeRangeInput", {
  fields: (t) => ({ gte: t.field({ type: "DateTime" }), lte: t.field({ type: "DateTime" }) }),
});

export const IntRangeInput = builder.inputType("IntRangeInput", {
  fields: (t) => ({ gte: t.int(), lte: t.int() }),
});

export const OrderDirection = builder.enumType("OrderDirection", { values: ["ASC", "DESC"] as const });

export const DiscountValueType = builder.enumType("DiscountValueTypeEnum", {
  values: ["FIXED", "PERCENTAGE"] as const,
});
