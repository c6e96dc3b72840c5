import { requireRole } from "@carloom/identity";
import { globalId, numberOf } from "@carloom/wire";
import { builder } from "../builder.ts";
import { shopTables } from "../tables.ts";
import {
  addressRedirectAdd,
  addressRedirectRemove,
  presentCar,
  REDIRECT_CODES,
  type RedirectProblem,
  type RedirectResult,
} from "./redirect.command.ts";
import { presentAddress, redirectPage, type RedirectRow } from "./redirect.repository.ts";
import { REDIRECT_KINDS } from "../tables/redirect.tables.ts";
import { nameIn } from "../catalogue/catalogue.policy.ts";

const PAGE = 50;

const KindEnum = builder.enumType("AddressRedirectKind", { values: REDIRECT_KINDS });
const CodeEnum = builder.enumType("AddressRedirectErrorCode", { values: REDIRECT_CODES });

const RedirectRef = builder.objectRef<RedirectRow>("AddressRedirect").implement({
  description: "An address that something had before, or that staff let lead to it. It leads there in one step.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => globalId("AddressRedirect", id) }),
    kind: t.field({ type: KindEnum, resolve: ({ kind }) => kind }),
    from: t.exposeString("from_slug", { description: "The slug that it begins with." }),
    to: t.exposeString("to_slug", { description: "The slug that the thing has now." }),
    name: t.string({ resolve: ({ to_names }, _, context) => nameIn(to_names, context.language ?? "en") }),
    isShadowed: t.exposeBoolean("is_shadowed", {
      description: "Something has the address again, and is what people see there.",
    }),
    isByHand: t.exposeBoolean("is_by_hand"),
    createdAt: t.field({ type: "DateTime", resolve: ({ created_at }) => created_at }),
  }),
});
const PageRef = builder.objectRef<{ rows: RedirectRow[]; next: string | null }>("AddressRedirectPage").implement({
  fields: (t) => ({
    redirects: t.field({ type: [RedirectRef], resolve: ({ rows }) => rows }),
    next: t.exposeString("next", { nullable: true, description: "Asks for the page after this one." }),
  }),
});
const ErrorRef = builder.objectRef<RedirectProblem>("AddressRedirectError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: CodeEnum, resolve: ({ code }) => code }),
  }),
});
const ResultRef = builder.objectRef<RedirectResult>("AddressRedirectResult").implement({
  fields: (t) => ({
    addressRedirect: t.field({ type: RedirectRef, nullable: true, resolve: ({ value }) => value }),
    errors: t.field({ type: [ErrorRef], resolve: ({ errors }) => errors }),
  }),
});
const AddInput = builder.inputType("AddressRedirectInput", {
  fields: (t) => ({
    kind: t.field({ type: KindEnum, required: true }),
    from: t.string({ required: true }),
    to: t.string({ required: true }),
  }),
});

builder.queryFields((t) => ({
  presentAddress: t.string({
    nullable: true,
    description: "The slug of what had this one before; null where nothing that is shown had it.",
    args: { kind: t.arg({ type: KindEnum, required: true }), slug: t.arg.string({ required: true }) },
    resolve: (_, { kind, slug }, context) =>
      kind === "CAR"
        ? presentCar(context, slug.slice(0, 100))
        : presentAddress(shopTables(context.db), kind, slug.slice(0, 100)),
  }),
  addressRedirects: t.field({
    type: PageRef,
    description: "The latest first.",
    args: { search: t.arg.string(), after: t.arg.string() },
    resolve: async (_, { search, after }, context) => {
      requireRole(context, "catalogue");
      const rows = await redirectPage(shopTables(context.db), {
        search: search?.trim().toLowerCase().slice(0, 100) || null,
        before: numberOf(after, "AddressRedirect"),
        most: PAGE,
      });
      const shown = rows.slice(0, PAGE);
      const last = shown.at(-1);
      return { rows: shown, next: rows.length > PAGE && last ? globalId("AddressRedirect", last.id) : null };
    },
  }),
}));

builder.mutationFields((t) => ({
  addressRedirectAdd: t.field({
    type: ResultRef,
    args: { input: t.arg({ type: AddInput, required: true }) },
    resolve: (_, { input }, context) => addressRedirectAdd(context, input),
  }),
  addressRedirectRemove: t.field({
    type: ResultRef,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => addressRedirectRemove(context, id),
  }),
}));
