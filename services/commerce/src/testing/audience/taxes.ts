import type { Audiences } from "./who.ts";

/** Classes of goods and rates of countries. */
export const taxes: Audiences = {
  "Query.taxClasses": "catalogue or orders or support",
  "Query.taxCountryConfiguration": "catalogue or orders or support",
  "Query.taxCountryConfigurations": "catalogue or orders or support",
  "Mutation.productTaxClassUpdate": "catalogue",
  "Mutation.taxClassCreate": "catalogue",
  "Mutation.taxCountryConfigurationUpdate": "catalogue",
};
