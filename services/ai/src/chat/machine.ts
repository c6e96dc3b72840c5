import type { Settings } from "@carloom/settings/server";

/**
 * Who answers: the embedded rules, or a provider by name; `abroad` is the country that messages would go to. One that
 * `sees` gets reference pictures, the others their colours.
 */
export type Machine = { name: string; isRules: boolean; abroad: string | null; sees: boolean };

export const RULES: Machine = { name: "rules", isRules: true, abroad: null, sees: false };

/** The machine that the settings name. */
export function machineOf({ env }: Pick<Settings, "env">): Machine {
  const { AI_CHAT_URL, AI_CHAT_NAME, AI_CHAT_ABROAD, AI_CHAT_SEES } = env;
  if (!AI_CHAT_URL) return RULES;
  return {
    name: AI_CHAT_NAME ?? new URL(AI_CHAT_URL).hostname,
    isRules: false,
    abroad: AI_CHAT_ABROAD ?? null,
    sees: AI_CHAT_SEES,
  };
}
