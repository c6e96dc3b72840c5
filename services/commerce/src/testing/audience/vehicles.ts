import type { Audiences } from "./who.ts";

/** Cars that goods fit, and what may drive on a road. */
export const vehicles: Audiences = {
  "Query.vehicleExport": "catalogue",
  "Query.vehicleImportFields": "catalogue",
  "Query.vehiclePage": "catalogue",
  "Query.roadCheck": "everybody",
  "Query.roadCountries": "everybody",
  "Query.roadRules": "catalogue",
  "Query.variantFacts": "everybody",
  "Query.variantFitments": "everybody",
  "Query.vehicles": "everybody",
  "Mutation.vehicleDelete": "catalogue",
  "Mutation.vehicleSave": "catalogue",
  "Mutation.vehicleImport": "catalogue",
  "Mutation.roadRuleDelete": "catalogue",
  "Mutation.roadRuleSave": "catalogue",
};
