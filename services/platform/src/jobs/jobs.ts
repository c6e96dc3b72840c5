import { type JobHelpers, Logger, run, type Runner, runMigrations, type TaskList } from "graphile-worker";
import { type QueryExecutorProvider, sql } from "kysely";
import type pg from "pg";
import type { Log } from "../log.ts";

/** Handlers run at least once: each must be idempotent. Payloads are JSON. */
export type JobHandlers = Record<
  string,
  (payload: unknown, helpers: { attempt: number; lastAttempt: boolean }) => Promise<void>
>;

/**
 * Adds a job in the caller's transaction: it exists exactly when the rows written beside it do. Jobs of one queue run one
 * after the other, on all nodes together.
 */
export async function addJob(
  db: QueryExecutorProvider,
  name: string,
  payload: unknown,
  options: { key?: string; runAt?: Date; maxAttempts?: number; queue?: string } = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${name}, payload := ${JSON.stringify(payload)}::json, job_key := ${options.key ?? null},
    run_at := ${options.runAt ?? null}, max_attempts := ${options.maxAttempts ?? 10},
    queue_name := ${options.queue ?? null})`.execute(db);
}

const quiet = new Logger(() => () => undefined);

export async function prepareJobs(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: quiet });
}

/** Runs handlers in this process until stopped. */
export async function startJobs(
  pool: pg.Pool,
  handlers: JobHandlers,
  log: Log,
  concurrency = 4,
): Promise<{ stop(): Promise<void> }> {
  const taskList: TaskList = {};
  for (const [name, handler] of Object.entries(handlers)) {
    taskList[name] = async (payload: unknown, helpers: JobHelpers) => {
      const { id, attempts, max_attempts } = helpers.job;
      try {
        await handler(payload, { attempt: attempts, lastAttempt: attempts >= max_attempts });
      } catch (error) {
        log.warn("job failed", { job: name, attempt: attempts, of: max_attempts, error: String(error) });
        // nobody tries it again: an owner looks
        if (attempts >= max_attempts)
          await pool
            .query("select platform.tell_staff('JOB_FAILED', '{owner}', $1)", [`Job:${id}`])
            .catch(() => undefined);
        throw error;
      }
    };
  }
  const runner: Runner = await run({
    pgPool: pool,
    taskList,
    concurrency,
    noHandleSignals: true,
    pollInterval: 1000,
    logger: quiet,
  });
  runner.promise.catch((error: unknown) => log.error("job runner stopped", { error: String(error) }));
  return { stop: () => runner.stop() };
}
