import type { BuildDocument } from "@carloom/build";
import type { Generated } from "kysely";

export type ConversationTable = {
  uuid: string;
  /** Whose it is; null for a guest's, which belongs to whoever has its secret. */
  owner_id: string | null;
  secret_hash: string | null;
  /** The saved project that it is about; a project has one conversation. */
  project_uuid: string | null;
  template_slug: string;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

export type TurnTable = {
  uuid: string;
  conversation_uuid: string;
  said: string;
  answered: string;
  /** Who answered: `rules`, or the name of the provider. */
  machine: string;
  /** What was on the screen when it was said; null where that is too large to be kept. */
  build: BuildDocument | null;
  proposed: BuildDocument | null;
  accepted: Generated<boolean>;
  created_at: Generated<Date>;
};

export type ReportTable = {
  uuid: string;
  turn_uuid: string;
  message: string;
  created_at: Generated<Date>;
  mailed_at: Date | null;
};

/** What a day's questions to a provider cost. */
export type SpendingTable = { day: string; questions: number; tokens: number };

export type AiTables = {
  "ai.conversation": ConversationTable;
  "ai.turn": TurnTable;
  "ai.report": ReportTable;
  "ai.spending": SpendingTable;
};
