// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { TemplateQuery, TemplateQueryVariables, PartModelsQuery, PartModelsQueryVariables } from "./types.ts";

export const TemplateDocument: TypedDocument<TemplateQuery, TemplateQueryVariables> = /* @__PURE__ */ typedDocument("template", "query", "query template($slug:String!){template(slug:$slug){uuid title slug description thumbnail thumbnailMobile thumbnailVideo thumbnailWebp pictures{url width mimeType}option former channels seoTitle seoDescription seoPicture createdAt updatedAt comingSoon{status}}}");
export const PartModelsDocument: TypedDocument<PartModelsQuery, PartModelsQueryVariables> = /* @__PURE__ */ typedDocument("partModels", "query", "query partModels($templateSlug:String!$slot:String$first:Int$after:String){partModels(templateSlug:$templateSlug slot:$slot first:$first after:$after){totalCount pageInfo{hasNextPage endCursor}edges{node{uuid title slug slots option thumbnail}}}}");
