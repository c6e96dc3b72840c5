import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "@carloom/i18n";
import { randomUUID } from "node:crypto";
import { type AddressChecks, normalEmail, type AddressDraft, checkAddress, keepAddress } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { knowVariants } from "../catalogue/catalogue.loaders.ts";
import { channelList, DEFAULT_CHANNEL } from "../catalogue/channel.ts";
import { Refusal } from "../refusal.ts";
import { knownShippingTo } from "../shipping/shipping.ts";
import { shippingOptions } from "../shipping/shipping.policy.ts";
import { type StoredAddress, shopTables } from "../tables.ts";
import { numberOf, readMetadata } from "@carloom/wire";
import { type CheckoutResult, changeCheckout, refuse, settle } from "./change.ts";
import type { CheckoutProblem } from "./checkout.policy.ts";
import { methodOfDelivery } from "./delivery.ts";
import { needsDelivery, parcelOf, PREPARED_KEY, warehousesOf, wholeCheckout } from "./checkout.ts";
import { insertCheckout } from "./checkout.repository.ts";
import { judged } from "../fitment/line-fit.ts";
import { readLocked } from "./locked.ts";
import { freshLines, type LineInput, planLines } from "./lines.command.ts";

export type CreateInput = {
  channel?: string | null;
  email?: string | null;
  languageCode?: string | null;
  lines?: readonly LineInput[] | null;
  shippingAddress?: AddressDraft | null;
  billingAddress?: AddressDraft | null;
  metadata?: readonly { key: string; value: string }[] | null;
};

type Kind = "BILLING" | "SHIPPING";

/** @throws Refusal with one problem a field */
export function readAddress(draft: AddressDraft, addressType: Kind, checks: AddressChecks = {}): StoredAddress {
  const read = checkAddress(draft, checks);
  if (!read.ok) throw new Refusal<CheckoutProblem>(...read.problems.map((problem) => ({ ...problem, addressType })));
  return { ...read.address, id: randomUUID() };
}

export function readEmail(text: string): string {
  const email = normalEmail(text);
  if (!email) throw refuse("INVALID", "email", "Enter a valid email address.");
  return email;
}

/** A new cart: a guest's, or the signed-in visitor's own. */
export function checkoutCreate(context: CommerceContext, input: CreateInput): Promise<CheckoutResult> {
  return settle(async () => {
    const slug = input.channel ?? DEFAULT_CHANNEL;
    const channel = (await channelList(context)).find((candidate) => candidate.slug === slug);
    if (!channel) throw refuse("NOT_FOUND", "channel", `Channel with '${slug}' slug does not exist.`);
    if (!channel.is_active) throw refuse("CHANNEL_INACTIVE", "channel", `Channel with '${slug}' is inactive.`);
    const metadata = readMetadata(input.metadata, [PREPARED_KEY]);
    if (!metadata.ok) throw refuse("INVALID", "metadata", metadata.message);
    const email = input.email ? readEmail(input.email) : (context.visitor?.email ?? null);
    const row = {
      id: randomUUID(),
      channel_id: channel.id,
      user_id: context.visitor?.userId ?? null,
      email,
      language_code: input.languageCode ?? LANGUAGE_CODES[context.language ?? DEFAULT_LANGUAGE],
      shipping_address: input.shippingAddress ? readAddress(input.shippingAddress, "SHIPPING") : null,
      billing_address: input.billingAddress ? readAddress(input.billingAddress, "BILLING") : null,
      metadata: metadata.value,
    };
    const db = shopTables(context.db);
    const { fresh, goods } = await planLines(db, row, [], await judged(context, input.lines ?? []));
    const stored = await insertCheckout(db, row, fresh);
    knowVariants(context, channel, goods.values());
    return wholeCheckout(context, stored, freshLines(fresh, goods));
  });
}

export function checkoutEmailUpdate(
  context: CommerceContext,
  id: string | null | undefined,
  email: string,
): Promise<CheckoutResult> {
  return changeCheckout(context, id, async () => ({ email: readEmail(email) }));
}

