import { loaderOf, type Page, type RequestContext } from "@carloom/platform";
import { UserRef, accountById, accountDb, AddressRef } from "@carloom/identity";
import { discountsOf, OrderDiscount } from "./edit/discount.graphql.ts";
import { applyTax } from "@carloom/pricing";
import { builder, type CommerceContext } from "../builder.ts";
import { ChannelRef } from "../catalogue/channel.graphql.ts";
import { channelById } from "../catalogue/channel.ts";
import {
  globalId,
  type LanguageCode,
  LanguageCodeEnum,
  MoneyRef,
  money,
  TaxedMoneyRef,
  taxedMoney,
  Node,
  ObjectWithMetadata,
  PageInfo,
  WeightRef,
} from "@carloom/wire";
import { OrderLineRef } from "./line.graphql.ts";
import { maskAddress, maskEmail } from "./mask.ts";
import { linesOfOrder, type OrderNode, ordersOfUser, trackedOrder } from "./order.ts";
import { type ChargeStatus, type OrderStatus, paymentStatus } from "./order.process.ts";
import { OrderRef } from "./refs.ts";
import { shopTables } from "../tables.ts";
import { type VoucherNode, VoucherRef } from "../voucher/refs.ts";
import { vouchersOfOrders } from "../voucher/voucher.repository.ts";

const OrderStatusEnum = builder.enumType("OrderStatus", {
  values: [
    "DRAFT",
    "UNCONFIRMED",
    "UNFULFILLED",
    "PARTIALLY_FULFILLED",
    "FULFILLED",
    "PARTIALLY_RETURNED",
    "RETURNED",
    "CANCELED",
    "EXPIRED",
  ] as const,
});
export const PaymentChargeStatus = builder.enumType("PaymentChargeStatusEnum", {
  values: ["NOT_CHARGED", "PARTIALLY_CHARGED", "FULLY_CHARGED"] as const,
});
export const OrderChargeStatus = builder.enumType("OrderChargeStatusEnum", {
  values: ["NONE", "PARTIAL", "FULL", "OVERCHARGED"] as const,
});
/** `PARTIALLY_FULFILLED` → `Partially fulfilled` */
const display = (status: string) => status.charAt(0) + status.slice(1).toLowerCase().replaceAll("_", " ");
const charge = (order: OrderNode) => order.charge_status as ChargeStatus;
const taxed = (order: OrderNode, net: number, gross: number) =>
  taxedMoney({ net, gross, tax: gross - net }, order.currency);
const total = (o: OrderNode) => taxed(o, o.total_net, o.total_gross);

/** The total with what promotions and a voucher took off and what was free for a member. */
async function undiscounted(o: OrderNode, context: CommerceContext) {
  const promotion = (await linesOfOrder(context, o)).reduce((sum, line) => sum + line.promotion, 0);
  const off = o.discount + o.membership_discount + promotion;
  const basis = (o.prices_include_tax ? o.total_gross : o.total_net) + off;
  return off === 0 ? total(o) : taxedMoney(applyTax(basis, o.tax_ppm, o.prices_include_tax), o.currency);
}

const vouchersBatch = async (ids: readonly string[], context: RequestContext): Promise<Map<string, VoucherNode>> =>
  new Map((await vouchersOfOrders(shopTables(context.db), ids)).map((row) => [row.order_id, row]));

