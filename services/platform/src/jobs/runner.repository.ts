import type pg from "pg";

/** Somebody that runs jobs lives while its row is renewed; every value is compared on the database's clock. */
export async function renewRunner(pool: pg.Pool, id: string): Promise<void> {
  await pool.query(
    `insert into platform.job_runner (id) values ($1) on conflict (id) do update set alive_at = clock_timestamp()`,
    [id],
  );
}

/** Whether a job or a queue is still held by this runner. */
export async function holdsJobs(pool: pg.Pool, id: string): Promise<boolean> {
  const { rows } = await pool.query<{ holds: boolean }>(
    `select exists (select 1 from graphile_worker._private_jobs where locked_by = $1)
       or exists (select 1 from graphile_worker._private_job_queues where locked_by = $1) as holds`,
    [id],
  );
  return rows[0]?.holds === true;
}

/** What a job is about, without the trace that it goes on with. */
const about = (row: string) => `regexp_replace(${row}.payload::text, ',?"traceparent":"[^"]*"', '')`;

/**
 * Jobs that these runners held are free again. A job that had planned its next time already is done: the plan made it
 * lose its key and all further attempts.
 */
export async function freeJobsOf(pool: pg.Pool, ids: readonly string[]): Promise<void> {
  await pool.query(
    `delete from graphile_worker._private_jobs held using graphile_worker._private_tasks task
     where held.locked_by = any($1) and held.task_id = task.id and held.key is null
       and held.attempts >= held.max_attempts and held.last_error is null
       and exists (select 1 from graphile_worker._private_jobs next where next.task_id = held.task_id and next.id > held.id
         and (next.key = task.identifier or next.key is not null and ${about("next")} = ${about("held")}))`,
    [ids],
  );
  await pool.query("select graphile_worker.force_unlock_workers($1)", [ids]);
  await pool.query("delete from platform.job_runner where id = any($1)", [ids]);
}

/** Runners that have not renewed their row for so long. */
export async function silentRunners(pool: pg.Pool, seconds: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    "select id from platform.job_runner where alive_at < clock_timestamp() - make_interval(secs => $1)",
    [seconds],
  );
  return rows.map(({ id }) => id);
}

/** Whoever holds a job or a queue. */
export async function holders(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select locked_by as id from graphile_worker._private_jobs where locked_by is not null
     union select locked_by from graphile_worker._private_job_queues where locked_by is not null
     union select id from platform.job_runner`,
  );
  return rows.map(({ id }) => id);
}
