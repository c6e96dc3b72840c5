import { MAX_STICKERS } from "@carloom/build";

const MAX_PARTS = 64;

/** Refuses by number before anything is read. */
export function tooMuch(input: { partModelUuids: readonly string[]; stickers: readonly unknown[] }): string | null {
  if (input.partModelUuids.length > MAX_PARTS) return `A preset has at most ${MAX_PARTS} parts.`;
  if (input.stickers.length > MAX_STICKERS) return `A preset has at most ${MAX_STICKERS} stickers.`;
  return null;
}
