// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { StaffRoadRulesQuery, StaffRoadRulesQueryVariables, StaffRoadRuleSaveMutation, StaffRoadRuleSaveMutationVariables, StaffRoadRuleDeleteMutation, StaffRoadRuleDeleteMutationVariables } from "./types.ts";

export const StaffRoadRulesDocument: TypedDocument<StaffRoadRulesQuery, StaffRoadRulesQueryVariables> = /* @__PURE__ */ typedDocument("staffRoadRules", "query", "query staffRoadRules{roadRules{...staffRoadRule}}fragment staffRoadRule on RoadRule{id country kind limit slots note{en ko ja}source sourceUrl checkedOn isStale}");
export const StaffRoadRuleSaveDocument: TypedDocument<StaffRoadRuleSaveMutation, StaffRoadRuleSaveMutationVariables> = /* @__PURE__ */ typedDocument("staffRoadRuleSave", "mutation", "mutation staffRoadRuleSave($id:ID$input:RoadRuleInput!){roadRuleSave(id:$id input:$input){errors{field message code}}}");
export const StaffRoadRuleDeleteDocument: TypedDocument<StaffRoadRuleDeleteMutation, StaffRoadRuleDeleteMutationVariables> = /* @__PURE__ */ typedDocument("staffRoadRuleDelete", "mutation", "mutation staffRoadRuleDelete($id:ID!){roadRuleDelete(id:$id)}");
