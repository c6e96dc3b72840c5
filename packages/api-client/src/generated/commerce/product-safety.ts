// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { ProductSafetyQuery, ProductSafetyQueryVariables, StaffProductSafetyMutation, StaffProductSafetyMutationVariables } from "./types.ts";

export const ProductSafetyDocument: TypedDocument<ProductSafetyQuery, ProductSafetyQueryVariables> = /* @__PURE__ */ typedDocument("productSafety", "query", "query productSafety($slug:String!){productSafety(slug:$slug){manufacturer{name address email}responsible{name address email}warnings{language text}isOwn}}");
export const StaffProductSafetyDocument: TypedDocument<StaffProductSafetyMutation, StaffProductSafetyMutationVariables> = /* @__PURE__ */ typedDocument("staffProductSafety", "mutation", "mutation staffProductSafety($slug:String!$manufacturer:SafetyContactInput$responsible:SafetyContactInput$warnings:[SafetyWarningInput!]){productSafetySave(slug:$slug manufacturer:$manufacturer responsible:$responsible warnings:$warnings){errors{field message code}}}");
