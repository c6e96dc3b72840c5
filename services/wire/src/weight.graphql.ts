import { builder } from "./builder.ts";

const WeightUnits = builder.enumType("WeightUnitsEnum", { values: ["G", "KG"] as const });

export const WeightRef = builder.objectRef<{ grams: number }>("Weight").implement({
  fields: (t) => ({
    unit: t.field({ type: WeightUnits, resolve: () => "KG" as const }),
    value: t.float({ resolve: ({ grams }) => grams / 1000 }),
  }),
});
