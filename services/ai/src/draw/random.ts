import { seeded } from "@carloom/build/random";

/** What follows from a seed alone. */
export type Random = { next(): number; between(from: number, to: number): number; pick<T>(from: readonly T[]): T };

export function randomOf(seed: number): Random {
  const next = seeded(seed);
  return {
    next,
    between: (from, to) => from + (to - from) * next(),
    pick: (from) => from[Math.floor(next() * from.length)] as (typeof from)[number],
  };
}

/** A number of 32 bits from a text, the same everywhere (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
