import { loaderOf, type RequestContext } from "@carloom/platform";
import { accountById, accountDb, UserRef, AddressRef } from "@carloom/identity";
import { builder, type CommerceContext } from "../builder.ts";
import { ChannelRef } from "../catalogue/channel.graphql.ts";
import { channelBySlug } from "../catalogue/channel.ts";
import { PaymentGatewayRef } from "../payment/gateway.graphql.ts";
import { authorizeStatus, chargeStatus } from "../order/order.process.ts";
import { type CartCard, cardsOfCarts } from "../gift-card/gift-card.repository.ts";
import { whyNot } from "../gift-card/gift-card.policy.ts";
import { GiftCardRef } from "../gift-card/refs.ts";
import { gatewaysFor, mayKeepCard } from "../payment/gateway.ts";
import { TransactionItemRef } from "../payment/payment.graphql.ts";
import { keptOf } from "../payment/payment.process.ts";
import { paymentsOfCart } from "../payment/payments.ts";
import { DeliveryMethodRef, ShippingMethodRef } from "../shipping/shipping.graphql.ts";
import { shopTables } from "../tables.ts";
import {
  globalId,
  uuidOf,
  type LanguageCode,
  LanguageCodeEnum,
  MoneyRef,
  money,
  TaxedMoneyRef,
  taxedMoney,
  Node,
  ObjectWithMetadata,
} from "@carloom/wire";
import {
  type CheckoutNode,
  checkoutTotals,
  chosenDelivery,
  deliveryOptions,
  discountName,
  needsDelivery,
  visibleCheckout,
} from "./checkout.ts";
import { offOf } from "./checkout.policy.ts";
import { checkoutIdsOfUser } from "./checkout.repository.ts";
import "./ahead.graphql.ts";
import "./checkout.mutations.ts";
import "./complete.graphql.ts";
import { CheckoutLineRef } from "./line.graphql.ts";
import "./metadata.graphql.ts";
import "./problems.graphql.ts";
import { CheckoutRef } from "./refs.ts";

const CheckoutChargeStatus = builder.enumType("CheckoutChargeStatusEnum", {
  values: ["NONE", "PARTIAL", "FULL", "OVERCHARGED"] as const,
});
const CheckoutAuthorizeStatus = builder.enumType("CheckoutAuthorizeStatusEnum", {
  values: ["NONE", "PARTIAL", "FULL"] as const,
});

const cardsBatch = async (ids: readonly string[], context: RequestContext): Promise<Map<string, CartCard[]>> => {
  const rows = await cardsOfCarts(shopTables(context.db), ids);
  return new Map(ids.map((id) => [id, rows.filter((row) => row.checkout_id === id)]));
};
const cardsOf = async (context: RequestContext, id: string) => (await loaderOf(context, cardsBatch).load(id)) ?? [];

/** What came in for a cart, what is held for it, and what it costs beside what its gift cards will pay; minor units. */
async function paidOf(context: CommerceContext, cart: CheckoutNode) {
  const [rows, totals, cards] = await Promise.all([
    paymentsOfCart(context, cart.id),
    checkoutTotals(context, cart),
    cardsOf(context, cart.id),
  ]);
  const charged = rows.reduce((sum, row) => sum + keptOf(row), 0);
  const authorized = rows.reduce((sum, row) => sum + row.authorized, 0);
  const now = new Date();
  const onCards = cards.reduce(
    (sum, card) => sum + (whyNot(card, cart.channel.currency, now) === null ? card.balance : 0),
    0,
  );
  const whole = totals.total.gross;
  const gift = Math.min(onCards, Math.max(0, whole - charged - authorized));
  return { charged, authorized, gift, total: whole - gift };
}

