// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { HomeCarsQuery, HomeCarsQueryVariables, HomePartsQuery, HomePartsQueryVariables } from "./types.ts";

export const HomeCarsDocument: TypedDocument<HomeCarsQuery, HomeCarsQueryVariables> = /* @__PURE__ */ typedDocument("homeCars", "query", "query homeCars{templates(first:20){edges{node{uuid slug title thumbnailWebp comingSoon{status}}}}}");
export const HomePartsDocument: TypedDocument<HomePartsQuery, HomePartsQueryVariables> = /* @__PURE__ */ typedDocument("homeParts", "query", "query homeParts($templateSlug:String!){partModels(templateSlug:$templateSlug first:100){edges{node{uuid slug title slots thumbnail}}}}");
