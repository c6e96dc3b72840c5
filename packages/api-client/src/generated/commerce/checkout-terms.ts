// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { CheckoutLanguageMutation, CheckoutLanguageMutationVariables, CheckoutTermsQuery, CheckoutTermsQueryVariables, CheckoutConsentGiveMutation, CheckoutConsentGiveMutationVariables } from "./types.ts";

export const CheckoutLanguageDocument: TypedDocument<CheckoutLanguageMutation, CheckoutLanguageMutationVariables> = /* @__PURE__ */ typedDocument("checkoutLanguage", "mutation", "mutation checkoutLanguage($id:ID!$language:LanguageCodeEnum!){checkoutLanguageCodeUpdate(id:$id languageCode:$language){errors{field message code}}}");
export const CheckoutTermsDocument: TypedDocument<CheckoutTermsQuery, CheckoutTermsQueryVariables> = /* @__PURE__ */ typedDocument("checkoutTerms", "query", "query checkoutTerms($id:ID!){checkoutTerms(checkoutId:$id){version statements{key title text}consents{returnClass text}}}");
export const CheckoutConsentGiveDocument: TypedDocument<CheckoutConsentGiveMutation, CheckoutConsentGiveMutationVariables> = /* @__PURE__ */ typedDocument("checkoutConsentGive", "mutation", "mutation checkoutConsentGive($id:ID!$version:String!$returnClasses:[ReturnClass!]!){checkoutConsentGive(checkoutId:$id version:$version returnClasses:$returnClasses){errors{field message code}}}");
