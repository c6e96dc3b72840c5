// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { TemplateShelfQuery, TemplateShelfQueryVariables, TemplateShowMutation, TemplateShowMutationVariables } from "./types.ts";

export const TemplateShelfDocument: TypedDocument<TemplateShelfQuery, TemplateShelfQueryVariables> = /* @__PURE__ */ typedDocument("templateShelf", "query", "query templateShelf{templateShelf{...ShelfCar}}fragment ShelfCar on ShelfTemplate{uuid slug title picture shown opensAt channels isTakenDown updatedAt}");
export const TemplateShowDocument: TypedDocument<TemplateShowMutation, TemplateShowMutationVariables> = /* @__PURE__ */ typedDocument("templateShow", "mutation", "mutation templateShow($slug:String!$as:TemplateShown!$opensAt:DateTime$channels:[String!]){templateShow(slug:$slug as:$as opensAt:$opensAt channels:$channels){error{type message}}}");
