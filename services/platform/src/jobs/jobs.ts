import { EventEmitter } from "node:events";
import { type JobHelpers, Logger, run, runMigrations, type TaskList, type WorkerEvents } from "graphile-worker";
import { type QueryExecutorProvider, sql } from "kysely";
import type pg from "pg";
import type { Log } from "../log.ts";
import { type Carried, carriedTrace, traced } from "../telemetry/tracing.ts";
import { asWork, workInHand } from "../work.ts";
import { keepRunning } from "./keep-running.ts";
import { patientPool } from "./patient-pool.ts";
import { freeJobsOf, holders, holdsJobs, renewRunner, silentRunners } from "./runner.repository.ts";

/** Handlers run at least once: each must be idempotent. Payloads are JSON. */
export type JobHandlers = Record<
  string,
  (payload: unknown, helpers: { attempt: number; lastAttempt: boolean }) => Promise<void>
>;

/** Its payload with the trace that it goes on with. Whoever plans its own next time does not: a sweep would be one trace for ever. */
const carrying = (name: string, payload: unknown): unknown => {
  if (typeof payload !== "object" || payload === null || workInHand().job === name) return payload;
  return { ...payload, ...carriedTrace() };
};

/** What a job is about, and the trace that its payload carried. */
function carriedBy(payload: unknown): { own: unknown; from?: Carried } {
  if (typeof payload !== "object" || payload === null || !("traceparent" in payload)) return { own: payload };
  const { traceparent, ...own } = payload;
  return { own, from: { traceparent: String(traceparent) } };
}

/**
 * Adds a job in the caller's transaction: it exists exactly when the rows written beside it do. Jobs of one queue run one
 * after the other, on all nodes together. Of jobs with one key there is one: the last word counts, `keepsTime` leaves it when
 * the first was to run. Smaller priorities run first (0).
 */
export async function addJob(
  db: QueryExecutorProvider,
  name: string,
  payload: unknown,
  options: {
    key?: string;
    keepsTime?: boolean;
    runAt?: Date;
    maxAttempts?: number;
    queue?: string;
    priority?: number;
  } = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${name}, payload := ${JSON.stringify(carrying(name, payload))}::json, job_key := ${options.key ?? null},
    run_at := ${options.runAt ?? null}, max_attempts := ${options.maxAttempts ?? 10},
    queue_name := ${options.queue ?? null}, priority := ${options.priority ?? 0},
    job_key_mode := ${options.keepsTime ? "preserve_run_at" : "replace"})`.execute(db);
}

/** Adds many jobs of one kind at once, in the caller's transaction. */
export async function addJobs(
  db: QueryExecutorProvider,
  name: string,
  payloads: readonly unknown[],
  options: { maxAttempts?: number } = {},
): Promise<void> {
  if (payloads.length === 0) return;
  await sql`select graphile_worker.add_job(${name}, payload := each.payload, max_attempts := ${options.maxAttempts ?? 10})
    from json_array_elements(${JSON.stringify(payloads.map((payload) => carrying(name, payload)))}::json) as each(payload)`.execute(
    db,
  );
}

const quiet = new Logger(() => () => undefined);

export async function prepareJobs(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: quiet });
}

/** How often a runner says that it lives, and after what silence its jobs are given to others. */
const RENEW_MS = 15_000;
const SILENT_SECONDS = 60;
/** How long a stop waits for the last results to be written. */
const LAST_WRITES_MS = 5000;

export type RunnerOptions = {
  /** Most jobs at the same time. */
  concurrency?: number;
  /** No other process runs jobs of this database: what is held at the start is held by the dead. */
  alone?: boolean;
  /** Told of each try: how long it took, and whether it failed. */
  onDone?: (job: string, ms: number, failed: boolean) => void;
};

/**
 * Runs handlers in this process until stopped. What a runner that died held is free again: at once where this one is
 * alone, a minute after its last sign of life where there are several.
 */
export async function startJobs(
  pool: pg.Pool,
  handlers: JobHandlers,
  log: Log,
  { concurrency = 4, alone = false, onDone }: RunnerOptions = {},
): Promise<{ stop(): Promise<void> }> {
  const taskList: TaskList = {};
  for (const [name, handler] of Object.entries(handlers)) {
    taskList[name] = async (payload: unknown, helpers: JobHelpers) => {
      const { id, attempts, max_attempts } = helpers.job;
      const { own, from } = carriedBy(payload);
      const began = performance.now();
      const facts = {
        "messaging.destination.name": name,
        "messaging.operation.type": "process",
        "job.attempt": attempts,
      };
      const work = () => handler(own, { attempt: attempts, lastAttempt: attempts >= max_attempts });
      try {
        await asWork({ job: name }, () => traced(`job ${name}`, "consumer", work, { facts, from: from ?? {} }));
        onDone?.(name, performance.now() - began, false);
      } catch (error) {
        onDone?.(name, performance.now() - began, true);
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
  if (alone) await freeJobsOf(pool, await holders(pool));
  let id = "";
  const events = new EventEmitter() as WorkerEvents;
  events.on("pool:create", ({ workerPool }) => (id = workerPool.id));
  const begin = () =>
    run({
      pgPool: patientPool(pool),
      taskList,
      concurrency,
      events,
      noHandleSignals: true,
      pollInterval: 1000,
      logger: quiet,
      preset: {
        // a runner is known before it takes its first job
        plugins: [
          {
            name: "carloom-runner",
            version: "1",
            worker: { hooks: { startWorker: (_, { worker }) => renewRunner(pool, worker.workerPool.id) } },
          },
        ],
      },
    });
  const runner = await keepRunning(begin, log);
  const renew = async () => {
    try {
      await renewRunner(pool, id);
      const silent = await silentRunners(pool, SILENT_SECONDS);
      if (silent.length === 0) return;
      log.warn("jobs of runners that died are free again", { runners: silent.length });
      await freeJobsOf(pool, silent);
    } catch (error) {
      log.warn("the job runner could not say that it lives", { error: String(error) });
    }
  };
  let renewed = renew();
  const timer = setInterval(() => {
    renewed = renew();
  }, RENEW_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await runner.stop();
      await renewed;
      try {
        // the runner does not wait for the results that it writes last
        for (const limit = Date.now() + LAST_WRITES_MS; Date.now() < limit && (await holdsJobs(pool, id)); )
          await new Promise((next) => setTimeout(next, 20));
        await freeJobsOf(pool, [id]);
      } catch (error) {
        log.warn("the job runner could not say that it ends", { error: String(error) });
      }
    },
  };
}
