// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { SiteTextsQuery, SiteTextsQueryVariables } from "./types.ts";

export const SiteTextsDocument: TypedDocument<SiteTextsQuery, SiteTextsQueryVariables> = /* @__PURE__ */ typedDocument("siteTexts", "query", "query siteTexts($language:LanguageCodeEnum!$preview:UUID){siteTexts(languageCode:$language preview:$preview){key value}}");
