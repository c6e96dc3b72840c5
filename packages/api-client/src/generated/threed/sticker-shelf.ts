// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { StickerShelfQuery, StickerShelfQueryVariables, StickerBringMutation, StickerBringMutationVariables, StickerDescribeMutation, StickerDescribeMutationVariables, StickerDeleteMutation, StickerDeleteMutationVariables } from "./types.ts";

export const StickerShelfDocument: TypedDocument<StickerShelfQuery, StickerShelfQueryVariables> = /* @__PURE__ */ typedDocument("stickerShelf", "query", "query stickerShelf{stickerShelf{...ShelfStickerRow}}fragment ShelfStickerRow on ShelfSticker{uuid title{en ko ja}type width thumbnail file isShown isFresh}");
export const StickerBringDocument: TypedDocument<StickerBringMutation, StickerBringMutationVariables> = /* @__PURE__ */ typedDocument("stickerBring", "mutation", "mutation stickerBring($file:Upload!){stickerBring(file:$file){stickers{uuid}refused{name code values}refusal{name code values}error{type message}}}");
export const StickerDescribeDocument: TypedDocument<StickerDescribeMutation, StickerDescribeMutationVariables> = /* @__PURE__ */ typedDocument("stickerDescribe", "mutation", "mutation stickerDescribe($uuid:UUID!$input:StickerInput!){stickerDescribe(uuid:$uuid input:$input){error{type message}}}");
export const StickerDeleteDocument: TypedDocument<StickerDeleteMutation, StickerDeleteMutationVariables> = /* @__PURE__ */ typedDocument("stickerDelete", "mutation", "mutation stickerDelete($uuid:UUID!){stickerDelete(uuid:$uuid){success error{type message}}}");
