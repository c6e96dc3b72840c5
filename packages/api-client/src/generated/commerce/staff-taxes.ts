// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { StaffTaxesQuery, StaffTaxesQueryVariables, StaffTaxRatesMutation, StaffTaxRatesMutationVariables, StaffTaxClassCreateMutation, StaffTaxClassCreateMutationVariables } from "./types.ts";

export const StaffTaxesDocument: TypedDocument<StaffTaxesQuery, StaffTaxesQueryVariables> = /* @__PURE__ */ typedDocument("staffTaxes", "query", "query staffTaxes{taxClasses(first:50){edges{node{id name}}}taxCountryConfigurations{country{code}taxClassCountryRates{rate taxClass{id}}}}");
export const StaffTaxRatesDocument: TypedDocument<StaffTaxRatesMutation, StaffTaxRatesMutationVariables> = /* @__PURE__ */ typedDocument("staffTaxRates", "mutation", "mutation staffTaxRates($country:CountryCode!$rates:[TaxClassRateInput!]!){taxCountryConfigurationUpdate(countryCode:$country updateTaxClassRates:$rates){errors{field message code}}}");
export const StaffTaxClassCreateDocument: TypedDocument<StaffTaxClassCreateMutation, StaffTaxClassCreateMutationVariables> = /* @__PURE__ */ typedDocument("staffTaxClassCreate", "mutation", "mutation staffTaxClassCreate($name:String!){taxClassCreate(input:{name:$name}){errors{field message code}}}");
