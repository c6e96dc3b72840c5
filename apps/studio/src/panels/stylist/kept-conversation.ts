import type { ConversationKey } from "./talk-api.ts";

/** Which conversation: of a car, and of somebody signed in or not. */
export type TalkPlace = { template: string; user: boolean };

const nameOf = ({ template, user }: TalkPlace) => `carloom.stylist.${user ? "user" : "guest"}.${template}`;

/** The conversation that this browser goes on with; a guest's secret stays in it. */
export function conversationKept(place: TalkPlace): ConversationKey | null {
  try {
    const stored = JSON.parse(localStorage.getItem(nameOf(place)) ?? "null") as ConversationKey | null;
    return stored && typeof stored.uuid === "string" ? stored : null;
  } catch {
    return null;
  }
}

export function keepConversation(place: TalkPlace, key: ConversationKey | null): void {
  try {
    if (key) localStorage.setItem(nameOf(place), JSON.stringify(key));
    else localStorage.removeItem(nameOf(place));
  } catch {
    // private windows: the conversation ends with the page
  }
}
