import { sql } from "kysely";
import type { Migrations } from "../database/migrate.ts";

/** Who runs jobs, so that those of a runner that died do not wait until its locks grow old (four hours). */
export const runnerMigrations: Migrations = {
  "20261124_021500_platform_job_runner": {
    async up(db) {
      await sql`
        create table platform.job_runner (
          id text primary key,
          alive_at timestamptz not null default clock_timestamp()
        )`.execute(db);
    },
  },
};
