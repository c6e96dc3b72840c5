import { isStorableText } from "../text.ts";

const MOST = 50;

/**
 * Channels as somebody named them, without what is named twice; null: every channel.
 * @returns a sentence for a person where they cannot be
 */
export function readChannels(
  given: readonly string[] | null,
): { ok: true; channels: string[] | null } | { ok: false; message: string } {
  if (given === null) return { ok: true, channels: null };
  const channels = [...new Set(given)];
  if (channels.length === 0) return { ok: false, message: "Choose a channel, or withhold the car." };
  if (channels.length > MOST || channels.some((slug) => !/^[a-z0-9-]{1,60}$/.test(slug) || !isStorableText(slug)))
    return { ok: false, message: "A channel is named by its slug." };
  return { ok: true, channels };
}
