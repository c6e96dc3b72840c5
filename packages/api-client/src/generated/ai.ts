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

export type StylistQueryVariables = Exact<{ [key: string]: never; }>;


export type StylistQuery = { stylist: { name: string, isRules: boolean, abroad: string | null, sees: boolean } };

export type StylistConversationQueryVariables = Exact<{
  uuid?: string | null | undefined;
  secret?: string | null | undefined;
  projectUuid?: string | null | undefined;
}>;


export type StylistConversationQuery = { stylistConversation: { uuid: string, turns: Array<{ uuid: string, said: string, answered: string, machine: string, accepted: boolean }> } | null };

export type StylistConversationDeleteMutationVariables = Exact<{
  uuid: string;
  secret?: string | null | undefined;
}>;


export type StylistConversationDeleteMutation = { stylistConversationDelete: boolean };

export type StylistProposalTakeMutationVariables = Exact<{
  turn: string;
  secret?: string | null | undefined;
  build: unknown;
}>;


export type StylistProposalTakeMutation = { stylistProposalTake: boolean };

export type StylistReportMutationVariables = Exact<{
  turn: string;
  secret?: string | null | undefined;
  message: string;
}>;


export type StylistReportMutation = { stylistReport: boolean };

export const TranslateTextDocument: TypedDocument<TranslateTextQuery, TranslateTextQueryVariables> = /* @__PURE__ */ typedDocument("translateText", "query", "query translateText($text: String!) {\n  translateText(text: $text) {\n    text\n  }\n}");
export const AiChatDocument: TypedDocument<AiChatQuery, AiChatQueryVariables> = /* @__PURE__ */ typedDocument("aiChat", "query", "query aiChat($message: String!, $projectUuid: UUID!) {\n  aiChat(message: $message, projectUuid: $projectUuid) {\n    message\n    projectPreset {\n      uuid\n      title\n      thumbnail\n      setting\n      partModelPresets {\n        partModel {\n          uuid\n        }\n      }\n      stickerPresets {\n        setting\n      }\n      createdAt\n      updatedAt\n    }\n  }\n}");
export const StylistDocument: TypedDocument<StylistQuery, StylistQueryVariables> = /* @__PURE__ */ typedDocument("stylist", "query", "query stylist {\n  stylist {\n    name\n    isRules\n    abroad\n    sees\n  }\n}");
export const StylistConversationDocument: TypedDocument<StylistConversationQuery, StylistConversationQueryVariables> = /* @__PURE__ */ typedDocument("stylistConversation", "query", "query stylistConversation($uuid: UUID, $secret: String, $projectUuid: UUID) {\n  stylistConversation(uuid: $uuid, secret: $secret, projectUuid: $projectUuid) {\n    uuid\n    turns {\n      uuid\n      said\n      answered\n      machine\n      accepted\n    }\n  }\n}");
export const StylistConversationDeleteDocument: TypedDocument<StylistConversationDeleteMutation, StylistConversationDeleteMutationVariables> = /* @__PURE__ */ typedDocument("stylistConversationDelete", "mutation", "mutation stylistConversationDelete($uuid: UUID!, $secret: String) {\n  stylistConversationDelete(uuid: $uuid, secret: $secret)\n}");
export const StylistProposalTakeDocument: TypedDocument<StylistProposalTakeMutation, StylistProposalTakeMutationVariables> = /* @__PURE__ */ typedDocument("stylistProposalTake", "mutation", "mutation stylistProposalTake($turn: UUID!, $secret: String, $build: JSON!) {\n  stylistProposalTake(turn: $turn, secret: $secret, build: $build)\n}");
export const StylistReportDocument: TypedDocument<StylistReportMutation, StylistReportMutationVariables> = /* @__PURE__ */ typedDocument("stylistReport", "mutation", "mutation stylistReport($turn: UUID!, $secret: String, $message: String!) {\n  stylistReport(turn: $turn, secret: $secret, message: $message)\n}");