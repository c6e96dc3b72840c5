import { refusedIn } from "../refusal/refusal.ts";

/** Why a picture is not made. Stable for clients, which tell it in the person's language. */
export type Refusal = "BRAND" | "HATE" | "NUDITY" | "EMPTY" | "LONG";

/** The longest prompt, in characters. */
export const MAX_PROMPT = 500;

/** Prompts that are refused: marks of brands and figures that belong to somebody, hate, nudity. Null for all others. */
export function refusalOf(prompt: string): Refusal | null {
  if (prompt.trim() === "") return "EMPTY";
  if (prompt.length > MAX_PROMPT) return "LONG";
  const found = refusedIn(prompt);
  return (["HATE", "NUDITY", "BRAND"] as const).find((kind) => found.has(kind)) ?? null;
}
