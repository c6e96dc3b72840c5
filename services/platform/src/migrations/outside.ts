import { sql } from "kysely";
import type { Migrations } from "../database/migrate.ts";

/** What was finished of the migrations that run outside of the others' transaction. */
export const outsideMigrations: Migrations = {
  "20261126_1822_platform_outside": {
    async up(db) {
      await sql`
        create table platform.outside_migration (
          name text primary key,
          done_at timestamptz not null default clock_timestamp()
        )`.execute(db);
    },
  },
};
