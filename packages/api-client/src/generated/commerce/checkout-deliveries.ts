// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { CheckoutDeliveriesQuery, CheckoutDeliveriesQueryVariables } from "./types.ts";

export const CheckoutDeliveriesDocument: TypedDocument<CheckoutDeliveriesQuery, CheckoutDeliveriesQueryVariables> = /* @__PURE__ */ typedDocument("checkoutDeliveries", "query", "query checkoutDeliveries($id:ID!){checkoutDeliveries(checkoutId:$id){shippingMethodId from until}}");
