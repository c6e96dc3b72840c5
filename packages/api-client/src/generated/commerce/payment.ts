// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { PaymentGatewaysQuery, PaymentGatewaysQueryVariables, TransactionInitializeMutation, TransactionInitializeMutationVariables, TransactionProcessMutation, TransactionProcessMutationVariables } from "./types.ts";

export const PaymentGatewaysDocument: TypedDocument<PaymentGatewaysQuery, PaymentGatewaysQueryVariables> = /* @__PURE__ */ typedDocument("paymentGateways", "query", "query paymentGateways($id:ID!){checkout(id:$id){id availablePaymentGateways{id name config{field value}}}}");
export const TransactionInitializeDocument: TypedDocument<TransactionInitializeMutation, TransactionInitializeMutationVariables> = /* @__PURE__ */ typedDocument("transactionInitialize", "mutation", "mutation transactionInitialize($id:ID!$gateway:String!$data:JSON$amount:PositiveDecimal){transactionInitialize(id:$id amount:$amount paymentGateway:{id:$gateway data:$data}){transaction{id}transactionEvent{type}data errors{field message code}}}");
export const TransactionProcessDocument: TypedDocument<TransactionProcessMutation, TransactionProcessMutationVariables> = /* @__PURE__ */ typedDocument("transactionProcess", "mutation", "mutation transactionProcess($id:ID!){transactionProcess(id:$id){transaction{id}transactionEvent{type message}errors{field message code}}}");
