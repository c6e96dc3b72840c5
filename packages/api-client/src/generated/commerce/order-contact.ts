// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { OrderContactQuery, OrderContactQueryVariables } from "./types.ts";

export const OrderContactDocument: TypedDocument<OrderContactQuery, OrderContactQueryVariables> = /* @__PURE__ */ typedDocument("orderContact", "query", "query orderContact($token:UUID!$checkoutId:ID){orderContact(token:$token checkoutId:$checkoutId){email shippingAddress{...AddressFields}}}fragment AddressFields on Address{id firstName lastName companyName streetAddress1 streetAddress2 city cityArea postalCode country{code country}countryArea phone}");
