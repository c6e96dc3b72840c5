import type { Tone } from "../parts/state.tsx";

export const DELIVERY_TONES = { PENDING: "open", SUCCESS: "good", FAILED: "bad" } as const satisfies Record<
  string,
  Tone
>;

/** What it is called: its name, else where it goes. */
export const webhookName = ({ name, targetUrl }: { name?: string | null; targetUrl: string }): string =>
  name?.trim() || (URL.parse(targetUrl)?.host ?? targetUrl);

/** A key that nobody guesses, to be shown once and typed at the other end. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
