import type { Settings } from "@carloom/settings/server";

/** Who answers: the embedded rules, or a provider by name; `abroad` is the country that messages would go to. */
export type Machine = { name: string; isRules: boolean; abroad: string | null };

export const RULES: Machine = { name: "rules", isRules: true, abroad: null };

/** The machine that the settings name. */
export function machineOf({ env }: Pick<Settings, "env">): Machine {
  const { AI_CHAT_URL, AI_CHAT_NAME, AI_CHAT_ABROAD } = env;
  if (!AI_CHAT_URL) return RULES;
  return { name: AI_CHAT_NAME ?? new URL(AI_CHAT_URL).hostname, isRules: false, abroad: AI_CHAT_ABROAD ?? null };
}
