// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { OrderReturnsQuery, OrderReturnsQueryVariables, OrderReturnRequestWithdrawMutation, OrderReturnRequestWithdrawMutationVariables, OrderPapersMutation, OrderPapersMutationVariables } from "./types.ts";

export const OrderReturnsDocument: TypedDocument<OrderReturnsQuery, OrderReturnsQueryVariables> = /* @__PURE__ */ typedDocument("orderReturns", "query", "query orderReturns($token:UUID!){orderReturnRequests(token:$token){id status refundStatus refundDueAt declaredAt createdAt lines{quantity orderLine{id}}}}");
export const OrderReturnRequestWithdrawDocument: TypedDocument<OrderReturnRequestWithdrawMutation, OrderReturnRequestWithdrawMutationVariables> = /* @__PURE__ */ typedDocument("orderReturnRequestWithdraw", "mutation", "mutation orderReturnRequestWithdraw($token:UUID!$email:String$id:ID!){orderReturnRequestWithdraw(token:$token email:$email id:$id){errors{field message code}}}");
export const OrderPapersDocument: TypedDocument<OrderPapersMutation, OrderPapersMutationVariables> = /* @__PURE__ */ typedDocument("orderPapers", "mutation", "mutation orderPapers($token:UUID!$email:String){orderInvoiceLink(token:$token email:$email){number url confirmationUrl creditNotes{number url total{amount currency}}errors{code}}}");
