// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { OrderWithdrawalQuery, OrderWithdrawalQueryVariables, OrderWithdrawMutation, OrderWithdrawMutationVariables } from "./types.ts";

export const OrderWithdrawalDocument: TypedDocument<OrderWithdrawalQuery, OrderWithdrawalQueryVariables> = /* @__PURE__ */ typedDocument("orderWithdrawal", "query", "query orderWithdrawal($token:UUID!){orderWithdrawal(token:$token){lines{orderLineId quantity}excluded}}");
export const OrderWithdrawDocument: TypedDocument<OrderWithdrawMutation, OrderWithdrawMutationVariables> = /* @__PURE__ */ typedDocument("orderWithdraw", "mutation", "mutation orderWithdraw($token:UUID!$email:String$name:String!$lines:[OrderWithdrawLine!]!){orderWithdraw(token:$token email:$email name:$name lines:$lines){errors{field code}}}");