OrderRef.implement({
  interfaces: [Node, ObjectWithMetadata],
  fields: (t) => ({
    id: t.id({ resolve: (o) => globalId("Order", o.id) }),
    number: t.string({
      description: "Empty on a draft: numbers are given when orders are placed, without gaps.",
      resolve: (o) => (o.draft ? "" : String(o.number)),
    }),
    token: t.exposeString("token", { deprecationReason: "Use `id` instead." }),
    created: t.expose("created_at", { type: "DateTime" }),
    updatedAt: t.expose("updated_at", { type: "DateTime" }),
    status: t.field({ type: OrderStatusEnum, resolve: (o) => (o.draft ? "DRAFT" : (o.status as OrderStatus)) }),
    statusDisplay: t.string({ resolve: (o) => display(o.status) }),
    isPaid: t.boolean({ resolve: (o) => charge(o) === "FULL" || charge(o) === "OVERCHARGED" }),
    paymentStatus: t.field({ type: PaymentChargeStatus, resolve: (o) => paymentStatus(charge(o)) }),
    paymentStatusDisplay: t.string({ resolve: (o) => display(paymentStatus(charge(o))) }),
    chargeStatus: t.field({ type: OrderChargeStatus, resolve: charge }),
    user: t.field({
      type: UserRef,
      nullable: true,
      resolve: async (o, _, context) =>
        o.whole && o.user_id !== null ? ((await accountById(accountDb(context.db), o.user_id)) ?? null) : null,
    }),
    userEmail: t.string({ nullable: true, resolve: (o) => (o.whole ? o.email : maskEmail(o.email)) }),
    languageCodeEnum: t.field({ type: LanguageCodeEnum, resolve: (o) => o.language_code as LanguageCode }),
    channel: t.field({ type: ChannelRef, resolve: (o, _, context) => channelById(context, o.channel_id) }),
    billingAddress: t.field({
      type: AddressRef,
      nullable: true,
      resolve: (o) => (o.whole ? o.billing_address : maskAddress(o.billing_address)),
    }),
    shippingAddress: t.field({
      type: AddressRef,
      nullable: true,
      resolve: (o) =>
        o.is_shipping_required || o.draft ? (o.whole ? o.shipping_address : maskAddress(o.shipping_address)) : null,
    }),
    shippingMethodName: t.exposeString("shipping_method_name", { nullable: true }),
    lines: t.field({
      type: [OrderLineRef],
      resolve: async (order, _, context) => (await linesOfOrder(context, order)).map((line) => ({ ...line, order })),
    }),
    subtotal: t.field({ type: TaxedMoneyRef, resolve: (o) => taxed(o, o.subtotal_net, o.subtotal_gross) }),
    shippingPrice: t.field({ type: TaxedMoneyRef, resolve: (o) => taxed(o, o.shipping_net, o.shipping_gross) }),
    shippingTaxRate: t.float({ resolve: (o) => o.tax_ppm / 1_000_000 }),
    total: t.field({ type: TaxedMoneyRef, resolve: total }),
    undiscountedTotal: t.field({ type: TaxedMoneyRef, resolve: (o, _, context) => undiscounted(o, context) }),
    voucher: t.field({
      type: VoucherRef,
      nullable: true,
      description: "Of its codes the buyer reads the one of this order.",
      resolve: async (o, _, context) => {
        if (!o.whole || !o.voucher_code) return null;
        return (await loaderOf(context, vouchersBatch).load(o.id)) ?? null;
      },
    }),
    voucherCode: t.string({ nullable: true, resolve: (o) => (o.whole ? o.voucher_code : null) }),
    discounts: t.field({
      type: [OrderDiscount],
      resolve: (o, _, context) => discountsOf(o, context),
    }),
    totalCharged: t.field({ type: MoneyRef, resolve: (o) => money(o.charged, o.currency) }),
    totalCaptured: t.field({
      type: MoneyRef,
      deprecationReason: "Use `totalCharged` instead.",
      resolve: (o) => money(o.charged, o.currency),
    }),
    totalBalance: t.field({ type: MoneyRef, resolve: (o) => money(o.charged - o.total_gross, o.currency) }),
    displayGrossPrices: t.exposeBoolean("prices_include_tax"),
    isShippingRequired: t.exposeBoolean("is_shipping_required"),
    weight: t.field({ type: WeightRef, resolve: (o) => ({ grams: o.weight_g }) }),
    customerNote: t.string({ resolve: (o) => (o.whole ? o.customer_note : "") }),
    checkoutId: t.id({ nullable: true, resolve: (o) => (o.whole ? globalId("Checkout", o.checkout_id) : null) }),
  }),
});

const OrderEdge = builder.objectRef<{ node: OrderNode; cursor: string }>("OrderCountableEdge").implement({
  fields: (t) => ({
    node: t.field({ type: OrderRef, resolve: (edge) => edge.node }),
    cursor: t.exposeString("cursor"),
  }),
});

export const OrderConnection = builder.objectRef<Page<OrderNode>>("OrderCountableConnection").implement({
  fields: (t) => ({
    totalCount: t.int({ nullable: true, resolve: (page) => page.totalCount() }),
    pageInfo: t.field({ type: PageInfo, resolve: (page) => page.pageInfo }),
    edges: t.field({ type: [OrderEdge], resolve: (page) => page.edges }),
  }),
});

builder.queryFields((t) => ({
  orderByToken: t.field({
    type: OrderRef,
    nullable: true,
    deprecationReason: "Use `order` instead; this is the public tracking page's.",
    args: { token: t.arg({ type: "UUID", required: true }) },
    resolve: (_, { token }, context) => trackedOrder(context, token),
  }),
}));

builder.objectField(UserRef, "orders", (t) =>
  t.field({
    type: OrderConnection,
    nullable: true,
    args: { first: t.arg.int(), after: t.arg.string(), last: t.arg.int(), before: t.arg.string() },
    resolve: (user, args, context) =>
      context.visitor?.userId === user.id || user.seenAs === "customer" ? ordersOfUser(context, user, args) : null,
  }),
);
