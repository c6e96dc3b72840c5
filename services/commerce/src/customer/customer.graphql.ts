import { AccountErrorRef, UserRef } from "../account/account.graphql.ts";
import { requireAnyRole, requireRole } from "../account/account.policy.ts";
import { accountByEmail, accountById } from "../account/account.repository.ts";
import { type AccountRow, accountDb } from "../account/account.tables.ts";
import type { Outcome } from "../account/account.errors.ts";
import { normalEmail } from "../account/email.ts";
import { SessionRef } from "../account/own-account.graphql.ts";
import { errorsOf, errorsPayload, type UserPayload } from "../account/payload.graphql.ts";
import { AddressInput } from "../address/address.graphql.ts";
import { builder } from "../builder.ts";
import { globalId, uuidOf } from "../wire/ids.ts";
import { DateRangeInput, DateTimeRangeInput, IntRangeInput } from "../wire/inputs.graphql.ts";
import { LanguageCodeEnum } from "../wire/language.graphql.ts";
import { money, MoneyRef } from "../wire/money.graphql.ts";
import { customerDelete, customerUpdate, dataOf, endSessions, sessionsOf } from "./customer.command.ts";
import { type CustomerFigures, customerFigures } from "./customer.repository.ts";
import { idsOf, searchOf, userPage } from "./user-list.ts";
import { UserConnection, UserSortingInput } from "./user-list.graphql.ts";

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

const CustomerInput = builder.inputType("CustomerInput", {
  fields: (t) => ({
    defaultBillingAddress: t.field({ type: AddressInput }),
    defaultShippingAddress: t.field({ type: AddressInput }),
    firstName: t.string(),
    lastName: t.string(),
    email: t.string(),
    isActive: t.boolean(),
    note: t.string(),
    languageCode: t.field({ type: LanguageCodeEnum }),
  }),
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

/** A payload of the person as staff see them. */
const seen = (outcome: Outcome<AccountRow>): UserPayload =>
  outcome.ok ? { user: { ...outcome.value, seenAs: "customer" }, errors: [] } : { user: null, errors: outcome.errors };

const customerPayload = (name: string) =>
  builder.objectRef<UserPayload>(name).implement({
    fields: (t) => ({
      user: t.field({ type: UserRef, nullable: true, resolve: ({ user }) => user }),
      errors: t.field({ type: [AccountErrorRef], resolve: ({ errors }) => errors }),
    }),
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
    },
    resolve: (_, { filter, sortBy, search, ...args }, context) => {
      requireAnyRole(context, "orders", "support");
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
    },
  }),
  user: t.field({
    type: UserRef,
    nullable: true,
    args: { id: t.arg.id(), email: t.arg.string() },
    resolve: async (_, { id, email }, context) => {
      requireAnyRole(context, "orders", "support");
      const db = accountDb(context.db);
      const key = uuidOf(id, "User");
      const address = normalEmail(email ?? "");
      const account = key ? await accountById(db, key) : address && !id ? await accountByEmail(db, address) : undefined;
      return account ? { ...account, seenAs: account.is_staff ? ("colleague" as const) : ("customer" as const) } : null;
    },
  }),
  customerFigures: t.field({
    type: [CustomerFiguresRef],
    description: "Figures of these customers; staff and unknown ids are left out.",
    args: { ids: t.arg.idList({ required: true }) },
    resolve: (_, { ids }, context) => {
      requireAnyRole(context, "orders", "support");
      const keys = ids.flatMap((id) => uuidOf(String(id), "User") ?? []);
      return customerFigures(accountDb(context.db), keys.slice(0, context.settings.env.LIMIT_PAGE));
    },
  }),
  userSessions: t.field({
    type: [SessionRef],
    nullable: true,
    description: "Where a customer is signed in; of colleagues for owners.",
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      const visitor = requireRole(context, "support");
      const sessions = await sessionsOf(context, visitor, id);
      return sessions?.map((session) => ({ ...session, isCurrent: session.id === visitor.sessionId })) ?? null;
    },
  }),
  customerData: t.field({
    type: "JSON",
    nullable: true,
    description: "Everything that is kept about a person, to hand to them.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => dataOf(context, requireRole(context, "support"), id),
  }),
}));

builder.mutationFields((t) => ({
  customerUpdate: t.field({
    type: customerPayload("CustomerUpdate"),
    nullable: true,
    args: { id: t.arg.id(), input: t.arg({ type: CustomerInput, required: true }) },
    resolve: async (_, { id, input }, context) => {
      requireRole(context, "support");
      return seen(await customerUpdate(context, id, input));
    },
  }),
  customerDelete: t.field({
    type: customerPayload("CustomerDelete"),
    nullable: true,
    args: { id: t.arg.id() },
    resolve: async (_, { id }, context) => {
      requireRole(context, "support");
      return seen(await customerDelete(context, id));
    },
  }),
  userSessionsEnd: t.field({
    type: errorsPayload("UserSessionsEnd"),
    description: "Signs a customer out everywhere; colleagues for owners.",
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => errorsOf(await endSessions(context, requireRole(context, "support"), id)),
  }),
}));
