/** Numbers in 0…1 that a seed repeats (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** `$TEST_SEED`, or a new one: a failing test names it. */
export const testSeed = (): number => Number(process.env.TEST_SEED) || Math.floor(Math.random() * 2 ** 31);
