import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type TestServices, testServices } from "../testing/database.ts";
import { addJob, type JobHandlers, type RunnerOptions, startJobs } from "./jobs.ts";

let services: TestServices;
const runners: { stop(): Promise<void> }[] = [];
beforeAll(async () => {
  services = await testServices([]);
});
afterAll(() => services.drop());
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
  await services.connection.pool.query("delete from graphile_worker._private_jobs");
  await services.connection.pool.query("delete from platform.job_runner");
});

const start = async (handlers: JobHandlers, options: RunnerOptions = {}) => {
  const runner = await startJobs(services.connection.pool, handlers, services.log, options);
  runners.push(runner);
};
const held = async () => {
  const { rows } = await services.connection.pool.query<{ name: string; by: string | null }>(
    "select task_identifier as name, locked_by as by from graphile_worker.jobs order by id",
  );
  return rows;
};
/** A runner that took a job and was last heard of so many seconds ago. */
async function dies(id: string, silentSeconds: number): Promise<void> {
  await services.connection.pool.query(
    "insert into platform.job_runner (id, alive_at) values ($1, now() - make_interval(secs => $2))",
    [id, silentSeconds],
  );
  await holdsAll(id);
}
const holdsAll = (id: string) =>
  services.connection.pool.query(
    "update graphile_worker._private_jobs set locked_by = $1, locked_at = now(), attempts = attempts + 1",
    [id],
  );

describe("a runner that stops", () => {
  it("leaves no job that it has done, however late its result is written", async () => {
    let began = () => {};
    const begun = new Promise<void>((done) => (began = done));
    let end = () => {};
    const ending = new Promise<void>((done) => (end = done));
    await addJob(services.db, "slow", {});
    const runner = await startJobs(
      services.connection.pool,
      { slow: async () => (began(), await ending) },
      services.log,
    );
    await begun;
    const other = await services.connection.pool.connect();
    await other.query("begin");
    await other.query("select 1 from graphile_worker._private_jobs for update");
    const stopped = runner.stop();
    end();
    setTimeout(() => void other.query("rollback").then(() => other.release()), 400);
    await stopped;
    expect(await held()).toEqual([]);
  });
});

describe("a runner whose results cannot be written", () => {
  /** The same database over connections on which the first so many results are lost. */
  function losing(results: number): pg.Pool {
    const pool = new pg.Pool({ connectionString: services.databaseUrl, max: 6 });
    pool.on("error", () => undefined);
    pool.on("connect", (client) => {
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      client.query = ((...args: unknown[]) => {
        const [first] = args;
        const text = typeof first === "string" ? first : (first as { text?: string } | null)?.text;
        if (/delete from[^;]*_private_jobs/.test(text ?? "") && results-- > 0)
          return Promise.reject(new Error("Query read timeout"));
        return query(...args);
      }) as typeof client.query;
    });
    return pool;
  }

  it("writes them later, does each job once, and the process lives", async () => {
    const pool = losing(2);
    let ran = 0;
    await addJob(services.db, "mail", {});
    const runner = await startJobs(pool, { mail: async () => void ran++ }, services.log);
    await expect.poll(held).toEqual([]);
    expect(ran).toBe(1);
    await runner.stop();
    await pool.end();
  });
});

describe("jobs of a runner that died", () => {
  it("run again a minute after its last sign of life", async () => {
    await addJob(services.db, "mail", {});
    await dies("pool-dead", 61);
    let ran = 0;
    await start({ mail: async () => void ran++ });
    await expect.poll(() => ran).toBe(1);
    await expect.poll(held).toEqual([]);
  });

  it("stay with a runner that lives, and with one that nobody knows", async () => {
    await addJob(services.db, "mail", {});
    await dies("pool-alive", 10);
    await addJob(services.db, "paint", {});
    await services.connection.pool.query(
      "update graphile_worker._private_jobs set locked_by = 'pool-of-an-older-version', locked_at = now() where locked_by is null",
    );
    let ran = 0;
    await start({ mail: async () => void ran++, paint: async () => void ran++, other: async () => void ran++ });
    await addJob(services.db, "other", {});
    await expect.poll(() => ran).toBe(1);
    // what ran is held until its result is written
    await expect
      .poll(async () => (await held()).map(({ by }) => by))
      .toEqual(["pool-alive", "pool-of-an-older-version"]);
    expect(ran).toBe(1);
  });

  it("run at once where no other process could hold them", async () => {
    await addJob(services.db, "mail", {}, { queue: "one-by-one" });
    await addJob(services.db, "mail", {}, { queue: "one-by-one" });
    await holdsAll("pool-killed");
    await services.connection.pool.query(
      "update graphile_worker._private_job_queues set locked_by = 'pool-killed', locked_at = now()",
    );
    let ran = 0;
    await start({ mail: async () => void ran++ }, { alone: true });
    await expect.poll(() => ran).toBe(2);
  });

  it("are done when they had planned their next time, and otherwise count as tried", async () => {
    const key = "sweep";
    await addJob(services.db, "sweep", {}, { key });
    await addJob(services.db, "mail", { to: 1 }, { maxAttempts: 1 });
    await holdsAll("pool-killed");
    await addJob(services.db, "sweep", { last: 2 }, { key, runAt: new Date(Date.now() + 3_600_000) });
    await start({ sweep: async () => undefined, mail: async () => undefined }, { alone: true });
    const { rows } = await services.connection.pool.query<{ name: string }>(
      "select task_identifier as name, attempts, key from graphile_worker.jobs order by id",
    );
    expect(rows).toEqual([
      { name: "mail", attempts: 1, key: null },
      { name: "sweep", attempts: 0, key },
    ]);
  });
});
