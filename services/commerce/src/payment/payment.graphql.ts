import { loaderOf, type RequestContext } from "@carloom/platform";
import { builder } from "../builder.ts";
import { maskedCode } from "../gift-card/gift-card.policy.ts";
import { GIFT_CARD_GATEWAY } from "../gift-gateway.ts";
import { shopTables } from "../tables.ts";
import { globalId, MoneyRef, money, Node } from "@carloom/wire";
import { keptOf } from "./payment.process.ts";
import { eventsOfPayments, type PaymentEventRow, type PaymentRow } from "./payment.repository.ts";
import { actionsOf } from "./staff.command.ts";
import { gatewayName, paymentWords } from "./words.ts";

export const TransactionAction = builder.enumType("TransactionActionEnum", {
  values: ["CHARGE", "REFUND", "CANCEL"] as const,
});

export const TransactionEventType = builder.enumType("TransactionEventTypeEnum", {
  values: [
    "AUTHORIZATION_SUCCESS",
    "CHARGE_ACTION_REQUIRED",
    "CHARGE_REQUEST",
    "CHARGE_SUCCESS",
    "CHARGE_FAILURE",
    "CANCEL_REQUEST",
    "CANCEL_SUCCESS",
    "REFUND_REQUEST",
    "REFUND_SUCCESS",
    "REFUND_FAILURE",
    "CHARGE_BACK",
    "REFUND_REVERSE",
  ] as const,
});

async function eventsBatch(ids: readonly string[], context: RequestContext): Promise<Map<string, PaymentEventRow[]>> {
  const found = new Map<string, PaymentEventRow[]>(ids.map((id) => [id, []]));
  for (const row of await eventsOfPayments(shopTables(context.db), ids)) found.get(row.transaction_id)?.push(row);
  return found;
}

export type PaymentEventNode = PaymentEventRow & { currency: string };

export async function eventsOf(context: RequestContext, payment: PaymentRow): Promise<PaymentEventNode[]> {
  const rows = (await loaderOf(context, eventsBatch).load(payment.id)) ?? [];
  return rows.map((row) => ({ ...row, currency: payment.currency }));
}

export const TransactionEventRef = builder.objectRef<PaymentEventNode>("TransactionEvent").implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (event) => globalId("TransactionEvent", event.id) }),
    createdAt: t.expose("created_at", { type: "DateTime" }),
    pspReference: t.exposeString("reference"),
    message: t.string({ resolve: ({ message }, _, context) => paymentWords(message, context.language) }),
    externalUrl: t.string({ resolve: () => "" }),
    amount: t.field({ type: MoneyRef, resolve: (event) => money(event.amount, event.currency) }),
    type: t.field({ type: TransactionEventType, nullable: true, resolve: (event) => event.type }),
  }),
});

/** What a payment was made with, where it is more than its way: a gift card of our own. */
const PaymentMethodDetails = builder.interfaceRef<PaymentRow>("PaymentMethodDetails").implement({
  resolveType: () => "GiftCardPaymentMethodDetails",
  fields: (t) => ({
    name: t.string({ resolve: (p, _, context) => gatewayName(context, p.gateway, context.language) }),
  }),
});
builder.objectRef<PaymentRow>("GiftCardPaymentMethodDetails").implement({
  interfaces: [PaymentMethodDetails],
  fields: (t) => ({
    lastChars: t.string({ nullable: true, resolve: (p) => p.reference }),
    isSaleorGiftcard: t.boolean({ resolve: () => true }),
  }),
});

const OPEN: readonly string[] = ["WAITING", "ACTION_REQUIRED", "PROCESSING"];

export const TransactionItemRef = builder.objectRef<PaymentRow>("TransactionItem").implement({
  interfaces: [Node],
  fields: (t) => {
    const amount = (of: (payment: PaymentRow) => number) =>
      t.field({ type: MoneyRef, resolve: (payment) => money(of(payment), payment.currency) });
    return {
      id: t.id({ resolve: (p) => globalId("TransactionItem", p.id) }),
      token: t.expose("id", { type: "UUID" }),
      createdAt: t.expose("created_at", { type: "DateTime" }),
      modifiedAt: t.expose("updated_at", { type: "DateTime" }),
      actions: t.field({ type: [TransactionAction], resolve: (p) => actionsOf(p) }),
      authorizedAmount: amount((p) => p.authorized),
      authorizePendingAmount: amount(() => 0),
      refundedAmount: amount((p) => p.refunded),
      refundPendingAmount: amount((p) => p.refund_pending),
      canceledAmount: amount((p) => (p.state === "CANCELED" ? p.amount : 0)),
      cancelPendingAmount: amount(() => 0),
      chargedAmount: amount(keptOf),
      chargePendingAmount: amount((p) => (OPEN.includes(p.state) ? Math.max(0, p.amount - p.charged) : 0)),
      name: t.string({
        description: "What its way to pay is called, in the visitor's language.",
        resolve: (p, _, context) => {
          const name = gatewayName(context, p.gateway, context.language);
          return p.gateway === GIFT_CARD_GATEWAY ? `${name} ${maskedCode(p.reference)}` : name;
        },
      }),
      paymentMethodDetails: t.field({
        type: PaymentMethodDetails,
        nullable: true,
        resolve: (p) => (p.gateway === GIFT_CARD_GATEWAY ? p : null),
      }),
      message: t.string({ resolve: (p, _, context) => paymentWords(p.message, context.language) }),
      pspReference: t.exposeString("reference"),
      externalUrl: t.string({ resolve: () => "" }),
      events: t.field({ type: [TransactionEventRef], resolve: (p, _, context) => eventsOf(context, p) }),
    };
  },
});
