// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { StaffRedirectsQuery, StaffRedirectsQueryVariables, StaffRedirectAddMutation, StaffRedirectAddMutationVariables, StaffRedirectRemoveMutation, StaffRedirectRemoveMutationVariables } from "./types.ts";

export const StaffRedirectsDocument: TypedDocument<StaffRedirectsQuery, StaffRedirectsQueryVariables> = /* @__PURE__ */ typedDocument("staffRedirects", "query", "query staffRedirects($search:String$after:String){addressRedirects(search:$search after:$after){next redirects{id kind from to name isShadowed isByHand createdAt}}}");
export const StaffRedirectAddDocument: TypedDocument<StaffRedirectAddMutation, StaffRedirectAddMutationVariables> = /* @__PURE__ */ typedDocument("staffRedirectAdd", "mutation", "mutation staffRedirectAdd($input:AddressRedirectInput!){addressRedirectAdd(input:$input){errors{field message code}}}");
export const StaffRedirectRemoveDocument: TypedDocument<StaffRedirectRemoveMutation, StaffRedirectRemoveMutationVariables> = /* @__PURE__ */ typedDocument("staffRedirectRemove", "mutation", "mutation staffRedirectRemove($id:ID!){addressRedirectRemove(id:$id){errors{field message code}}}");
