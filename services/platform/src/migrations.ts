import { sql } from "kysely";
import type { Migrations } from "./database/migrate.ts";

export const platformMigrations: Migrations = {
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
};
