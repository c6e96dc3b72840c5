// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { CheckoutNamesQuery, CheckoutNamesQueryVariables } from "./types.ts";

export const CheckoutNamesDocument: TypedDocument<CheckoutNamesQuery, CheckoutNamesQueryVariables> = /* @__PURE__ */ typedDocument("checkoutNames", "query", "query checkoutNames($id:ID!$language:LanguageCodeEnum!){checkout(id:$id){lines{variant{id translation(languageCode:$language){name}product{id translation(languageCode:$language){name}}}}shippingMethods{id translation(languageCode:$language){name}}}}");
