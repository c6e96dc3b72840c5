import { AddressInput } from "@carloom/identity";
import { builder } from "../builder.ts";
import { orderAddressCorrect, orderCancelOwn, orderReturnRequest } from "./self-service.command.ts";
import { orderPayload } from "../order/payload.graphql.ts";

/** What a buyer may do alone; Saleor leaves this to staff, so these are root fields of our own. */
const OwnOrderChange = orderPayload("OwnOrderChange");

const ReturnLine = builder.inputType("OrderReturnRequestLine", {
  fields: (t) => ({ orderLineId: t.id({ required: true }), quantity: t.int({ required: true }) }),
});

builder.mutationFields((t) => {
  const buyer = { token: t.arg({ type: "UUID", required: true }), email: t.arg.string() };
  return {
    orderCancelOwn: t.field({
      type: OwnOrderChange,
      args: buyer,
      resolve: (_, { token, email }, context) => orderCancelOwn(context, { token, email }),
    }),
    orderAddressCorrect: t.field({
      type: OwnOrderChange,
      args: { ...buyer, shippingAddress: t.arg({ type: AddressInput, required: true }) },
      resolve: (_, { token, email, shippingAddress }, context) =>
        orderAddressCorrect(context, { token, email }, shippingAddress),
    }),
    orderReturnRequest: t.field({
      type: OwnOrderChange,
      args: {
        ...buyer,
        lines: t.arg({ type: [ReturnLine], required: true }),
        reason: t.arg.string({ defaultValue: "" }),
      },
      resolve: (_, { token, email, lines, reason }, context) =>
        orderReturnRequest(context, { token, email }, { lines, reason: reason ?? "" }),
    }),
  };
});
