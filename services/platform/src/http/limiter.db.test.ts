import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestServices, testServices } from "../testing/database.ts";

const run = promisify(execFile);

let services: TestServices;
beforeAll(async () => {
  services = await testServices([]);
});
afterAll(() => services.drop());

/** Another process that tries at once, so many times; says how often it was allowed. */
async function otherProcess(key: string, limit: number, tries: number): Promise<number> {
  const file = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
  const program = `
    const { connect } = await import(${file("../database/connect.ts")});
    const { postgresLimiter } = await import(${file("./limiter.repository.ts")});
    const connection = connect({ url: process.argv[1], size: 4, statementTimeoutMs: 10000 });
    const limiter = postgresLimiter(connection.db);
    const tries = Array.from({ length: ${tries} }, () => limiter.take(${JSON.stringify(key)}, ${limit}, 60));
    const answers = await Promise.all(tries);
    console.log(answers.filter(({ ok }) => ok).length);
    await connection.close();`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "-e", program, services.databaseUrl]);
  return Number(stdout);
}

describe("the shared limiter", () => {
  it("allows exactly as many as it says to two processes together", async () => {
    const own = Promise.all(Array.from({ length: 40 }, () => services.throttle.take("crowd", 30, 60)));
    const [ours, theirs] = await Promise.all([own, otherProcess("crowd", 30, 40)]);
    expect(ours.filter(({ ok }) => ok).length + theirs).toBe(30);
    const refused = await services.throttle.take("crowd", 30, 60);
    expect(refused).toMatchObject({ ok: false });
    expect(refused.ok ? 0 : refused.retryAfter).toBeGreaterThan(30);
  });

  it("begins anew when the window is over, and keeps keys apart", async () => {
    expect((await services.throttle.take("one", 1, 60)).ok).toBe(true);
    expect((await services.throttle.take("one", 1, 60)).ok).toBe(false);
    expect((await services.throttle.take("two", 1, 60)).ok).toBe(true);
    await sql`update platform.rate_window set ends = clock_timestamp() - interval '1 second'`.execute(services.db);
    expect((await services.throttle.take("one", 1, 60)).ok).toBe(true);
  });

  it("gives back what was taken", async () => {
    expect((await services.throttle.take("back", 1, 60)).ok).toBe(true);
    await services.throttle.take("back", 1, 60, -1);
    expect((await services.throttle.take("back", 1, 60)).ok).toBe(true);
    expect((await services.throttle.take("back", 1, 60)).ok).toBe(false);
    // never more than there was
    for (let i = 0; i < 5; i++) await services.throttle.take("back", 1, 60, -1);
    expect((await services.throttle.take("back", 1, 60)).ok).toBe(true);
    expect((await services.throttle.take("back", 1, 60)).ok).toBe(false);
  });

  it("writes down neither addresses nor e-mails, and clears what is over", async () => {
    await services.throttle.take("sign-in:email:mina@people.example", 5, 60);
    const { rows } = await sql<{ key: string }>`select key from platform.rate_window`.execute(services.db);
    expect(rows.map(({ key }) => key).join()).not.toContain("mina");
    await sql`update platform.rate_window set ends = clock_timestamp() - interval '1 second'`.execute(services.db);
    for (let i = 0; i < 200; i++) await services.throttle.take("busy", 1000, 60);
    const left = await sql<{ count: number }>`select count(*) as count from platform.rate_window`.execute(services.db);
    expect(left.rows[0]?.count).toBe(1);
  });
});
