// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { QuoteSaveMutation, QuoteSaveMutationVariables, QuoteToCheckoutMutation, QuoteToCheckoutMutationVariables } from "./types.ts";

export const QuoteSaveDocument: TypedDocument<QuoteSaveMutation, QuoteSaveMutationVariables> = /* @__PURE__ */ typedDocument("quoteSave", "mutation", "mutation quoteSave($checkoutId:ID!){quoteSave(checkoutId:$checkoutId){quote{token}errors{field message code}}}");
export const QuoteToCheckoutDocument: TypedDocument<QuoteToCheckoutMutation, QuoteToCheckoutMutationVariables> = /* @__PURE__ */ typedDocument("quoteToCheckout", "mutation", "mutation quoteToCheckout($token:UUID!){quoteToCheckout(token:$token){checkout{id quantity channel{slug currencyCode}}errors{field message code}}}");
