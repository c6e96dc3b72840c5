import { builder } from "../builder.ts";
import { variantById } from "../catalogue/catalogue.loaders.ts";
import { ProductVariantRef } from "../catalogue/refs.ts";
import { ShippingMethodRef } from "../shipping/shipping.graphql.ts";
import { visibleCheckout } from "./checkout.ts";
import { deliveriesOf, deliveryId, type DeliveryNode, deliveryOf } from "./delivery.ts";
import { uuidOf } from "@carloom/wire";
import { CheckoutLineRef } from "./line.graphql.ts";
import { type CartProblem, cartProblems, type LineProblem, lineProblems } from "./problems.ts";
import { CheckoutRef } from "./refs.ts";

const Delivery = builder.objectRef<DeliveryNode>("Delivery").implement({
  fields: (t) => ({
    id: t.id({ resolve: deliveryId }),
    shippingMethod: t.field({
      type: ShippingMethodRef,
      nullable: true,
      description:
        "Null where it no longer serves the address. One whose bounds the parcel has left is not `active`; its `message` says why.",
      resolve: ({ option, currency, refused }) => option && { ...option, currency, ...(refused && { refused }) },
    }),
  }),
});

const Stock = builder.objectRef<LineProblem & { kind: "stock" }>("CheckoutLineProblemInsufficientStock").implement({
  fields: (t) => ({
    availableQuantity: t.exposeInt("availableQuantity", { nullable: true }),
    line: t.field({ type: CheckoutLineRef, resolve: ({ line }) => line }),
    variant: t.field({
      type: ProductVariantRef,
      resolve: async ({ line }, _, context) => {
        const variant = await variantById(context, line.checkout.channel, line.variant_id);
        if (!variant) throw new Error("A line always has its variant.");
        return variant;
      },
    }),
  }),
});
const Unavailable = builder
  .objectRef<LineProblem & { kind: "unavailable" }>("CheckoutLineProblemVariantNotAvailable")
  .implement({ fields: (t) => ({ line: t.field({ type: CheckoutLineRef, resolve: ({ line }) => line }) }) });

type DeliveryProblem = CartProblem & { kind: "delivery" };
const Invalid = builder.objectRef<DeliveryProblem>("CheckoutProblemDeliveryMethodInvalid").implement({
  fields: (t) => ({ delivery: t.field({ type: Delivery, resolve: ({ delivery }) => delivery }) }),
});
const Stale = builder.objectRef<DeliveryProblem>("CheckoutProblemDeliveryMethodStale").implement({
  description: "Ways of delivery are worked out whenever they are read: no cart has this one.",
  fields: (t) => ({ delivery: t.field({ type: Delivery, resolve: ({ delivery }) => delivery }) }),
});

const NAMES = {
  stock: "CheckoutLineProblemInsufficientStock",
  unavailable: "CheckoutLineProblemVariantNotAvailable",
  delivery: "CheckoutProblemDeliveryMethodInvalid",
} as const;
const LineProblemUnion = builder.unionType("CheckoutLineProblem", {
  types: [Stock, Unavailable],
  resolveType: ({ kind }) => NAMES[kind],
});
const ProblemUnion = builder.unionType("CheckoutProblem", {
  types: [Stale, Invalid, Stock, Unavailable],
  resolveType: ({ kind }) => NAMES[kind],
});

builder.objectFields(CheckoutRef, (t) => ({
  delivery: t.field({
    type: Delivery,
    nullable: true,
    resolve: (checkout, _, context) => deliveryOf(context, checkout),
  }),
  problems: t.field({
    type: [ProblemUnion],
    nullable: true,
    description: "What keeps it from being ordered as it is; what still has to be told is no problem.",
    resolve: (checkout, _, context) => cartProblems(context, checkout),
  }),
}));
builder.objectField(CheckoutLineRef, "problems", (t) =>
  t.field({
    type: [LineProblemUnion],
    nullable: true,
    resolve: ({ id, checkout }) => lineProblems(checkout).filter(({ line }) => line.id === id),
  }),
);

type Calculated = { deliveries: DeliveryNode[]; errors: { field: string; message: string; code: "NOT_FOUND" }[] };
const ErrorCode = builder.enumType("DeliveryOptionsCalculateErrorCode", {
  values: ["GRAPHQL_ERROR", "NOT_FOUND", "INVALID"] as const,
});
const CalculateError = builder.objectRef<Calculated["errors"][number]>("DeliveryOptionsCalculateError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: ErrorCode, resolve: ({ code }) => code }),
  }),
});
const Calculate = builder.objectRef<Calculated>("DeliveryOptionsCalculate").implement({
  fields: (t) => ({
    deliveries: t.field({ type: [Delivery], resolve: ({ deliveries }) => deliveries }),
    errors: t.field({ type: [CalculateError], resolve: ({ errors }) => errors }),
  }),
});

builder.mutationField("deliveryOptionsCalculate", (t) =>
  t.field({
    type: Calculate,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context): Promise<Calculated> => {
      const key = uuidOf(id, "Checkout");
      const cart = key ? await visibleCheckout(context, key) : null;
      if (cart) return { deliveries: await deliveriesOf(context, cart), errors: [] };
      return { deliveries: [], errors: [{ field: "id", message: "Couldn't resolve to a node.", code: "NOT_FOUND" }] };
    },
  }),
);