CheckoutRef.implement({
  interfaces: [Node, ObjectWithMetadata],
  fields: (t) => ({
    id: t.id({ resolve: (c) => globalId("Checkout", c.id) }),
    token: t.expose("id", { type: "UUID" }),
    created: t.expose("created_at", { type: "DateTime" }),
    updatedAt: t.expose("updated_at", { type: "DateTime" }),
    user: t.field({
      type: UserRef,
      nullable: true,
      resolve: async (c, _, context) =>
        c.user_id === null ? null : ((await accountById(accountDb(context.db), c.user_id)) ?? null),
    }),
    channel: t.field({ type: ChannelRef, resolve: (c) => c.channel }),
    email: t.exposeString("email", { nullable: true }),
    languageCode: t.field({ type: LanguageCodeEnum, resolve: (c) => c.language_code as LanguageCode }),
    customerNote: t.exposeString("customer_note"),
    billingAddress: t.field({ type: AddressRef, nullable: true, resolve: (c) => c.billing_address }),
    shippingAddress: t.field({ type: AddressRef, nullable: true, resolve: (c) => c.shipping_address }),
    isShippingRequired: t.boolean({ resolve: needsDelivery }),
    quantity: t.int({ resolve: (c) => c.lines.reduce((sum, line) => sum + line.quantity, 0) }),
    lines: t.field({
      type: [CheckoutLineRef],
      resolve: (checkout) => checkout.lines.map((line, index) => ({ ...line, checkout, index })),
    }),
    shippingMethods: t.field({
      type: [ShippingMethodRef],
      resolve: async (c, _, context) =>
        (await deliveryOptions(context, c)).map((option) => ({ ...option, currency: c.channel.currency })),
    }),
    deliveryMethod: t.field({
      type: DeliveryMethodRef,
      nullable: true,
      deprecationReason: "Use `delivery` instead.",
      resolve: async (c, _, context) => {
        const chosen = await chosenDelivery(context, c);
        return chosen && { ...chosen, currency: c.channel.currency };
      },
    }),
    availablePaymentGateways: t.field({
      type: [PaymentGatewayRef],
      deprecationReason: "Use `paymentGatewayInitialize` instead.",
      resolve: (c, _, context) =>
        gatewaysFor(context, c.channel, { language: context.language, keepsCard: mayKeepCard(c, context.visitor) }),
    }),
    subtotalPrice: t.field({
      type: TaxedMoneyRef,
      resolve: async (c, _, context) => taxedMoney((await checkoutTotals(context, c)).subtotal, c.channel.currency),
    }),
    shippingPrice: t.field({
      type: TaxedMoneyRef,
      resolve: async (c, _, context) => taxedMoney((await checkoutTotals(context, c)).shipping, c.channel.currency),
    }),
    totalPrice: t.field({
      type: TaxedMoneyRef,
      resolve: async (c, _, context) => taxedMoney((await checkoutTotals(context, c)).total, c.channel.currency),
    }),
    giftCards: t.field({
      type: [GiftCardRef],
      description: "They pay when the order is placed; `totalBalance` is what is left to pay beside them.",
      resolve: (c, _, context) => cardsOf(context, c.id),
    }),
    totalBalance: t.field({
      type: MoneyRef,
      resolve: async (c, _, context) => {
        const { charged, total } = await paidOf(context, c);
        return money(charged - total, c.channel.currency);
      },
    }),
    transactions: t.field({
      type: [TransactionItemRef],
      nullable: true,
      resolve: (c, _, context) => paymentsOfCart(context, c.id),
    }),
    stockReservationExpires: t.field({ type: "DateTime", nullable: true, resolve: (c) => c.reserved_until }),
    voucherCode: t.exposeString("voucher_code", { nullable: true }),
    discount: t.field({
      type: MoneyRef,
      nullable: true,
      resolve: async (c, _, context) => money(offOf(await checkoutTotals(context, c)), c.channel.currency),
    }),
    discountName: t.string({ nullable: true, resolve: discountName }),
    // discounts are called the same in every language
    translatedDiscountName: t.string({ nullable: true, resolve: discountName }),
    displayGrossPrices: t.boolean({ resolve: (c) => c.channel.prices_include_tax }),
    taxExemption: t.boolean({ resolve: () => false }),
    chargeStatus: t.field({
      type: CheckoutChargeStatus,
      resolve: async (c, _, context) => {
        const { charged, total, gift } = await paidOf(context, c);
        return charged === 0 && total === 0 && gift === 0 ? ("NONE" as const) : chargeStatus(charged, total);
      },
    }),
    authorizeStatus: t.field({
      type: CheckoutAuthorizeStatus,
      resolve: async (c, _, context) => {
        const { charged, authorized, total, gift } = await paidOf(context, c);
        return authorizeStatus(charged + authorized + gift, total + gift);
      },
    }),
  }),
});

builder.queryField("checkout", (t) =>
  t.field({
    type: CheckoutRef,
    nullable: true,
    args: { id: t.arg.id() },
    resolve: (_, { id }, context) => {
      const key = uuidOf(id, "Checkout");
      return key ? visibleCheckout(context, key) : null;
    },
  }),
);

builder.objectField(UserRef, "checkoutIds", (t) =>
  t.idList({
    nullable: true,
    args: { channel: t.arg.string() },
    resolve: async (user, { channel: slug }, context) => {
      if (context.visitor?.userId !== user.id) return null;
      const channel = slug ? await channelBySlug(context, slug) : null;
      if (slug && !channel) return [];
      const rows = await checkoutIdsOfUser(shopTables(context.db), user.id);
      return rows.filter((row) => !channel || row.channel_id === channel.id).map((row) => globalId("Checkout", row.id));
    },
  }),
);
