import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestServices, testServices } from "../testing/database.ts";
import { deleteKeysReplaced } from "./key.repository.ts";
import { openKeys, rotateKeys } from "./keys.ts";
import { createTokens } from "./tokens.ts";

let services: TestServices;
beforeAll(async () => {
  services = await testServices([]);
});
afterAll(() => services.drop());

const fail = (error: unknown) => {
  throw error;
};
/** A node that has just started. */
const node = async () => {
  const keys = await openKeys(services.db, fail);
  return { keys, tokens: createTokens(keys, "https://shop.test") };
};
const kidOf = (token: string) => JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString()).kid;
const older = (minutes: number) =>
  sql`update platform.signing_key set created_at = created_at - make_interval(mins => ${minutes})`.execute(services.db);

it("signs with a new key once every node knows it, and nobody is signed out meanwhile", async () => {
  const one = await node();
  const before = await one.tokens.sign("access", { sub: "mina" }, 300);
  await older(60);
  const kid = await rotateKeys(services.db);
  const two = await node();
  expect(kidOf(await two.tokens.sign("access", {}, 300))).toBe(kidOf(before));
  await older(5);
  const three = await node();
  const after = await three.tokens.sign("access", { sub: "mina" }, 300);
  expect(kidOf(after)).toBe(kid);
  // a node that was started long before has not looked yet: it does when it sees the key
  for (const { tokens } of [one, two, three]) {
    expect(await tokens.verify(after, "access")).toMatchObject({ sub: "mina" });
    expect(await tokens.verify(before, "access")).toMatchObject({ sub: "mina" });
  }
  expect(one.tokens.jwks.keys.map((key) => key.kid)).toContain(kid);
  expect(JSON.stringify(one.tokens.jwks)).not.toContain('"d"');
  for (const { keys } of [one, two, three]) keys.close();
});

it("believes nothing that a retired key signed, and keeps the one that signs", async () => {
  const { keys, tokens } = await node();
  const [oldest] = tokens.jwks.keys.slice(-1);
  await older(60 * 24 * 10);
  expect(await deleteKeysReplaced(services.db, 30)).toBe(0);
  expect(await deleteKeysReplaced(services.db, 5)).toBe(1);
  expect(await deleteKeysReplaced(services.db, 0)).toBe(0);
  const later = await node();
  expect(later.tokens.jwks.keys.map((key) => key.kid)).not.toContain(oldest?.kid);
  expect(await later.tokens.verify(await later.tokens.sign("access", { sub: "x" }, 60), "access")).not.toBeNull();
  for (const ring of [keys, later.keys]) ring.close();
});
