// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { TemplatePriceQuery, TemplatePriceQueryVariables } from "./types.ts";

export const TemplatePriceDocument: TypedDocument<TemplatePriceQuery, TemplatePriceQueryVariables> = /* @__PURE__ */ typedDocument("templatePrice", "query", "query templatePrice($channel:String!$slug:String!){product(channel:$channel slug:$slug){slug pricing{priceRange{start{gross{amount currency}}}}}}");
