import { builder } from "../builder.ts";
import type { OrderProblem } from "../order/change-order.ts";
import type { OrderRow } from "../order/order.repository.ts";
import { OrderRef } from "../order/refs.ts";
import { OrderErrorRef } from "../order/payload.graphql.ts";
import { parcelDelivered } from "./delivered.command.ts";
import type { FulfilmentRow } from "../order/parcel.repository.ts";
import { FulfilmentRef } from "./fulfilment.graphql.ts";

type Result = { order: OrderRow | null; value: FulfilmentRow | null; errors: OrderProblem[] };

const ParcelDelivered = builder.objectRef<Result>("ParcelDelivered").implement({
  fields: (t) => ({
    order: t.field({ type: OrderRef, nullable: true, resolve: ({ order }) => order && { ...order, whole: true } }),
    fulfillment: t.field({ type: FulfilmentRef, nullable: true, resolve: ({ value }) => value }),
    errors: t.field({ type: [OrderErrorRef], resolve: ({ errors }) => errors }),
  }),
});

builder.mutationField("parcelDelivered", (t) =>
  t.field({
    type: ParcelDelivered,
    nullable: true,
    description: "Notes that a parcel reached its buyer, once; they get a mail unless `notifyCustomer` is false.",
    args: {
      id: t.arg.id({ required: true, description: "A fulfillment." }),
      notifyCustomer: t.arg.boolean({ defaultValue: true }),
    },
    resolve: (_, { id, notifyCustomer }, context) => parcelDelivered(context, id, notifyCustomer ?? true),
  }),
);
