// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { SavedAddressesQuery, SavedAddressesQueryVariables } from "./types.ts";

export const SavedAddressesDocument: TypedDocument<SavedAddressesQuery, SavedAddressesQueryVariables> = /* @__PURE__ */ typedDocument("savedAddresses", "query", "query savedAddresses{me{id firstName lastName addresses{id firstName lastName companyName streetAddress1 streetAddress2 city cityArea postalCode country{code country}countryArea phone isDefaultShippingAddress isDefaultBillingAddress}}}");
