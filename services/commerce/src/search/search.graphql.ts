import { builder } from "../builder.ts";
import { type Search, understand } from "./understand.ts";

const SearchReadingRef = builder.objectRef<Search>("SearchReading").implement({
  description: "What a search of products was taken for.",
  fields: (t) => ({
    corrected: t.exposeString("corrected", {
      nullable: true,
      description: "What was searched instead, where only that finds something.",
    }),
    isPartial: t.exposeBoolean("isPartial", {
      description: "What is found does not meet everything that was typed; what meets most comes first.",
    }),
  }),
});

builder.queryFields((t) => ({
  searchReading: t.field({
    type: SearchReadingRef,
    nullable: true,
    description: "How `products(search:)` reads a search. Null for one without words.",
    args: { search: t.arg.string() },
    resolve: (_, { search }, { db }) => understand(db, search),
  }),
}));
