import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountFixture, accountFixture, newEmail, ORIGIN, PASSWORD } from "./account.fixture.ts";
import { wholePasswords } from "../testing/quick-passwords.ts";
import { hashPassword } from "./password.ts";

/** Requests of each kind; half for addresses that have an account. */
const TIMES = process.env.TEST_LONG ? 200 : 50;

let f: AccountFixture;
let known: string[];
beforeAll(async () => {
  wholePasswords();
  f = await accountFixture({ CONFIRM_EMAIL: "true", LIMIT_SIGN_IN_PER_MINUTE: "100000" });
  const hash = await hashPassword(PASSWORD);
  known = Array.from({ length: TIMES / 2 + 5 }, newEmail);
  for (const email of known)
    await f.services.connection.pool.query(
      "insert into commerce.account (id, email, password_hash, first_name, last_name, is_confirmed) values ($1, $2, $3, 'Ada', 'Braun', true)",
      [randomUUID(), email, hash],
    );
});
afterAll(() => f.services.drop());

const ASKED: Record<string, { query: string; variables: (email: string) => object }> = {
  "a sign-in with a wrong password": {
    query: `mutation($email: String!, $password: String!) {
      tokenCreate(email: $email, password: $password) { token errors { field code message } } }`,
    variables: (email) => ({ email, password: "another-7-phrase" }),
  },
  "a link for a new password": {
    query: `mutation($email: String!, $redirectUrl: String!) {
      requestPasswordReset(email: $email, redirectUrl: $redirectUrl) { errors { field code message } } }`,
    variables: (email) => ({ email, redirectUrl: `${ORIGIN}/set-password` }),
  },
  "a registration": {
    query: `mutation($input: AccountRegisterInput!) {
      accountRegister(input: $input) { user { id } requiresConfirmation errors { field code message } } }`,
    variables: (email) => ({ input: { email, password: PASSWORD, redirectUrl: `${ORIGIN}/confirm` } }),
  },
};

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Mann and Whitney's test: how far from chance it is that times of the first are longer than those of the second, in
 * standard deviations. Two samples of one distribution are beyond 4 once in 15,000 runs.
 */
function distance(first: readonly number[], second: readonly number[]): number {
  const ranked = [...first.map((ms) => ({ ms, mine: true })), ...second.map((ms) => ({ ms, mine: false }))].sort(
    (a, b) => a.ms - b.ms,
  );
  const ranks = ranked.reduce((sum, { mine }, i) => sum + (mine ? i + 1 : 0), 0);
  const [n, m] = [first.length, second.length];
  const u = ranks - (n * (n + 1)) / 2;
  return (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
}

describe("whether an address has an account", () => {
  it.each(Object.entries(ASKED))("is told neither by the answer nor by the time of %s", async (name, asked) => {
    const times = { known: [] as number[], unknown: [] as number[] };
    const answers = new Set<string>();
    for (let i = -5; i < TIMES / 2; i++) {
      const addresses = { known: known[i < 0 ? TIMES / 2 - i - 1 : i] ?? "", unknown: newEmail() };
      // in pairs, the one or the other first: a busy machine slows both
      const order = i % 2 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
      for (const kind of order) {
        const variables = asked.variables(addresses[kind]);
        const started = performance.now();
        const answer = await f.graphql(asked.query, variables);
        if (i >= 0) times[kind].push(performance.now() - started);
        answers.add(JSON.stringify(answer));
      }
    }
    expect([...answers]).toHaveLength(1);
    const z = distance(times.known, times.unknown);
    if (process.env.TEST_LONG)
      console.log(
        `${name}: known ${median(times.known).toFixed(2)} ms, unknown ${median(times.unknown).toFixed(2)} ms, z ${z.toFixed(2)}`,
      );
    expect(Math.abs(z)).toBeLessThan(4);
  });
});
