import { MAX_STICKERS } from "@carloom/build";
import type { PresetArguments } from "./preset.command.ts";

const MAX_PARTS = 64;

/** Refuses by number before anything is read. */
export function tooMuch(input: Pick<PresetArguments, "partModelUuids" | "stickers">): string | null {
  if (input.partModelUuids.length > MAX_PARTS) return `A preset has at most ${MAX_PARTS} parts.`;
  if (input.stickers.length > MAX_STICKERS) return `A preset has at most ${MAX_STICKERS} stickers.`;
  return null;
}
