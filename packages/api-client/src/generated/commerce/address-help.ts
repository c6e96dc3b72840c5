// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { AddressAreasQuery, AddressAreasQueryVariables, PostalPlacesQuery, PostalPlacesQueryVariables } from "./types.ts";

export const AddressAreasDocument: TypedDocument<AddressAreasQuery, AddressAreasQueryVariables> = /* @__PURE__ */ typedDocument("addressAreas", "query", "query addressAreas($country:CountryCode!){addressValidationRules(countryCode:$country){countryAreaChoices{raw verbose}}}");
export const PostalPlacesDocument: TypedDocument<PostalPlacesQuery, PostalPlacesQueryVariables> = /* @__PURE__ */ typedDocument("postalPlaces", "query", "query postalPlaces($country:CountryCode!$postalCode:String!){postalPlaces(countryCode:$country postalCode:$postalCode){countryArea city town}}");
