import { requireAnyRole } from "@carloom/identity";
import type { SavedBuild } from "@carloom/threed";
import { uuidOf } from "@carloom/wire";
import { builder } from "../builder.ts";
import { lastMembership } from "../membership/membership.repository.ts";
import { shopTables } from "../tables.ts";
import { MembershipRef } from "./membership.graphql.ts";

const BuildRef = builder.objectRef<SavedBuild>("CustomerBuild").implement({
  description: "A build that a customer saved.",
  fields: (t) => ({
    uuid: t.expose("uuid", { type: "UUID" }),
    title: t.exposeString("title"),
    templateSlug: t.exposeString("templateSlug"),
    templateTitle: t.string({ resolve: ({ templateTitle }, _, { language }) => templateTitle[language ?? "en"] }),
    thumbnail: t.exposeString("thumbnail", { nullable: true }),
    updatedAt: t.field({ type: "DateTime", resolve: ({ updatedAt }) => updatedAt }),
    isPublic: t.exposeBoolean("isPublic", { description: "Shown to everybody by its owner." }),
  }),
});

builder.queryFields((t) => ({
  customerBuilds: t.field({
    type: [BuildRef],
    description: "What a customer saved in the studio, the last changed first; at most 50.",
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      requireAnyRole(context, "orders", "support");
      const key = uuidOf(String(id), "User");
      return key ? context.threed.savedBuilds(key) : [];
    },
  }),
  customerMembership: t.field({
    type: MembershipRef,
    nullable: true,
    description: "A customer's membership, else their last.",
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      requireAnyRole(context, "orders", "support");
      const key = uuidOf(String(id), "User");
      return (key && (await lastMembership(shopTables(context.db), key))) || null;
    },
  }),
}));
