// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { CheckoutGiftsQuery, CheckoutGiftsQueryVariables } from "./types.ts";

export const CheckoutGiftsDocument: TypedDocument<CheckoutGiftsQuery, CheckoutGiftsQueryVariables> = /* @__PURE__ */ typedDocument("checkoutGifts", "query", "query checkoutGifts($id:ID!){checkout(id:$id){giftCards{id last4CodeChars isActive expiryDate currentBalance{...MoneyFields}}transactions{chargedAmount{...MoneyFields}}totalBalance{...MoneyFields}}}fragment MoneyFields on Money{currency amount}");
