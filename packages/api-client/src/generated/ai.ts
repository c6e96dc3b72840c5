// Written by codegen.ts; do not edit.
export type * from "./ai/types.ts";
export { TranslateTextDocument, AiChatDocument } from "./ai/assist.ts";
export { StylistDocument, StylistConversationDocument, StylistConversationDeleteDocument, StylistProposalTakeDocument, StylistReportDocument } from "./ai/stylist.ts";
