import { requireAnyRole } from "@carloom/identity";
import { money, MoneyRef, uuidOf } from "@carloom/wire";
import { builder } from "../builder.ts";
import { designsOfOrder } from "../design/design.repository.ts";
import { OrderRef } from "../order/refs.ts";
import type { Problem } from "../refusal.ts";
import { shopTables } from "../tables.ts";
import { orderDesignReplace, type Replaced } from "./replace.command.ts";
import { type DesignVersionRow, versionsOfDesigns } from "./replace.repository.ts";

const ErrorRef = builder.objectRef<Problem>("OrderDesignReplaceError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message"),
    code: t.exposeString("code"),
  }),
});
const moneyOf = ({ order }: Replaced, amount: number | null) =>
  order && amount !== null ? money(amount, order.currency) : null;
const ReplaceRef = builder.objectRef<Replaced>("OrderDesignReplace").implement({
  fields: (t) => ({
    order: t.field({ type: OrderRef, nullable: true, resolve: ({ order }) => order && { ...order, whole: true } }),
    title: t.exposeString("title", { nullable: true, description: "Of the build that takes the place." }),
    before: t.field({
      type: MoneyRef,
      nullable: true,
      description: "What the order came to.",
      resolve: (replaced) => moneyOf(replaced, replaced.before),
    }),
    after: t.field({
      type: MoneyRef,
      nullable: true,
      description: "What it comes to now, or would.",
      resolve: (replaced) => moneyOf(replaced, replaced.after),
    }),
    errors: t.field({ type: [ErrorRef], resolve: ({ errors }) => errors }),
  }),
});

const VersionRef = builder.objectRef<DesignVersionRow>("OrderDesignVersion").implement({
  description: "A build that an order had before another one took its place.",
  fields: (t) => ({
    design: t.field({ type: "UUID", resolve: (row) => row.design_id }),
    version: t.exposeInt("version"),
    title: t.exposeString("title"),
    build: t.field({ type: "JSON", resolve: (row) => row.build }),
    replacedAt: t.field({ type: "DateTime", resolve: (row) => row.replaced_at }),
  }),
});

builder.queryField("orderDesignVersions", (t) =>
  t.field({
    type: [VersionRef],
    description: "What the designs of an order held before, for staff; the newest first.",
    args: { order: t.arg.id({ required: true }) },
    resolve: async (_, { order }, context) => {
      requireAnyRole(context, "orders", "support");
      const key = uuidOf(order, "Order");
      const db = shopTables(context.db);
      const designs = key ? await designsOfOrder(db, key) : [];
      return designs.length > 0
        ? versionsOfDesigns(
            db,
            designs.map(({ id }) => id),
          )
        : [];
    },
  }),
);
builder.mutationField("orderDesignReplace", (t) =>
  t.field({
    type: ReplaceRef,
    description:
      "Puts another build of the same car into an order in place of one that it has, priced as of now. Its files and its proof are made anew.",
    args: {
      order: t.arg.id({ required: true }),
      design: t.arg({ type: "UUID", required: true }),
      build: t.arg.string({ required: true, description: "A link to a shown build, or its code." }),
      isTrial: t.arg.boolean({ description: "Tells what it would come to, and changes nothing." }),
    },
    resolve: (_, input, context) => orderDesignReplace(context, input),
  }),
);
