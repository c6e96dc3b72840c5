import { sql } from "kysely";
import type { Database } from "../database/connect.ts";
import { addJob } from "./jobs.ts";

export type Wanted = {
  /** Of jobs with one key there is one. */
  key: string;
  /** Jobs of one queue run one after the other; smaller priorities first. */
  queue: string;
  priority: number;
  maxAttempts: number;
  /** What it is about may have changed since somebody began: one in hand is followed by another. */
  changes: boolean;
  /** So many wait in its queue at most before it; further ones are left out. Without a word there is no limit. */
  most?: number;
};

/**
 * Adds a job that people ask for again and again while they wait. One that waits keeps its place, what it has tried and its
 * patience between tries (`addJob` would put it at the end, as if new), and moves forward only when it is asked for more urgently.
 * @returns false when the queue is full: whoever asks later may be luckier
 */
export async function wantJob(db: Database, name: string, payload: unknown, wanted: Wanted): Promise<boolean> {
  const { key, queue, priority, maxAttempts, changes, most } = wanted;
  const { rows } = await sql<{ id: string; held: boolean; priority: number }>`
    select id, locked_at is not null as held, priority from graphile_worker._private_jobs
    where key = ${key} and attempts < max_attempts + (locked_at is not null)::int`.execute(db);
  const [there] = rows;
  if (there && !(there.held && changes)) {
    if (!there.held && there.priority > priority)
      await sql`select graphile_worker.reschedule_jobs(array[${there.id}::bigint], priority := ${priority})`.execute(
        db,
      );
    return true;
  }
  if (most !== undefined && (await isFull(db, queue, most))) return false;
  await addJob(db, name, payload, { key, queue, priority, maxAttempts });
  return true;
}

async function isFull(db: Database, queue: string, most: number): Promise<boolean> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from (
      select 1 from graphile_worker._private_jobs job
      join graphile_worker._private_job_queues queue on queue.id = job.job_queue_id
      where queue.queue_name = ${queue} and job.attempts < job.max_attempts limit ${most}
    ) as found`.execute(db);
  return (rows[0]?.waiting ?? 0) >= most;
}
