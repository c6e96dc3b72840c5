// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { CartStateQuery, CartStateQueryVariables, CartBasisQuery, CartBasisQueryVariables } from "./types.ts";

export const CartStateDocument: TypedDocument<CartStateQuery, CartStateQueryVariables> = /* @__PURE__ */ typedDocument("cartState", "query", "query cartState($id:ID!){checkout(id:$id){id quantity channel{slug currencyCode}}}");
export const CartBasisDocument: TypedDocument<CartBasisQuery, CartBasisQueryVariables> = /* @__PURE__ */ typedDocument("cartBasis", "query", "query cartBasis($id:ID!){checkout(id:$id){id displayGrossPrices}}");
