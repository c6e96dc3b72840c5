import { fromMinor } from "@carloom/pricing";
import { builder, type CommerceContext } from "../builder.ts";
import { visibleCheckout } from "../checkout/checkout.ts";
import { uuidOf } from "@carloom/wire";
import { OFFLINE_GATEWAY } from "../offline-gateway.ts";
import { gatewaysFor, mayKeepCard } from "../payment/gateway.ts";
import { type Begun, type InitializeProblem, transactionInitialize, transactionProcess } from "./initialize.command.ts";
import { eventsOf, TransactionEventRef, TransactionItemRef } from "../payment/payment.graphql.ts";
import { eventOf } from "../payment/payment.process.ts";

const FlowStrategy = builder.enumType("TransactionFlowStrategyEnum", { values: ["AUTHORIZATION", "CHARGE"] as const });

const PaymentGatewayToInitialize = builder.inputType("PaymentGatewayToInitialize", {
  fields: (t) => ({ id: t.string({ required: true }), data: t.field({ type: "JSON" }) }),
});

/** What the page needs to go on: a provider's own data, or what to write into the transfer. */
function dataOf({ payment, data }: Begun) {
  if (!payment || payment.gateway !== OFFLINE_GATEWAY) return data;
  return {
    flow: "after-order",
    reference: payment.reference,
    amount: fromMinor(payment.amount, payment.currency),
    currency: payment.currency,
  };
}

/** The event that says how the payment stands now. */
async function latestEvent({ payment }: Begun, context: CommerceContext) {
  if (!payment) return null;
  const type = eventOf(payment.state);
  const kept = (await eventsOf(context, payment)).findLast((event) => event.type === type);
  if (kept) return kept;
  const { id, currency, amount, reference, message, created_at } = payment;
  return { id, transaction_id: id, type, amount, currency, reference, message, created_at };
}

const InitializeErrorCode = builder.enumType("TransactionInitializeErrorCode", {
  values: ["GRAPHQL_ERROR", "INVALID", "NOT_FOUND", "UNIQUE"] as const,
});
const ProcessErrorCode = builder.enumType("TransactionProcessErrorCode", {
  values: ["GRAPHQL_ERROR", "INVALID", "NOT_FOUND", "TRANSACTION_ALREADY_PROCESSED"] as const,
});

const InitializeError = builder.objectRef<InitializeProblem>("TransactionInitializeError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({
      type: InitializeErrorCode,
      resolve: ({ code }) => (code === "TRANSACTION_ALREADY_PROCESSED" ? "INVALID" : code),
    }),
  }),
});
const ProcessError = builder.objectRef<InitializeProblem>("TransactionProcessError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: ProcessErrorCode, resolve: ({ code }) => code }),
  }),
});

const InitializePayload = builder.objectRef<Begun>("TransactionInitialize").implement({
  fields: (t) => ({
    transaction: t.field({ type: TransactionItemRef, nullable: true, resolve: (begun) => begun.payment }),
    transactionEvent: t.field({
      type: TransactionEventRef,
      nullable: true,
      resolve: (begun, _, context) => latestEvent(begun, context),
    }),
    data: t.field({ type: "JSON", nullable: true, resolve: dataOf }),
    errors: t.field({ type: [InitializeError], resolve: (begun) => begun.errors }),
  }),
});
const ProcessPayload = builder.objectRef<Begun>("TransactionProcess").implement({
  fields: (t) => ({
    transaction: t.field({ type: TransactionItemRef, nullable: true, resolve: (begun) => begun.payment }),
    transactionEvent: t.field({
      type: TransactionEventRef,
      nullable: true,
      resolve: (begun, _, context) => latestEvent(begun, context),
    }),
    data: t.field({ type: "JSON", nullable: true, resolve: dataOf }),
    errors: t.field({ type: [ProcessError], resolve: (begun) => begun.errors }),
  }),
});

