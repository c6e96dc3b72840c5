import type { Audiences } from "./who.ts";

/** Orders that staff prepare, and what they change in one. */
export const drafts: Audiences = {
  "Query.preparedOrder": "everybody",
  "Query.draftOrders": "orders or support",
  "Mutation.draftOrderSend": "orders",
  "Mutation.draftOrderDesignAdd": "orders",
  "Mutation.draftOrderCreate": "orders",
  "Mutation.draftOrderUpdate": "orders",
  "Mutation.draftOrderComplete": "orders",
  "Mutation.draftOrderDelete": "orders",
  "Mutation.draftOrderBulkDelete": "orders",
  "Mutation.orderLinesCreate": "orders",
  "Mutation.orderLineUpdate": "orders",
  "Mutation.orderLineDelete": "orders",
  "Mutation.orderDiscountAdd": "orders",
  "Mutation.orderDiscountUpdate": "orders",
  "Mutation.orderDiscountDelete": "orders",
};
