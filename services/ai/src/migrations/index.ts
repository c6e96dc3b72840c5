import type { Migrations } from "@carloom/platform";
import * as conversation from "./20261123_0950_ai_conversation.ts";

export const aiMigrations: Migrations = {
  "20261123_0950_ai_conversation": conversation,
};
