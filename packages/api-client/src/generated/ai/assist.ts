// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { TranslateTextQuery, TranslateTextQueryVariables, AiChatQuery, AiChatQueryVariables } from "./types.ts";

export const TranslateTextDocument: TypedDocument<TranslateTextQuery, TranslateTextQueryVariables> = /* @__PURE__ */ typedDocument("translateText", "query", "query translateText($text:String!){translateText(text:$text){text}}");
export const AiChatDocument: TypedDocument<AiChatQuery, AiChatQueryVariables> = /* @__PURE__ */ typedDocument("aiChat", "query", "query aiChat($message:String!$projectUuid:UUID!){aiChat(message:$message projectUuid:$projectUuid){message projectPreset{uuid title thumbnail setting partModelPresets{partModel{uuid}}stickerPresets{setting}createdAt updatedAt}}}");
