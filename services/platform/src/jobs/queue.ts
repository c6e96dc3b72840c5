import { sql } from "kysely";
import type { Database } from "../database/connect.ts";

/** Jobs of one kind as they stand: those that are due and wait, those in hand, and those that failed as often as they may. */
export type QueueState = {
  job: string;
  waiting: number;
  running: number;
  dead: number /** Of the one that is due longest; jobs of a named queue wait for each other and are none. */;
  oldestSeconds: number;
};

export async function queueState(db: Database): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`
    select task.identifier as job,
      (count(*) filter (where due))::int as waiting,
      (count(*) filter (where job.locked_at is not null))::int as running,
      (count(*) filter (where job.locked_at is null and job.attempts >= job.max_attempts))::int as dead,
      coalesce(extract(epoch from now() - min(job.run_at) filter (where due and job.job_queue_id is null)), 0)::float8 as "oldestSeconds"
    from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id,
    lateral (select job.locked_at is null and job.attempts < job.max_attempts and job.run_at <= now() as due) as state
    group by 1 order by 1`.execute(db);
  return rows;
}
