import { AddressInput, AddressRef } from "../address/address.graphql.ts";
import { builder } from "../builder.ts";
import { LanguageCodeEnum } from "@carloom/wire";
import { AccountErrorRef, addressShape, UserRef } from "./account.graphql.ts";
import type { AccountError } from "./account.errors.ts";
import { requireVisitor } from "./account.policy.ts";
import type { AccountRow, AddressRow } from "../account.tables.ts";
import { userPayload, userPayloadOf } from "./payload.graphql.ts";
import {
  type AddressOutcome,
  changeAddress,
  createAddress,
  removeAddress,
  setDefaultAddress,
  updateProfile,
} from "./profile.command.ts";
import { changeUserName } from "./user-name.command.ts";

export const AddressTypeEnum = builder.enumType("AddressTypeEnum", { values: ["BILLING", "SHIPPING"] as const });

const AccountInput = builder.inputType("AccountInput", {
  fields: (t) => ({
    firstName: t.string(),
    lastName: t.string(),
    languageCode: t.field({ type: LanguageCodeEnum }),
    defaultBillingAddress: t.field({ type: AddressInput }),
    defaultShippingAddress: t.field({ type: AddressInput }),
  }),
});

builder.mutationField("accountUpdate", (t) =>
  t.field({
    type: userPayload("AccountUpdate"),
    nullable: true,
    args: { input: t.arg({ type: AccountInput, required: true }) },
    resolve: async (_, { input }, context) =>
      userPayloadOf(await updateProfile(context, requireVisitor(context).userId, input)),
  }),
);

type AddressPayload = { user: AccountRow | null; address: AddressRow | null; errors: AccountError[] };

const addressPayload = (name: string) =>
  builder.objectRef<AddressPayload>(name).implement({
    fields: (t) => ({
      user: t.field({ type: UserRef, nullable: true, resolve: ({ user }) => user }),
      address: t.field({
        type: AddressRef,
        nullable: true,
        resolve: ({ address, user }) => (address && user ? addressShape(address, user) : null),
      }),
      errors: t.field({ type: [AccountErrorRef], resolve: ({ errors }) => errors }),
    }),
  });

const addressPayloadOf = (outcome: AddressOutcome): AddressPayload =>
  outcome.ok
    ? { user: outcome.value.account, address: outcome.value.address, errors: [] }
    : { user: null, address: null, errors: outcome.errors };

builder.mutationField("accountAddressCreate", (t) =>
  t.field({
    type: addressPayload("AccountAddressCreate"),
    nullable: true,
    args: { input: t.arg({ type: AddressInput, required: true }), type: t.arg({ type: AddressTypeEnum }) },
    resolve: async (_, { input, type }, context) =>
      addressPayloadOf(await createAddress(context, requireVisitor(context).userId, input, type)),
  }),
);

builder.mutationField("accountAddressUpdate", (t) =>
  t.field({
    type: addressPayload("AccountAddressUpdate"),
    nullable: true,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: AddressInput, required: true }) },
    resolve: async (_, { id, input }, context) =>
      addressPayloadOf(await changeAddress(context, requireVisitor(context).userId, id, input)),
  }),
);

builder.mutationField("accountAddressDelete", (t) =>
  t.field({
    type: addressPayload("AccountAddressDelete"),
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) =>
      addressPayloadOf(await removeAddress(context, requireVisitor(context).userId, id)),
  }),
);

builder.mutationField("accountSetDefaultAddress", (t) =>
  t.field({
    type: userPayload("AccountSetDefaultAddress"),
    nullable: true,
    args: { id: t.arg.id({ required: true }), type: t.arg({ type: AddressTypeEnum, required: true }) },
    resolve: async (_, { id, type }, context) =>
      userPayloadOf(await setDefaultAddress(context, requireVisitor(context).userId, id, type)),
  }),
);

const UserNameUpdate = builder
  .objectRef<{ userName: string | null; errors: AccountError[] }>("UserNameUpdate")
  .implement({
    fields: (t) => ({
      userName: t.exposeString("userName", { nullable: true }),
      errors: t.field({ type: [AccountErrorRef], resolve: ({ errors }) => errors }),
    }),
  });

builder.mutationField("userNameUpdate", (t) =>
  t.field({
    type: UserNameUpdate,
    description:
      "Changes the caller's address handle, a few times a month; the former one leads on to it, and for half a year is nobody else's.",
    args: { userName: t.arg.string({ required: true }) },
    resolve: async (_, { userName }, context) => {
      const outcome = await changeUserName(context, requireVisitor(context).userId, userName);
      return outcome.ok ? { userName: outcome.value, errors: [] } : { userName: null, errors: outcome.errors };
    },
  }),
);
