import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** What people find wrong in builds that others show, and what staff did about it. */
export const reportMigrations: Migrations = {
  "20261122_2205_commerce_build_report": {
    async up(db) {
      await sql`
        create table commerce.build_report (
          id uuid primary key,
          reference text not null,
          title text not null,
          user_name text,
          reason text not null,
          message text not null,
          email text,
          language text not null,
          user_id text,
          mailed_at timestamptz,
          answer text,
          answered_at timestamptz,
          answered_by text,
          created_at timestamptz not null default now(),
          check ((answer is null) = (answered_at is null))
        )`.execute(db);
      await sql`create index build_report_newest on commerce.build_report (created_at desc, id)`.execute(db);
      await sql`create index build_report_waiting on commerce.build_report (reference) where answer is null`.execute(
        db,
      );
    },
  },
};
