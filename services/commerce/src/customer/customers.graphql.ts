import { accountDb, requireAnyRole, UserRef } from "@carloom/identity";
import { ImageRef, ThumbnailFormatEnum } from "../catalogue/media.graphql.ts";
import { DateRangeInput, DateTimeRangeInput, globalId, IntRangeInput, MoneyRef, money, uuidOf } from "@carloom/wire";
import { builder, type CommerceContext } from "../builder.ts";
import { once } from "../once.ts";
import { toldBeside } from "../told-beside.ts";
import { idsOf, searchOf, userPage } from "./user-list.ts";
import { UserConnection, UserSortingInput } from "./user-list.graphql.ts";
import { type CustomerFigures, customerFigures } from "./user-list.repository.ts";

builder.objectField(UserRef, "avatar", (t) =>
  t.field({
    type: ImageRef,
    nullable: true,
    description: "Nobody has a picture here.",
    args: { size: t.arg.int(), format: t.arg({ type: ThumbnailFormatEnum }) },
    resolve: () => null,
  }),
);

const CustomerFilterInput = builder.inputType("CustomerFilterInput", {
  fields: (t) => ({
    dateJoined: t.field({ type: DateRangeInput }),
    numberOfOrders: t.field({ type: IntRangeInput }),
    placedOrders: t.field({ type: DateRangeInput }),
    updatedAt: t.field({ type: DateTimeRangeInput }),
    search: t.string(),
    ids: t.idList(),
  }),
});

const StaffMemberStatus = builder.enumType("StaffMemberStatus", { values: ["ACTIVE", "DEACTIVATED"] as const });
const StaffUserInput = builder.inputType("StaffUserInput", {
  fields: (t) => ({ status: t.field({ type: StaffMemberStatus }), search: t.string(), ids: t.idList() }),
});

const CustomerFiguresRef = builder.objectRef<CustomerFigures>("CustomerFigures").implement({
  description: "What a list of customers and a profile show beside the name.",
  fields: (t) => ({
    userId: t.id({ resolve: ({ id }) => globalId("User", id) }),
    userName: t.exposeString("userName", { nullable: true }),
    orders: t.exposeInt("orders"),
    lastOrderAt: t.field({
      type: "DateTime",
      nullable: true,
      // JSON of the database has no dates
      resolve: ({ lastOrderAt }) => lastOrderAt && new Date(lastOrderAt),
    }),
    spent: t.field({
      type: [MoneyRef],
      description: "Paid less returned, in each currency.",
      resolve: ({ spent }) => spent.map(({ amount, currency }) => money(amount, currency)),
    }),
    sessions: t.exposeInt("sessions", { description: "Places where they are signed in." }),
  }),
});

type CustomersAsked = {
  filter?: typeof CustomerFilterInput.$inferInput | null;
  sortBy?: typeof UserSortingInput.$inferInput | null;
  search?: string | null;
  after?: string | null;
  first?: number | null;
};

const customersOf = once(({ filter, sortBy, search, ...args }: CustomersAsked, context: CommerceContext) => {
  const { dateJoined, placedOrders, updatedAt, numberOfOrders, ids } = filter ?? {};
  const wished = {
    isStaff: false,
    ...searchOf(filter?.search, search),
    ...idsOf(ids),
    ...(dateJoined && { joined: dateJoined }),
    ...(placedOrders && { placed: placedOrders }),
    ...(updatedAt && { updated: updatedAt }),
    ...(numberOfOrders && { orders: numberOfOrders }),
  };
  return userPage(context, wished, sortBy ?? { field: "CREATED_AT", direction: "DESC" }, args);
});

builder.queryFields((t) => ({
  customers: t.field({
    type: UserConnection,
    nullable: true,
    args: {
      filter: t.arg({ type: CustomerFilterInput }),
      sortBy: t.arg({ type: UserSortingInput }),
      search: t.arg.string(),
      after: t.arg.string(),
      first: t.arg.int(),
      last: t.arg.int(),
      before: t.arg.string(),
    },
    resolve: (_, asked, context) => {
      requireAnyRole(context, "orders", "support");
      return customersOf(asked, context);
    },
  }),
  customerPageFigures: t.field({
    type: [CustomerFiguresRef],
    nullable: true,
    description:
      "Figures of the customers that `customers` answers with for the same arguments, so that a list is one question. Null where they cannot be read now: the customers are told all the same.",
    args: {
      filter: t.arg({ type: CustomerFilterInput }),
      sortBy: t.arg({ type: UserSortingInput }),
      search: t.arg.string(),
      after: t.arg.string(),
      first: t.arg.int(),
      last: t.arg.int(),
      before: t.arg.string(),
    },
    resolve: async (_, asked, context) => {
      requireAnyRole(context, "orders", "support");
      const { edges } = await customersOf(asked, context);
      const ids = edges.map(({ node }) => node.id);
      return toldBeside(context, "the figures of a list of customers", customerFigures(accountDb(context.db), ids));
    },
  }),
  staffUsers: t.field({
    type: UserConnection,
    nullable: true,
    description: "Colleagues: names, addresses and roles.",
    args: {
      filter: t.arg({ type: StaffUserInput }),
      sortBy: t.arg({ type: UserSortingInput }),
      after: t.arg.string(),
      first: t.arg.int(),
      last: t.arg.int(),
      before: t.arg.string(),
    },
    resolve: (_, { filter, sortBy, ...args }, context) => {
      requireAnyRole(context, "catalogue", "orders", "support");
      const wished = {
        isStaff: true,
        ...searchOf(filter?.search),
        ...idsOf(filter?.ids),
        ...(filter?.status && { isActive: filter.status === "ACTIVE" }),
      };
      return userPage(context, wished, sortBy ?? { field: "EMAIL", direction: "ASC" }, args);
    },
  }),
  customerFigures: t.field({
    type: [CustomerFiguresRef],
    nullable: true,
    description: "Figures of these customers; staff and unknown ids are left out. Null where they cannot be read now.",
    args: { ids: t.arg.idList({ required: true }) },
    resolve: (_, { ids }, context) => {
      requireAnyRole(context, "orders", "support");
      const keys = ids.flatMap((id) => uuidOf(String(id), "User") ?? []).slice(0, context.settings.env.LIMIT_PAGE);
      return toldBeside(context, "the figures of customers", customerFigures(accountDb(context.db), keys));
    },
  }),
}));
