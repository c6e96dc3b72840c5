import type { Environment } from "@carloom/settings/server";
import { z } from "zod";

/** What a check says of words: fine, or why nothing is drawn of them. */
export type Verdict = "fine" | "NUDITY" | "HATE" | "OTHER";
/** Looks at words beside our own list, before they go to a provider. */
export type Moderator = {
  name: string;
  /** @throws when it does not answer, or not as it should */
  check(text: string): Promise<Verdict>;
};

const SECONDS = 5;
const MOST_BYTES = 256 * 1024;
const Answer = z.object({
  results: z.array(z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.boolean()).optional() })).min(1),
});

/** What was found, by the names that the interface has for it. */
function verdictOf({ results }: z.infer<typeof Answer>): Verdict {
  const flagged = results.filter((result) => result.flagged);
  if (flagged.length === 0) return "fine";
  const found = flagged.flatMap(({ categories = {} }) => Object.keys(categories).filter((name) => categories[name]));
  if (found.some((name) => name.startsWith("sexual"))) return "NUDITY";
  return found.some((name) => name.startsWith("hate") || name.startsWith("harassment")) ? "HATE" : "OTHER";
}

type ModerationSettings = Pick<
  Environment,
  "STICKER_MODERATION_URL" | "STICKER_MODERATION_KEY" | "STICKER_MODERATION_MODEL" | "STICKER_MODERATION_NAME"
>;

/** A moderations endpoint of OpenAI's kind; null where the settings name none. */
export function createModerator(settings: ModerationSettings): Moderator | null {
  const { STICKER_MODERATION_URL: url, STICKER_MODERATION_KEY: key, STICKER_MODERATION_MODEL: model } = settings;
  if (!url) return null;
  return {
    name: settings.STICKER_MODERATION_NAME ?? new URL(url).hostname,
    async check(text) {
      const response = await fetch(`${url}/v1/moderations`, {
        method: "POST",
        redirect: "error",
        signal: AbortSignal.timeout(SECONDS * 1000),
        headers: { "content-type": "application/json", ...(key && { authorization: `Bearer ${key}` }) },
        body: JSON.stringify({ input: text, ...(model && { model }) }),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`Answered with ${response.status}.`);
      }
      const parts: Uint8Array[] = [];
      let length = 0;
      for await (const part of response.body ?? []) {
        length += part.byteLength;
        if (length > MOST_BYTES) throw new Error("An answer that is too long.");
        parts.push(part);
      }
      return verdictOf(Answer.parse(JSON.parse(Buffer.concat(parts).toString("utf8"))));
    },
  };
}
