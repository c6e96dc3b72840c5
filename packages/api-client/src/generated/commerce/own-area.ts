// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { MySavedQuotesQuery, MySavedQuotesQueryVariables, OrderTimelineQuery, OrderTimelineQueryVariables, OrderAgainMutation, OrderAgainMutationVariables } from "./types.ts";

export const MySavedQuotesDocument: TypedDocument<MySavedQuotesQuery, MySavedQuotesQueryVariables> = /* @__PURE__ */ typedDocument("mySavedQuotes", "query", "query mySavedQuotes{mySavedQuotes{token note createdAt validUntil isValid lines{name quantity designTitle}total{gross{...MoneyFields}}}}fragment MoneyFields on Money{currency amount}");
export const OrderTimelineDocument: TypedDocument<OrderTimelineQuery, OrderTimelineQueryVariables> = /* @__PURE__ */ typedDocument("orderTimeline", "query", "query orderTimeline($token:UUID!){orderTimeline(token:$token){kind at}}");
export const OrderAgainDocument: TypedDocument<OrderAgainMutation, OrderAgainMutationVariables> = /* @__PURE__ */ typedDocument("orderAgain", "mutation", "mutation orderAgain($token:UUID!){orderAgain(token:$token){checkout{id quantity channel{slug currencyCode}}leftOut{name code}errors{field message code}}}");
