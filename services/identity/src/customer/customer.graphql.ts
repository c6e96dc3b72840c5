import { AccountErrorRef, UserRef } from "../account/account.graphql.ts";
import { requireAnyRole, requireRole } from "../account/account.policy.ts";
import { accountByEmail, accountById } from "../account/account.repository.ts";
import { type AccountRow, accountDb } from "../account.tables.ts";
import type { Outcome } from "../account/account.errors.ts";
import { normalEmail } from "../account/email.ts";
import { DataLinkRef, SessionRef } from "../account/own-account.graphql.ts";
import { errorsOf, errorsPayload, type UserPayload } from "../account/payload.graphql.ts";
import { AddressInput } from "../address/address.graphql.ts";
import { builder } from "../builder.ts";
import { LanguageCodeEnum, uuidOf } from "@carloom/wire";
import {
  customerCreate,
  customerDelete,
  customerUpdate,
  dataLinkOf,
  dataOf,
  endSessions,
  sessionsOf,
} from "./customer.command.ts";

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

const UserCreateInput = builder.inputType("UserCreateInput", {
  fields: (t) => ({
    defaultBillingAddress: t.field({ type: AddressInput }),
    defaultShippingAddress: t.field({ type: AddressInput }),
    firstName: t.string(),
    lastName: t.string(),
    email: t.string(),
    isActive: t.boolean(),
    note: t.string(),
    languageCode: t.field({ type: LanguageCodeEnum }),
    redirectUrl: t.string({
      description: "Where a mailed link leads to set a password; without it nothing is mailed.",
    }),
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
  customerDataLink: t.field({
    type: DataLinkRef,
    description: "Everything that is kept about a person, with the files they brought, to hand to them.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => dataLinkOf(context, requireRole(context, "support"), id),
  }),
  customerCreate: t.field({
    type: customerPayload("CustomerCreate"),
    nullable: true,
    args: { input: t.arg({ type: UserCreateInput, required: true }) },
    resolve: async (_, { input }, context) =>
      seen(await customerCreate(context, requireRole(context, "support").userId, input)),
  }),
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
