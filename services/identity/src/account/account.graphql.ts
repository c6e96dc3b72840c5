import { loaderOf, type RequestContext } from "@carloom/platform";
import { type AddressShape, AddressRef } from "../address/address.graphql.ts";
import { builder } from "../builder.ts";
import { globalId, LanguageCodeEnum, type LanguageCode, Node } from "@carloom/wire";
import { ACCOUNT_ERROR_CODES, type AccountError } from "./account.errors.ts";
import { accountById } from "./account.repository.ts";
import { type AccountRow, accountDb, type AddressRow } from "../account.tables.ts";
import { addressesOf } from "./address.repository.ts";
import { currentUserName } from "./user-name.repository.ts";

export const AccountErrorCodeEnum = builder.enumType("AccountErrorCode", { values: ACCOUNT_ERROR_CODES });

export const AccountErrorRef = builder.objectRef<AccountError>("AccountError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: AccountErrorCodeEnum, resolve: ({ code }) => code }),
  }),
});

/** An address row as the wire gives it. */
export function addressShape(row: AddressRow, account?: AccountRow): AddressShape {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    companyName: row.company_name,
    streetAddress1: row.street_address_1,
    streetAddress2: row.street_address_2,
    city: row.city,
    cityArea: row.city_area,
    postalCode: row.postal_code,
    country: row.country,
    countryArea: row.country_area,
    phone: row.phone,
    metadata: row.metadata,
    isDefaultShippingAddress: account?.default_shipping_address_id === row.id,
    isDefaultBillingAddress: account?.default_billing_address_id === row.id,
  };
}

/** Addresses of accounts, each account's read once in a request. */
async function addressBooks(ids: readonly string[], context: RequestContext): Promise<Map<string, AddressRow[]>> {
  const db = accountDb(context.db);
  return new Map(await Promise.all(ids.map(async (id) => [id, await addressesOf(db, id)] as const)));
}

const addressBook = async (account: AccountNode, context: RequestContext): Promise<AddressShape[]> => {
  if (account.seenAs === "colleague") return [];
  const rows = (await loaderOf(context, addressBooks).load(account.id)) ?? [];
  return rows.map((row) => addressShape(row, account));
};
const addressOf = async (account: AccountRow, id: string | null, context: RequestContext) =>
  id === null ? null : ((await addressBook(account, context)).find((address) => address.id === id) ?? null);

/**
 * A person, and how staff came to them: as a customer whose profile they opened, or as a colleague, of whom they see what
 * a directory tells. Without it a person is seen as they see themselves, or as an order names its buyer.
 */
export type AccountNode = AccountRow & { seenAs?: "customer" | "colleague" };

/** Orders and checkouts are added by their own domains. */
export const UserRef = builder.objectRef<AccountNode>("User");

UserRef.implement({
  interfaces: [Node],
  isTypeOf: (value) => typeof value === "object" && value !== null && "password_version" in value,
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => globalId("User", id) }),
    email: t.exposeString("email"),
    firstName: t.exposeString("first_name"),
    lastName: t.exposeString("last_name"),
    isStaff: t.exposeBoolean("is_staff"),
    isActive: t.exposeBoolean("is_active"),
    isConfirmed: t.exposeBoolean("is_confirmed"),
    languageCode: t.field({ type: LanguageCodeEnum, resolve: (user) => user.language_code as LanguageCode }),
    dateJoined: t.field({ type: "DateTime", resolve: (user) => user.date_joined }),
    updatedAt: t.field({ type: "DateTime", resolve: (user) => user.updated_at }),
    lastLogin: t.field({
      type: "DateTime",
      nullable: true,
      resolve: (user) => (user.seenAs === "colleague" ? null : user.last_login),
    }),
    note: t.string({
      nullable: true,
      description: "What staff remember of a customer; nobody else reads it.",
      resolve: (user) => (user.seenAs === "customer" ? user.note : null),
    }),
    addresses: t.field({ type: [AddressRef], resolve: (user, _, context) => addressBook(user, context) }),
    defaultShippingAddress: t.field({
      type: AddressRef,
      nullable: true,
      resolve: (user, _, context) => addressOf(user, user.default_shipping_address_id, context),
    }),
    defaultBillingAddress: t.field({
      type: AddressRef,
      nullable: true,
      resolve: (user, _, context) => addressOf(user, user.default_billing_address_id, context),
    }),
  }),
});

builder.queryField("me", (t) =>
  t.field({
    type: UserRef,
    nullable: true,
    resolve: async (_, __, context) =>
      context.visitor ? ((await accountById(accountDb(context.db), context.visitor.userId)) ?? null) : null,
  }),
);

builder.queryField("myUserName", (t) =>
  t.string({
    nullable: true,
    description: "The caller's address handle, as in /garage/{userName}.",
    resolve: (_, __, context) =>
      context.visitor ? currentUserName(accountDb(context.db), context.visitor.userId) : null,
  }),
);
