import type { Page } from "@carloom/platform";
import { type AccountNode, UserRef } from "@carloom/identity";
import { builder } from "../builder.ts";
import { OrderDirection, PageInfo } from "@carloom/wire";

const UserEdge = builder.objectRef<{ node: AccountNode; cursor: string }>("UserCountableEdge").implement({
  fields: (t) => ({
    node: t.field({ type: UserRef, resolve: (edge) => edge.node }),
    cursor: t.exposeString("cursor"),
  }),
});

export const UserConnection = builder.objectRef<Page<AccountNode>>("UserCountableConnection").implement({
  fields: (t) => ({
    totalCount: t.int({ nullable: true, resolve: (page) => page.totalCount() }),
    pageInfo: t.field({ type: PageInfo, resolve: (page) => page.pageInfo }),
    edges: t.field({ type: [UserEdge], resolve: (page) => page.edges }),
  }),
});

export const UserSortField = builder.enumType("UserSortField", {
  values: ["FIRST_NAME", "LAST_NAME", "EMAIL", "ORDER_COUNT", "CREATED_AT", "LAST_MODIFIED_AT"] as const,
});
export const UserSortingInput = builder.inputType("UserSortingInput", {
  fields: (t) => ({
    direction: t.field({ type: OrderDirection, required: true }),
    field: t.field({ type: UserSortField, required: true }),
  }),
});
