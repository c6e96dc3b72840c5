import { builder } from "../builder.ts";

/** What search engines are told of a page, goods, a category or a collection. */
export const SeoInput = builder.inputType("SeoInput", {
  fields: (t) => ({ title: t.string(), description: t.string() }),
});
