import { sql } from "kysely";
import { auditMigrations } from "./migrations/audit.ts";
import { contentMigrations } from "./migrations/content.ts";
import type { Migrations } from "./database/migrate.ts";
import { newsMigrations } from "./migrations/news.ts";
import { outsideMigrations } from "./migrations/outside.ts";
import { pagesMigrations } from "./migrations/pages.ts";
import { runnerMigrations } from "./migrations/runner.ts";

export const platformMigrations: Migrations = {
  ...auditMigrations,
  ...newsMigrations,
  ...runnerMigrations,
  ...pagesMigrations,
  ...contentMigrations,
  ...outsideMigrations,
  "20261120_0900_platform_signing_key": {
    async up(db) {
      await sql`
        create table platform.signing_key (
          kid text primary key,
          private_jwk jsonb not null,
          created_at timestamptz not null default now()
        )`.execute(db);
    },
  },
  "20261121_0240_platform_rate_window": {
    async up(db) {
      // counts of minutes: a crash may lose them, and no other write waits for them
      await sql`
        create unlogged table platform.rate_window (
          key text primary key,
          count integer not null,
          ends timestamptz not null
        )`.execute(db);
      await sql`create index rate_window_ends on platform.rate_window (ends)`.execute(db);
    },
  },
  "20261126_145500_platform_save_turn": {
    async up(db) {
      // a crash may lose them: whoever saved then is gone too
      await sql`
        create unlogged table platform.save_turn (
          name text primary key,
          holder uuid not null,
          ends timestamptz not null
        )`.execute(db);
    },
  },
};
