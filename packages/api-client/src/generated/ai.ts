/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../document.ts";

export type TranslateTextQueryVariables = Exact<{
  text: string;
}>;


export type TranslateTextQuery = { translateText: { text: string } | null };

export type AiChatQueryVariables = Exact<{
  message: string;
  projectUuid: string;
}>;


export type AiChatQuery = { aiChat: { message: string, projectPreset: { uuid: string, title: string, thumbnail: string | null, setting: unknown, createdAt: string, updatedAt: string, partModelPresets: Array<{ partModel: { uuid: string } }>, stickerPresets: Array<{ setting: unknown }> } | null } | null };

export const TranslateTextDocument: TypedDocument<TranslateTextQuery, TranslateTextQueryVariables> = /* @__PURE__ */ typedDocument("translateText", "query", "query translateText($text: String!) {\n  translateText(text: $text) {\n    text\n  }\n}");
export const AiChatDocument: TypedDocument<AiChatQuery, AiChatQueryVariables> = /* @__PURE__ */ typedDocument("aiChat", "query", "query aiChat($message: String!, $projectUuid: UUID!) {\n  aiChat(message: $message, projectUuid: $projectUuid) {\n    message\n    projectPreset {\n      uuid\n      title\n      thumbnail\n      setting\n      partModelPresets {\n        partModel {\n          uuid\n        }\n      }\n      stickerPresets {\n        setting\n      }\n      createdAt\n      updatedAt\n    }\n  }\n}");