// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { ClosedTemplatesQuery, ClosedTemplatesQueryVariables } from "./types.ts";

export const ClosedTemplatesDocument: TypedDocument<ClosedTemplatesQuery, ClosedTemplatesQueryVariables> = /* @__PURE__ */ typedDocument("closedTemplates", "query", "query closedTemplates($first:Int$after:String){templates(first:$first after:$after){pageInfo{hasNextPage endCursor}edges{node{slug title thumbnail thumbnailMobile thumbnailWebp thumbnailVideo pictures{url width mimeType}summary{brand bodyStyle slots}comingSoon{status}}}}}");
