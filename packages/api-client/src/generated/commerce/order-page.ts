// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { OrderTermsQuery, OrderTermsQueryVariables, OrderReturnableQuery, OrderReturnableQueryVariables, OrderPaymentQuery, OrderPaymentQueryVariables, OrderBasisQuery, OrderBasisQueryVariables } from "./types.ts";

export const OrderTermsDocument: TypedDocument<OrderTermsQuery, OrderTermsQueryVariables> = /* @__PURE__ */ typedDocument("orderTerms", "query", "query orderTerms($token:UUID!){orderTerms(token:$token){deliveryFrom deliveryUntil withdrawalUntil}}");
export const OrderReturnableDocument: TypedDocument<OrderReturnableQuery, OrderReturnableQueryVariables> = /* @__PURE__ */ typedDocument("orderReturnable", "query", "query orderReturnable($token:UUID!){orderReturnable(token:$token){orderLineId quantity}}");
export const OrderPaymentDocument: TypedDocument<OrderPaymentQuery, OrderPaymentQueryVariables> = /* @__PURE__ */ typedDocument("orderPayment", "query", "query orderPayment($token:UUID!){orderPayment(token:$token){amount{amount currency}reference dueAt account{holder bank account code}}}");
export const OrderBasisDocument: TypedDocument<OrderBasisQuery, OrderBasisQueryVariables> = /* @__PURE__ */ typedDocument("orderBasis", "query", "query orderBasis($token:UUID!){orderByToken(token:$token){displayGrossPrices lines{id translatedProductName thumbnail(size:128){url}}}}");
