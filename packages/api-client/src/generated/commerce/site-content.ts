// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { SiteTextsQuery, SiteTextsQueryVariables, LegalQuery, LegalQueryVariables } from "./types.ts";

export const SiteTextsDocument: TypedDocument<SiteTextsQuery, SiteTextsQueryVariables> = /* @__PURE__ */ typedDocument("siteTexts", "query", "query siteTexts($language:LanguageCodeEnum!$preview:UUID){siteTexts(languageCode:$language preview:$preview){key value}homePictures(preview:$preview){place url width height alt(languageCode:$language)}}");
export const LegalDocument: TypedDocument<LegalQuery, LegalQueryVariables> = /* @__PURE__ */ typedDocument("legal", "query", "query legal($key:String!$language:LanguageCodeEnum!$version:Int$preview:UUID){legal(key:$key languageCode:$language version:$version preview:$preview){text{version effectiveAt title lead content}versions{version effectiveAt isDefault}}}");
