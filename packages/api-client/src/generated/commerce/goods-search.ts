// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { GoodsSearchQuery, GoodsSearchQueryVariables } from "./types.ts";

export const GoodsSearchDocument: TypedDocument<GoodsSearchQuery, GoodsSearchQueryVariables> = /* @__PURE__ */ typedDocument("goodsSearch", "query", "query goodsSearch($channel:String!$search:String!$first:Int!$language:LanguageCodeEnum!){products(channel:$channel search:$search first:$first){totalCount edges{node{name slug translation(languageCode:$language){name}thumbnail(size:128){url}isAvailableForPurchase pricing{displayGrossPrices priceRange{start{gross{amount currency}net{amount currency}}stop{gross{amount}}}}}}}}");