type Config = { id: string; data: object };
type Configs = { configs: Config[] | null; errors: { field: string; message: string; code: "NOT_FOUND" }[] };

const GatewayConfigErrorCode = builder.enumType("PaymentGatewayConfigErrorCode", {
  values: ["GRAPHQL_ERROR", "INVALID", "NOT_FOUND"] as const,
});
const GatewayConfigError = builder.objectRef<Configs["errors"][number]>("PaymentGatewayConfigError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: GatewayConfigErrorCode, resolve: (error) => error.code }),
  }),
});
const GatewayConfig = builder.objectRef<Config>("PaymentGatewayConfig").implement({
  fields: (t) => ({
    id: t.exposeString("id"),
    data: t.field({ type: "JSON", nullable: true, resolve: (config) => config.data }),
    // a gateway that cannot be begun is not offered
    errors: t.field({ type: [GatewayConfigError], nullable: true, resolve: () => [] }),
  }),
});
const GatewayInitializeErrorCode = builder.enumType("PaymentGatewayInitializeErrorCode", {
  values: ["GRAPHQL_ERROR", "INVALID", "NOT_FOUND"] as const,
});
const GatewayInitializeError = builder.objectRef<Configs["errors"][number]>("PaymentGatewayInitializeError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: GatewayInitializeErrorCode, resolve: (error) => error.code }),
  }),
});
const GatewayInitialize = builder.objectRef<Configs>("PaymentGatewayInitialize").implement({
  fields: (t) => ({
    gatewayConfigs: t.field({ type: [GatewayConfig], nullable: true, resolve: (result) => result.configs }),
    errors: t.field({ type: [GatewayInitializeError], resolve: (result) => result.errors }),
  }),
});

async function configsOf(context: CommerceContext, id: string, wished: readonly string[] | null): Promise<Configs> {
  const key = uuidOf(id, "Checkout");
  const checkout = key ? await visibleCheckout(context, key) : null;
  if (!checkout)
    return { configs: null, errors: [{ field: "id", code: "NOT_FOUND", message: "Couldn't resolve to a node." }] };
  const configs = gatewaysFor(context, checkout.channel, { keepsCard: mayKeepCard(checkout, context.visitor) })
    .filter((gateway) => !wished || wished.includes(gateway.id))
    .map(({ id, config }) => ({ id, data: Object.fromEntries(config.map(({ field, value }) => [field, value])) }));
  return { configs, errors: [] };
}

builder.mutationFields((t) => ({
  paymentGatewayInitialize: t.field({
    type: GatewayInitialize,
    nullable: true,
    args: {
      id: t.arg.id({ required: true }),
      amount: t.arg({ type: "PositiveDecimal" }),
      paymentGateways: t.arg({ type: [PaymentGatewayToInitialize] }),
    },
    resolve: (_, { id, paymentGateways }, context) =>
      configsOf(context, id, paymentGateways?.map((gateway) => gateway.id) ?? null),
  }),
  transactionInitialize: t.field({
    type: InitializePayload,
    nullable: true,
    args: {
      id: t.arg.id({ required: true }),
      amount: t.arg({ type: "PositiveDecimal" }),
      action: t.arg({ type: FlowStrategy }),
      paymentGateway: t.arg({ type: PaymentGatewayToInitialize, required: true }),
    },
    resolve: (_, { id, amount, paymentGateway }, context) =>
      transactionInitialize(context, {
        id,
        gateway: paymentGateway.id,
        amount,
        // a membership's card, kept by its owner's own word
        keepsCard: (paymentGateway.data as { saveCard?: unknown } | null | undefined)?.saveCard === true,
      }),
  }),
  transactionProcess: t.field({
    type: ProcessPayload,
    nullable: true,
    args: { id: t.arg.id(), token: t.arg({ type: "UUID" }), data: t.arg({ type: "JSON" }) },
    resolve: (_, { id, token }, context) =>
      transactionProcess(context, token ?? (id ? uuidOf(id, "TransactionItem") : null)),
  }),
}));
