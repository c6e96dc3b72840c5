export { seeded } from "@carloom/build/random";

/** `$TEST_SEED`, or a new one: a failing test names it. */
export const testSeed = (): number => Number(process.env.TEST_SEED) || Math.floor(Math.random() * 2 ** 31);
