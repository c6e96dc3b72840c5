import { z } from "zod";

const count = z.coerce.number().int().positive();

/** Stickers from words: rules of our own, or somebody's model behind one of two interfaces. */
export const GenerationGroup = z.object({
  /** Who draws: the embedded rules, Stability's v1 interface, or the images interface of OpenAI. The last two need a key. */
  STICKER_PROVIDER: z.enum(["rules", "stability", "openai"]).default("rules"),
  /** Where it is, without `/v1`; the provider's own address without it. */
  STICKER_PROVIDER_URL: z
    .url({ protocol: /^https?$/ })
    .transform((value) => value.replace(/\/+$/, ""))
    .optional(),
  STICKER_PROVIDER_KEY: z.string().optional(),
  /** Engine or model. */
  STICKER_PROVIDER_MODEL: z.string().max(80).optional(),
  /** What people are told the provider is called. */
  STICKER_PROVIDER_NAME: z.string().max(60).optional(),
  STICKER_PROVIDER_TIMEOUT_MS: count.default(60_000),
  /**
   * Where words are looked at besides, before they go to a provider: a moderations endpoint of OpenAI's kind, without `/v1`.
   * When it does not answer the rules draw.
   */
  STICKER_MODERATION_URL: z
    .url({ protocol: /^https?$/ })
    .transform((value) => value.replace(/\/+$/, ""))
    .optional(),
  STICKER_MODERATION_KEY: z.string().optional(),
  STICKER_MODERATION_MODEL: z.string().max(80).optional(),
  STICKER_MODERATION_NAME: z.string().max(60).optional(),
  /** Pictures of a day that the shop asks a provider for; after them the rules draw. */
  STICKER_DAILY_BUDGET: count.default(500),
  /** Wishes of one address in a minute, and of one network in a day. */
  LIMIT_STICKERS_PER_MINUTE: count.default(20),
  LIMIT_STICKERS_PER_DAY: count.default(500),
});
