import { builder, type CommerceContext } from "../builder.ts";
import { type CheckoutResult, changeCheckout, refuse } from "../checkout/change.ts";
import { type CheckoutNode, deliveryOptions, visibleCheckout, wholeCheckout } from "../checkout/checkout.ts";
import { CheckoutErrorRef } from "../checkout/errors.graphql.ts";
import type { CheckoutRow } from "../checkout/checkout.repository.ts";
import { CheckoutRef } from "../checkout/refs.ts";
import { sentOf } from "../order/events.repository.ts";
import { linesOfOrders, type OrderRow, orderByToken } from "../order/order.repository.ts";
import { unsentOf, wantedOf } from "../order/pieces.ts";
import { returnDays, returnUntil } from "../returns.policy.ts";
import { type Arrival, arrivalOf } from "../shipping/arrival.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import type { Language } from "@carloom/i18n";
import type { Database } from "@carloom/platform";
import { globalId, LanguageCodeEnum, languageOfCode, uuidOf } from "@carloom/wire";
import { consentNow, missingConsent } from "../checkout/consent.ts";
import { ownTermsOf, termsVersion } from "../editorial/legal.ts";
import { type ConsentRow, consentsOf } from "../order/consent.repository.ts";
import { type CheckoutTerms, type Statement, termsOf } from "./terms.ts";

const ReturnClassEnum = builder.enumType("ReturnClass", {
  description:
    "How goods may come back: as they are, not at all because they were made for one person, or not once the work is done.",
  values: {
    STANDARD: { value: "standard" },
    PERSONALISED: { value: "personalised" },
    SERVICE: { value: "service" },
  } as const,
});

const TermsStatement = builder.objectRef<Statement>("TermsStatement").implement({
  fields: (t) => ({
    key: t.exposeString("key", {
      description: "order, price, payment, delivery, withdrawal, personalised, service or correction",
    }),
    title: t.exposeString("title"),
    text: t.exposeString("text"),
  }),
});

const TermsConsent = builder.objectRef<CheckoutTerms["consents"][number]>("TermsConsent").implement({
  fields: (t) => ({
    returnClass: t.field({ type: ReturnClassEnum, resolve: (one) => one.returnClass }),
    text: t.exposeString("text", { description: "What is agreed to; beside a box that is not ticked." }),
    given: t.exposeBoolean("given"),
  }),
});

const CheckoutTermsRef = builder.objectRef<CheckoutTerms>("CheckoutTerms").implement({
  description: "What the last page before an order has to say, in the cart's language and by the rules of its country.",
  fields: (t) => ({
    version: t.exposeString("version"),
    country: t.exposeString("country"),
    withdrawalDays: t.exposeInt("withdrawalDays"),
    statements: t.field({ type: [TermsStatement], resolve: (terms) => terms.statements }),
    consents: t.field({ type: [TermsConsent], resolve: (terms) => terms.consents }),
    givenAt: t.field({ type: "DateTime", nullable: true, resolve: (terms) => terms.givenAt }),
  }),
});

const DeliveryEstimate = builder.objectRef<Arrival & { method: number }>("DeliveryEstimate").implement({
  description: "When a cart that is ordered and paid now is expected to arrive.",
  fields: (t) => ({
    shippingMethodId: t.id({ resolve: ({ method }) => globalId("ShippingMethod", method) }),
    handlingDays: t.exposeInt("handlingDays", { description: "Working days until it leaves." }),
    from: t.field({ type: "Date", resolve: ({ from }) => from }),
    until: t.field({ type: "Date", resolve: ({ until }) => until }),
  }),
});

const ConsentGive = builder.objectRef<CheckoutResult>("CheckoutConsentGive").implement({
  fields: (t) => ({
    checkout: t.field({ type: CheckoutRef, nullable: true, resolve: (result) => result.checkout }),
    terms: t.field({
      type: CheckoutTermsRef,
      nullable: true,
      resolve: (result, _, context) => result.checkout && termsOf(context, result.checkout),
    }),
    errors: t.field({ type: [CheckoutErrorRef], resolve: (result) => result.errors }),
  }),
});

const OrderConsent = builder.objectRef<ConsentRow>("OrderConsent").implement({
  fields: (t) => ({
    returnClass: t.field({ type: ReturnClassEnum, resolve: (row) => row.return_class }),
    version: t.exposeString("version"),
    termsVersion: t.int({
      description: "Number of the shop's own terms that were agreed to, as `legal` reads them; 0 for the product's.",
      resolve: (row) => ownTermsOf(row.version),
    }),
    languageCode: t.field({
      type: LanguageCodeEnum,
      description: "In which they were read.",
      resolve: (row) => languageOfCode(row.language_code).toUpperCase() as Uppercase<Language>,
    }),
    text: t.exposeString("text"),
    givenAt: t.field({ type: "DateTime", resolve: (row) => row.given_at }),
  }),
});

