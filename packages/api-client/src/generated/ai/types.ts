/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
// Written by codegen.ts; do not edit.

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
