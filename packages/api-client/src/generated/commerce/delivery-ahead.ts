// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { CheckoutDeliveryAheadQuery, CheckoutDeliveryAheadQueryVariables, CheckoutDeliveryLostQuery, CheckoutDeliveryLostQueryVariables } from "./types.ts";

export const CheckoutDeliveryAheadDocument: TypedDocument<CheckoutDeliveryAheadQuery, CheckoutDeliveryAheadQueryVariables> = /* @__PURE__ */ typedDocument("checkoutDeliveryAhead", "query", "query checkoutDeliveryAhead($id:ID!){checkoutDeliveryAhead(checkoutId:$id){missing{...MoneyFields}price{...MoneyFields}country{code}}}fragment MoneyFields on Money{currency amount}");
export const CheckoutDeliveryLostDocument: TypedDocument<CheckoutDeliveryLostQuery, CheckoutDeliveryLostQueryVariables> = /* @__PURE__ */ typedDocument("checkoutDeliveryLost", "query", "query checkoutDeliveryLost($id:ID!){checkout(id:$id){delivery{shippingMethod{id message}}}}");
