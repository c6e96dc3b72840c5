import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** Builds that an order had before another one took their place. */
export const designVersionMigrations: Migrations = {
  "20261126_1525_commerce_design_version": {
    async up(db) {
      await sql`
        create table commerce.design_version (
          design_id uuid not null references commerce.design on delete cascade,
          version integer not null,
          title text not null,
          build jsonb not null,
          lines jsonb not null,
          total integer not null,
          thumbnail text,
          priced_at timestamptz not null,
          user_id uuid,
          replaced_at timestamptz not null default clock_timestamp(),
          primary key (design_id, version)
        )`.execute(db);
    },
  },
};
