// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { StaffPlansQuery, StaffPlansQueryVariables, StaffPlanSaveMutation, StaffPlanSaveMutationVariables } from "./types.ts";

export const StaffPlansDocument: TypedDocument<StaffPlansQuery, StaffPlansQueryVariables> = /* @__PURE__ */ typedDocument("staffPlans", "query", "query staffPlans{membershipPlanList{id slug name(languageCode:EN)ko:name(languageCode:KO)ja:name(languageCode:JA)description(languageCode:EN)descriptionKo:description(languageCode:KO)descriptionJa:description(languageCode:JA)monthlyAreaCm2 isOpen isDemo members prices{period channel includesTax price{...StaffMoney}}}channels{id slug name currencyCode isActive}}fragment StaffMoney on Money{amount currency}");
export const StaffPlanSaveDocument: TypedDocument<StaffPlanSaveMutation, StaffPlanSaveMutationVariables> = /* @__PURE__ */ typedDocument("staffPlanSave", "mutation", "mutation staffPlanSave($input:MembershipPlanInput!){membershipPlanSave(input:$input){errors{field message code}}}");