/** What a client may say of an address that it sets: how it is checked, and whether the customer's book keeps it. */
export type AddressWish = { checks?: AddressChecks; save?: boolean | null | undefined };

/** Keeps an address of a customer's own cart in their book, where they asked for it. */
async function kept(
  context: CommerceContext,
  { save }: AddressWish,
  draft: AddressDraft,
  changed: Promise<CheckoutResult>,
): Promise<CheckoutResult> {
  const result = await changed;
  const owner = result.checkout?.user_id;
  if (save && owner && owner === context.visitor?.userId) await keepAddress(context, owner, draft);
  return result;
}

/** A way of delivery that does not serve the new country is unset, so that nobody pays for it unseen. */
export function checkoutShippingAddressUpdate(
  context: CommerceContext,
  id: string | null | undefined,
  draft: AddressDraft,
  wish: AddressWish = {},
): Promise<CheckoutResult> {
  const changed = changeCheckout(context, id, async (trx, checkout) => {
    const address = readAddress(draft, "SHIPPING", wish.checks);
    const methods = knownShippingTo(context, checkout.channel_id, address.country);
    const serves = methods.some((method) => method.id === checkout.shipping_method_id);
    const moves = address.country !== checkout.shipping_address?.country;
    return {
      shipping_address: address,
      ...(!serves && { shipping_method_id: null }),
      // the rules of return are the country's
      ...(moves && { consent: null }),
    };
  });
  return kept(context, wish, draft, changed);
}

export function checkoutBillingAddressUpdate(
  context: CommerceContext,
  id: string | null | undefined,
  draft: AddressDraft,
  wish: AddressWish = {},
): Promise<CheckoutResult> {
  const read = async () => ({ billing_address: readAddress(draft, "BILLING", wish.checks) });
  return kept(context, wish, draft, changeCheckout(context, id, read));
}

export function checkoutDeliveryMethodUpdate(
  context: CommerceContext,
  id: string | null | undefined,
  deliveryMethodId: string | null | undefined,
): Promise<CheckoutResult> {
  return changeCheckout(context, id, async (trx, checkout) => {
    if (!deliveryMethodId) return { shipping_method_id: null };
    const whole = (await readLocked(trx, context, checkout)).checkout;
    const { lines } = whole;
    if (lines.length > 0 && !needsDelivery(whole))
      throw refuse("SHIPPING_NOT_REQUIRED", "deliveryMethodId", "This checkout doesn't need shipping.");
    if (!checkout.shipping_address)
      throw refuse(
        "SHIPPING_ADDRESS_NOT_SET",
        "deliveryMethodId",
        "Cannot choose a delivery method without the shipping address.",
      );
    const { country } = checkout.shipping_address;
    const methods = knownShippingTo(context, checkout.channel_id, country, warehousesOf(lines));
    const key = numberOf(deliveryMethodId, "ShippingMethod") ?? methodOfDelivery(deliveryMethodId, checkout.id);
    if (!shippingOptions(methods, parcelOf(whole)).some((method) => method.id === key))
      throw refuse("DELIVERY_METHOD_NOT_APPLICABLE", "deliveryMethodId", "This delivery method is not applicable.");
    return { shipping_method_id: key };
  });
}

export function checkoutLanguageCodeUpdate(
  context: CommerceContext,
  id: string | null | undefined,
  languageCode: string,
): Promise<CheckoutResult> {
  return changeCheckout(context, id, async () => ({ language_code: languageCode }), true);
}

export function checkoutCustomerNoteUpdate(
  context: CommerceContext,
  id: string,
  note: string,
): Promise<CheckoutResult> {
  const change = async () => {
    if (note.length > 2000) throw refuse("INVALID", "customerNote", "A note has at most 2000 characters.");
    return { customer_note: note };
  };
  return changeCheckout(context, id, change, true);
}
