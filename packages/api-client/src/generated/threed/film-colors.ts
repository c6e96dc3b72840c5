// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { FilmColorsQuery, FilmColorsQueryVariables, FilmColorsSaveMutation, FilmColorsSaveMutationVariables, FilmColorDeleteMutation, FilmColorDeleteMutationVariables } from "./types.ts";

export const FilmColorsDocument: TypedDocument<FilmColorsQuery, FilmColorsQueryVariables> = /* @__PURE__ */ typedDocument("filmColors", "query", "query filmColors{filmColors{uuid chart code name hex finish}}");
export const FilmColorsSaveDocument: TypedDocument<FilmColorsSaveMutation, FilmColorsSaveMutationVariables> = /* @__PURE__ */ typedDocument("filmColorsSave", "mutation", "mutation filmColorsSave($colors:[FilmColorInput!]!){filmColorsSave(colors:$colors){saved error{message type}}}");
export const FilmColorDeleteDocument: TypedDocument<FilmColorDeleteMutation, FilmColorDeleteMutationVariables> = /* @__PURE__ */ typedDocument("filmColorDelete", "mutation", "mutation filmColorDelete($uuid:UUID!){filmColorDelete(uuid:$uuid){success error{message type}}}");
