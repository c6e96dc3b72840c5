// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { CheckoutCustomerAttachMutation, CheckoutCustomerAttachMutationVariables } from "./types.ts";

export const CheckoutCustomerAttachDocument: TypedDocument<CheckoutCustomerAttachMutation, CheckoutCustomerAttachMutationVariables> = /* @__PURE__ */ typedDocument("checkoutCustomerAttach", "mutation", "mutation checkoutCustomerAttach($id:ID!){checkoutCustomerAttach(id:$id){errors{code}}}");
