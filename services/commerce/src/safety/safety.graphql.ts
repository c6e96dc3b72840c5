import { LANGUAGES } from "@carloom/i18n";
import { builder } from "../builder.ts";
import type { SafetyContact } from "../tables/safety.tables.ts";
import { productSafetySave, type Safety, type SafetyProblem, safetyOfSlug } from "./safety.command.ts";

const Contact = builder.objectRef<SafetyContact>("SafetyContact").implement({
  fields: (t) => ({
    name: t.exposeString("name"),
    address: t.exposeString("address", { description: "Lines of a postal address." }),
    email: t.exposeString("email"),
  }),
});
type Warning = { language: string; text: string };
const WarningRef = builder.objectRef<Warning>("SafetyWarning").implement({
  fields: (t) => ({ language: t.exposeString("language"), text: t.exposeString("text") }),
});
const SafetyRef = builder.objectRef<Safety>("ProductSafety").implement({
  description: "Who answers for a product's safety, as Regulation (EU) 2023/988, art. 19 wants it in an offer.",
  fields: (t) => ({
    manufacturer: t.field({ type: Contact, resolve: ({ manufacturer }) => manufacturer }),
    responsible: t.field({
      type: Contact,
      nullable: true,
      description: "In the European Union, where the manufacturer is not.",
      resolve: ({ responsible }) => responsible,
    }),
    warnings: t.field({
      type: [WarningRef],
      resolve: ({ warnings }) =>
        LANGUAGES.flatMap((language) => (warnings[language] ? [{ language, text: warnings[language] }] : [])),
    }),
    isOwn: t.exposeBoolean("isOwn", { description: "Of this product alone, not what the shop says of all." }),
  }),
});
const ErrorRef = builder.objectRef<SafetyProblem>("ProductSafetyError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message"),
    code: t.exposeString("code", { description: "INVALID, NOT_FOUND or REQUIRED" }),
  }),
});
const Saved = builder.objectRef<{ safety: Safety | null; errors: SafetyProblem[] }>("ProductSafetySave").implement({
  fields: (t) => ({
    safety: t.field({ type: SafetyRef, nullable: true, resolve: ({ safety }) => safety }),
    errors: t.field({ type: [ErrorRef], resolve: ({ errors }) => errors }),
  }),
});
const ContactInput = builder.inputType("SafetyContactInput", {
  fields: (t) => ({ name: t.string(), address: t.string(), email: t.string() }),
});
const WarningInput = builder.inputType("SafetyWarningInput", {
  fields: (t) => ({ language: t.string({ required: true }), text: t.string({ required: true }) }),
});

builder.queryField("productSafety", (t) =>
  t.field({
    type: SafetyRef,
    nullable: true,
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_, { slug }, context) => safetyOfSlug(context, slug),
  }),
);
builder.mutationField("productSafetySave", (t) =>
  t.field({
    type: Saved,
    description: "Without a manufacturer the shop's own contact stands again.",
    args: {
      slug: t.arg.string({ required: true }),
      manufacturer: t.arg({ type: ContactInput }),
      responsible: t.arg({ type: ContactInput }),
      warnings: t.arg({ type: [WarningInput] }),
    },
    resolve: (_, { slug, manufacturer, responsible, warnings }, context) =>
      productSafetySave(context, slug, {
        manufacturer: manufacturer ?? null,
        responsible: responsible ?? null,
        warnings: Object.fromEntries((warnings ?? []).map(({ language, text }) => [language, text])),
      }),
  }),
);
