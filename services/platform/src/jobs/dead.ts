import { sql } from "kysely";
import type { Database } from "../database/connect.ts";

/** A job that failed as often as it may: nothing happens with it until somebody looks. */
export type DeadJob = { id: string; name: string; attempts: number; lastError: string; since: Date };

/** Dead jobs, the latest first. Payloads are left out: they may name people. */
export async function deadJobs(db: Database, limit: number): Promise<DeadJob[]> {
  const { rows } = await sql<{ id: string; name: string; attempts: number; last_error: string; since: Date }>`
    select id::text, task_identifier as name, attempts, coalesce(last_error, '') as last_error, updated_at as since
    from graphile_worker.jobs where attempts >= max_attempts and locked_at is null order by updated_at desc, id desc limit ${limit}`.execute(
    db,
  );
  return rows.map(({ last_error, ...job }) => ({ ...job, lastError: last_error.split("\n", 1)[0] ?? "" }));
}

/**
 * Deletes jobs that name somebody in what they are about and that nobody works on now. A name is a whole text of the
 * payload, quotes included, so that forgetting n@x.example leaves what ann@x.example waits for.
 * @returns how many
 */
export async function forgetJobs(db: Database, name: string): Promise<number> {
  const { rows } = await sql`
    delete from graphile_worker._private_jobs
    where position(lower(to_json(${name}::text)::text) in lower(payload::text)) > 0 and locked_at is null
    returning id`.execute(db);
  return rows.length;
}

/** Lets a dead job try again from its first attempt. @returns whether there was such a dead job */
export async function reviveJob(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql`
    select graphile_worker.reschedule_jobs(array[id], now(), attempts := 0)
    from graphile_worker.jobs where id = ${id}::bigint and attempts >= max_attempts`.execute(db);
  return rows.length > 0;
}