const OrderTerms = builder.objectRef<OrderRow>("OrderTerms").implement({
  description: "What was promised and agreed with an order.",
  fields: (t) => ({
    deliveryFrom: t.field({ type: "Date", nullable: true, resolve: (order) => order.delivery_from }),
    deliveryUntil: t.field({ type: "Date", nullable: true, resolve: (order) => order.delivery_until }),
    withdrawalDays: t.int({ resolve: (order) => returnDays(order.shipping_address.country) }),
    withdrawalUntil: t.field({
      type: "DateTime",
      nullable: true,
      description: "Until when standard goods may be sent back; null before all of them left.",
      resolve: (order, _, context) => withdrawalUntil(context, order),
    }),
    consents: t.field({
      type: [OrderConsent],
      resolve: (order, _, context) => consentsOf(shopTables(context.db), order.id),
    }),
  }),
});

async function withdrawalUntil(context: CommerceContext, order: OrderRow): Promise<Date | null> {
  const db = shopTables(context.db);
  const [lines, sent] = await Promise.all([linesOfOrders(db, [order.id]), sentOf(db, order.id)]);
  const standard = lines.filter((line) => line.return_class === "standard" && wantedOf(line) > 0);
  const ends = standard.flatMap((line) => {
    const parcel = unsentOf(line) === 0 ? sent.get(line.id) : undefined;
    return parcel ? [returnUntil(parcel, returnDays(order.shipping_address.country))] : [];
  });
  return ends.length === standard.length && ends.length > 0 ? new Date(Math.max(...ends)) : null;
}

async function cartOf(context: CommerceContext, id: string): Promise<CheckoutNode | null> {
  const key = uuidOf(id, "Checkout");
  return key ? visibleCheckout(context, key) : null;
}

builder.queryFields((t) => ({
  checkoutTerms: t.field({
    type: CheckoutTermsRef,
    nullable: true,
    args: { checkoutId: t.arg.id({ required: true }) },
    resolve: async (_, { checkoutId }, context) => {
      const cart = await cartOf(context, checkoutId);
      return cart && termsOf(context, cart);
    },
  }),
  checkoutDeliveries: t.field({
    type: [DeliveryEstimate],
    description: "When each way of delivery to the cart's address would arrive.",
    args: { checkoutId: t.arg.id({ required: true }) },
    resolve: async (_, { checkoutId }, context) => {
      const cart = await cartOf(context, checkoutId);
      if (!cart) return [];
      const now = new Date();
      return (await deliveryOptions(context, cart)).map((option) => ({
        method: option.id,
        ...arrivalOf(context.settings.env, cart, option, now),
      }));
    },
  }),
  orderTerms: t.field({
    type: OrderTerms,
    nullable: true,
    description: "By the order's tracking token.",
    args: { token: t.arg({ type: "UUID", required: true }) },
    resolve: async (_, { token }, context) => (await orderByToken(shopTables(context.db), token)) ?? null,
  }),
}));

builder.mutationField("checkoutConsentGive", (t) =>
  t.field({
    type: ConsentGive,
    description: "Agrees to everything that `checkoutTerms` lists for the cart as it is. Kept with the order.",
    args: {
      checkoutId: t.arg.id({ required: true }),
      version: t.arg.string({ required: true, description: "Of the terms that were shown." }),
      returnClasses: t.arg({ type: [ReturnClassEnum], required: true, description: "What was agreed to." }),
    },
    resolve: (_, { checkoutId, version, returnClasses }, context) => {
      const give = async (trx: CommerceDb, row: CheckoutRow) => {
        const inForce = await termsVersion(trx as unknown as Database, languageOfCode(row.language_code));
        if (version !== inForce)
          throw refuse("INVALID", "version", "The terms have changed meanwhile; please read them again.");
        const cart = await wholeCheckout({ ...context, db: trx as never }, row);
        const consent = consentNow(cart, new Date(), inForce);
        const agreed = new Set<string>(returnClasses);
        const texts = Object.fromEntries(Object.entries(consent.texts).filter(([one]) => agreed.has(one)));
        if (missingConsent(cart, { ...consent, texts }, inForce).length > 0)
          throw refuse("REQUIRED", "returnClasses", "Agree to the rule of return of each kind of goods.");
        return { consent: { ...consent, texts } };
      };
      return changeCheckout(context, checkoutId, give, true);
    },
  }),
);
