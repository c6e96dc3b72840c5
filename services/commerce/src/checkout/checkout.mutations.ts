import { AddressInput } from "@carloom/identity";
import { builder } from "../builder.ts";
import { LanguageCodeEnum, MetadataInput } from "@carloom/wire";
import type { CheckoutResult } from "./change.ts";
import {
  type AddressWish,
  checkoutBillingAddressUpdate,
  checkoutCreate,
  checkoutCustomerNoteUpdate,
  checkoutDeliveryMethodUpdate,
  checkoutEmailUpdate,
  checkoutLanguageCodeUpdate,
  checkoutShippingAddressUpdate,
} from "./checkout.command.ts";
import { CheckoutErrorRef } from "./errors.graphql.ts";
import { checkoutLinesAdd, checkoutLinesDelete, checkoutLinesUpdate } from "./lines.command.ts";
import { checkoutCustomerAttach, checkoutCustomerDetach } from "./merge.command.ts";
import { CheckoutRef } from "./refs.ts";

/** Saleor names a payload after each mutation; they hold the same two things. */
const payload = (name: string) =>
  builder.objectRef<CheckoutResult>(name).implement({
    fields: (t) => ({
      checkout: t.field({ type: CheckoutRef, nullable: true, resolve: (result) => result.checkout }),
      errors: t.field({ type: [CheckoutErrorRef], resolve: (result) => result.errors }),
    }),
  });

const CheckoutLineInput = builder.inputType("CheckoutLineInput", {
  fields: (t) => ({
    quantity: t.int({ required: true }),
    variantId: t.id({ required: true }),
    forceNewLine: t.boolean({ defaultValue: false }),
    metadata: t.field({ type: [MetadataInput] }),
  }),
});

const CheckoutLineUpdateInput = builder.inputType("CheckoutLineUpdateInput", {
  fields: (t) => ({
    variantId: t.id(),
    quantity: t.int(),
    lineId: t.id(),
    metadata: t.field({ type: [MetadataInput] }),
  }),
});

const CheckoutCreateInput = builder.inputType("CheckoutCreateInput", {
  fields: (t) => ({
    channel: t.string(),
    lines: t.field({ type: [CheckoutLineInput] }),
    email: t.string(),
    shippingAddress: t.field({ type: AddressInput }),
    billingAddress: t.field({ type: AddressInput }),
    languageCode: t.field({ type: LanguageCodeEnum }),
    metadata: t.field({ type: [MetadataInput] }),
  }),
});

const ValidationRules = builder.inputType("CheckoutAddressValidationRules", {
  fields: (t) => ({ checkRequiredFields: t.boolean(), checkFieldsFormat: t.boolean() }),
});

type WishGiven = { saveAddress?: boolean | null; validationRules?: typeof ValidationRules.$inferInput | null };
const wishOf = ({ saveAddress, validationRules }: WishGiven): AddressWish => ({
  save: saveAddress,
  checks: { required: validationRules?.checkRequiredFields, format: validationRules?.checkFieldsFormat },
});

builder.mutationFields((t) => ({
  checkoutCreate: t.field({
    type: payload("CheckoutCreate"),
    nullable: true,
    args: { input: t.arg({ type: CheckoutCreateInput, required: true }) },
    resolve: (_, { input }, context) => checkoutCreate(context, input),
  }),
  checkoutLinesAdd: t.field({
    type: payload("CheckoutLinesAdd"),
    nullable: true,
    args: { id: t.arg.id(), lines: t.arg({ type: [CheckoutLineInput], required: true }) },
    resolve: (_, { id, lines }, context) => checkoutLinesAdd(context, id, lines),
  }),
  checkoutLinesUpdate: t.field({
    type: payload("CheckoutLinesUpdate"),
    nullable: true,
    args: { id: t.arg.id(), lines: t.arg({ type: [CheckoutLineUpdateInput], required: true }) },
    resolve: (_, { id, lines }, context) => checkoutLinesUpdate(context, id, lines),
  }),
  checkoutLinesDelete: t.field({
    type: payload("CheckoutLinesDelete"),
    nullable: true,
    args: { id: t.arg.id(), linesIds: t.arg.idList({ required: true }) },
    resolve: (_, { id, linesIds }, context) => checkoutLinesDelete(context, id, linesIds),
  }),
  checkoutEmailUpdate: t.field({
    type: payload("CheckoutEmailUpdate"),
    nullable: true,
    args: { id: t.arg.id(), email: t.arg.string({ required: true }) },
    resolve: (_, { id, email }, context) => checkoutEmailUpdate(context, id, email),
  }),
  checkoutShippingAddressUpdate: t.field({
    type: payload("CheckoutShippingAddressUpdate"),
    nullable: true,
    args: {
      id: t.arg.id(),
      shippingAddress: t.arg({ type: AddressInput, required: true }),
      saveAddress: t.arg.boolean(),
      validationRules: t.arg({ type: ValidationRules }),
    },
    resolve: (_, { id, shippingAddress, ...wish }, context) =>
      checkoutShippingAddressUpdate(context, id, shippingAddress, wishOf(wish)),
  }),
  checkoutBillingAddressUpdate: t.field({
    type: payload("CheckoutBillingAddressUpdate"),
    nullable: true,
    args: {
      id: t.arg.id(),
      billingAddress: t.arg({ type: AddressInput, required: true }),
      saveAddress: t.arg.boolean(),
      validationRules: t.arg({ type: ValidationRules }),
    },
    resolve: (_, { id, billingAddress, ...wish }, context) =>
      checkoutBillingAddressUpdate(context, id, billingAddress, wishOf(wish)),
  }),
  checkoutDeliveryMethodUpdate: t.field({
    type: payload("CheckoutDeliveryMethodUpdate"),
    nullable: true,
    args: { id: t.arg.id(), deliveryMethodId: t.arg.id() },
    resolve: (_, { id, deliveryMethodId }, context) => checkoutDeliveryMethodUpdate(context, id, deliveryMethodId),
  }),
  checkoutLanguageCodeUpdate: t.field({
    type: payload("CheckoutLanguageCodeUpdate"),
    nullable: true,
    args: { id: t.arg.id(), languageCode: t.arg({ type: LanguageCodeEnum, required: true }) },
    resolve: (_, { id, languageCode }, context) => checkoutLanguageCodeUpdate(context, id, languageCode),
  }),
  checkoutCustomerNoteUpdate: t.field({
    type: payload("CheckoutCustomerNoteUpdate"),
    nullable: true,
    args: { id: t.arg.id({ required: true }), customerNote: t.arg.string({ required: true }) },
    resolve: (_, { id, customerNote }, context) => checkoutCustomerNoteUpdate(context, id, customerNote),
  }),
  checkoutCustomerDetach: t.field({
    type: payload("CheckoutCustomerDetach"),
    nullable: true,
    args: { id: t.arg.id() },
    resolve: (_, { id }, context) => checkoutCustomerDetach(context, id),
  }),
  checkoutCustomerAttach: t.field({
    type: payload("CheckoutCustomerAttach"),
    nullable: true,
    args: { id: t.arg.id() },
    resolve: (_, { id }, context) => checkoutCustomerAttach(context, id),
  }),
}));
