import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type EmbeddedPostgres, startEmbedded } from "../postgres/embedded.ts";
import { startReplica, type TestReplica } from "../testing/replica.ts";
import { openReplica, type Replica } from "./replica.ts";

const BOUND_MS = 1500;
const folder = mkdtempSync(join(tmpdir(), "carloom-replica-"));
let engine: EmbeddedPostgres;
let copy: TestReplica;
let primary: pg.Pool;
let replica: Replica;
const said: string[] = [];

const open = (url = copy.urlOf("postgres"), boundMs = BOUND_MS) =>
  openReplica({ url, primary, size: 3, statementTimeoutMs: 5000, boundMs, onState: (state) => said.push(state) });
const serves = (wanted: boolean, seen?: Parameters<Replica["mayServe"]>[0], of = replica) =>
  vi.waitFor(() => expect(of.mayServe(seen)).toBe(wanted), { interval: 20 });
const answeredBy = async () =>
  (await sql<{ copy: boolean }>`select pg_is_in_recovery() as copy`.execute(replica.db)).rows[0]?.copy
    ? "replica"
    : "primary";
const write = () => primary.query("insert into seen default values");

beforeAll(async () => {
  engine = await startEmbedded({ folder, port: 0 });
  primary = new pg.Pool({ connectionString: engine.urlOf("postgres"), max: 5 });
  primary.on("error", () => undefined);
  await primary.query("create table seen (id serial primary key)");
  copy = await startReplica(engine);
  replica = open();
});
afterEach(() => copy.ask("select pg_wal_replay_resume()").catch(() => undefined));
afterAll(async () => {
  await replica?.close();
  await copy?.stop();
  await primary?.end();
  await engine?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe("a replica", () => {
  it("answers while it follows", async () => {
    await serves(true);
    expect(await answeredBy()).toBe("replica");
  });

  it("answers nobody with what is older than it may be, and all again when it has caught up", async () => {
    await serves(true);
    await copy.ask("select pg_wal_replay_pause()");
    await write();
    await vi.waitFor(
      async () => expect(await copy.ask("select pg_get_wal_replay_pause_state() as s")).toEqual([{ s: "paused" }]),
      5000,
    );
    await write();
    const began = performance.now();
    await serves(false);
    expect(performance.now() - began).toBeLessThan(BOUND_MS + 2000);
    await vi.waitFor(() => expect(said.at(-1)).toBe("is late"));
    await copy.ask("select pg_wal_replay_resume()");
    await serves(true);
  });

  it("answers who wrote only with what they wrote, by moment and by position, and others meanwhile", async () => {
    const bound = open(copy.urlOf("postgres"), 60_000);
    await serves(true, {}, bound);
    await copy.ask("select pg_wal_replay_pause()");
    await vi.waitFor(
      async () => expect(await copy.ask("select pg_get_wal_replay_pause_state() as s")).toEqual([{ s: "paused" }]),
      5000,
    );
    await write();
    const wrote = { since: bound.moment() };
    const seen = { position: (await bound.position()) ?? undefined };
    expect(seen.position).toMatch(/^[0-9A-F]+\/[0-9A-F]+$/);
    await new Promise((next) => setTimeout(next, 1200));
    expect([bound.mayServe(wrote), bound.mayServe(seen), bound.mayServe()]).toEqual([false, false, true]);
    bound.fence();
    expect(bound.mayServe()).toBe(false);
    await copy.ask("select pg_wal_replay_resume()");
    for (const each of [wrote, seen, undefined]) await serves(true, each, bound);
    await bound.close();
  });

  it("looks on while all is changed again and again, and ends its connections unread", async () => {
    const watch = new pg.Pool({ connectionString: engine.urlOf("postgres"), max: 1 });
    const asked = vi.spyOn(watch, "query");
    const busy = openReplica({
      url: copy.urlOf("postgres"),
      primary,
      watch,
      size: 1,
      statementTimeoutMs: 5000,
      boundMs: 60_000,
    });
    const fences = setInterval(() => busy.fence(), 5);
    const before = asked.mock.calls.length;
    await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(before + 5));
    clearInterval(fences);
    await busy.close();
    expect(busy.pool.ended).toBe(true);
    await watch.end();
  });

  it("hands transactions and what it cannot do to the primary", async () => {
    await serves(true);
    await sql`insert into seen default values`.execute(replica.db);
    await replica.db.transaction().execute((trx) => sql`insert into seen default values`.execute(trx));
    await expect(sql`select no_such_thing`.execute(replica.db)).rejects.toMatchObject({ code: "42703" });
  });

  it("is left out, without an error, when it is away, and when it is a primary itself", async () => {
    await serves(true);
    const themselves = open(engine.urlOf("postgres"));
    await vi.waitFor(() => expect(said).toContain("is no replica"));
    expect(themselves.mayServe()).toBe(false);
    await themselves.close();
    await copy.stop();
    expect(await answeredBy()).toBe("primary");
    await serves(false);
    expect(await answeredBy()).toBe("primary");
  });
});
