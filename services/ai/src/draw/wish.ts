import { z } from "zod";
import { HEX } from "./palette.ts";
import { MAX_PROMPT } from "./refuse.ts";

const MOST_SEED = 4_294_967_295;
const edge = z.number().int().min(128).max(1536).multipleOf(64);

/** Body of Stability's v1 `text-to-image`, as far as it means something here; what else stands in it is left. */
export const TextToImage = z
  .object({
    text_prompts: z
      .array(z.object({ text: z.string().min(1).max(MAX_PROMPT), weight: z.number().min(-10).max(10).nullish() }))
      .min(1)
      .max(10),
    width: edge.default(512),
    height: edge.default(512),
    samples: z.number().int().min(1).max(10).default(1),
    seed: z.number().int().min(0).max(MOST_SEED).default(0),
  })
  .refine(({ width, height }) => width * height <= 1024 * 1024, {
    message: "width × height is at most 1048576",
    path: ["width"],
  });
export type TextToImage = z.infer<typeof TextToImage>;

const palette = z.array(z.string().toLowerCase().regex(HEX)).max(4).default([]);
const prompt = z.string().trim().min(1).max(MAX_PROMPT);
const seed = z.number().int().min(0).max(MOST_SEED);

/** What the studio asks for samples with. */
export const SampleWish = z.object({ prompt, seed, palette });
/** What it keeps one with: a sample of the rules by its number, or a provider's picture. */
export const KeepWish = z.union([
  z.object({ prompt, seed, palette, index: z.number().int().min(0).max(99) }),
  z.object({ prompt, image: z.base64().min(1) }),
]);

/** The prompts that are wished for, as one; those of a weight below zero ask for nothing. */
export const promptOf = ({ text_prompts }: TextToImage): string =>
  text_prompts
    .filter(({ weight }) => (weight ?? 1) > 0)
    .map(({ text }) => text.trim())
    .join(", ");

/** Whatever stands in a prompt, wished for or not, is looked at. */
export const wholePromptOf = ({ text_prompts }: TextToImage): string => text_prompts.map(({ text }) => text).join(", ");
