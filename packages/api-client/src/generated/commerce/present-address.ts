// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { PresentAddressQuery, PresentAddressQueryVariables } from "./types.ts";

export const PresentAddressDocument: TypedDocument<PresentAddressQuery, PresentAddressQueryVariables> = /* @__PURE__ */ typedDocument("presentAddress", "query", "query presentAddress($kind:AddressRedirectKind!$slug:String!){presentAddress(kind:$kind slug:$slug)}");
