// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { SitePageQuery, SitePageQueryVariables, SitePageSlugsQuery, SitePageSlugsQueryVariables, SiteMenusQuery, SiteMenusQueryVariables } from "./types.ts";

export const SitePageDocument: TypedDocument<SitePageQuery, SitePageQueryVariables> = /* @__PURE__ */ typedDocument("sitePage", "query", "query sitePage($slug:String!$language:LanguageCodeEnum!){page(slug:$slug){title content seoTitle seoDescription translation(languageCode:$language){title content seoTitle seoDescription}}}");
export const SitePageSlugsDocument: TypedDocument<SitePageSlugsQuery, SitePageSlugsQueryVariables> = /* @__PURE__ */ typedDocument("sitePageSlugs", "query", "query sitePageSlugs($first:Int){pages(first:$first){edges{node{slug}}}}");
export const SiteMenusDocument: TypedDocument<SiteMenusQuery, SiteMenusQueryVariables> = /* @__PURE__ */ typedDocument("siteMenus", "query", "query siteMenus{navbar:menu(slug:\"navbar\"){items{...siteMenuItem}}footer:menu(slug:\"footer\"){items{...siteMenuItem children{...siteMenuItem}}}}fragment siteMenuItem on MenuItem{name ko:translation(languageCode:KO){name}ja:translation(languageCode:JA){name}url category{slug}collection{slug}page{slug}}");
