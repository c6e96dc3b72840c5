// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { RoadCountriesQuery, RoadCountriesQueryVariables, RoadCheckQuery, RoadCheckQueryVariables, OrderRoadChecksQuery, OrderRoadChecksQueryVariables } from "./types.ts";

export const RoadCountriesDocument: TypedDocument<RoadCountriesQuery, RoadCountriesQueryVariables> = /* @__PURE__ */ typedDocument("roadCountries", "query", "query roadCountries{roadCountries}");
export const RoadCheckDocument: TypedDocument<RoadCheckQuery, RoadCheckQueryVariables> = /* @__PURE__ */ typedDocument("roadCheck", "query", "query roadCheck($templateSlug:String!$build:JSON!$country:CountryCode!){roadCheck(templateSlug:$templateSlug build:$build country:$country){hints{...RoadHintFields}}}fragment RoadHintFields on RoadHint{value slots lamps{lamp sold now}rule{id kind limit note{en ko ja}source sourceUrl checkedOn isStale}}");
export const OrderRoadChecksDocument: TypedDocument<OrderRoadChecksQuery, OrderRoadChecksQueryVariables> = /* @__PURE__ */ typedDocument("orderRoadChecks", "query", "query orderRoadChecks($token:UUID!$country:CountryCode!){orderDesigns(token:$token){id title roadCheck(country:$country){hints{...RoadHintFields}}}}fragment RoadHintFields on RoadHint{value slots lamps{lamp sold now}rule{id kind limit note{en ko ja}source sourceUrl checkedOn isStale}}");
