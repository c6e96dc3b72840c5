import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** Files that ordered stickers and wraps are printed and cut from. */
export const productionMigrations: Migrations = {
  "20261126_0755_commerce_production": {
    async up(db) {
      await sql`
        create table commerce.production (
          design_id uuid primary key references commerce.design on delete cascade,
          state text not null check (state in ('WAITING', 'MADE', 'FAILED')),
          language_code text not null,
          user_id uuid,
          object text,
          report jsonb,
          failure text,
          requested_at timestamptz not null default clock_timestamp(),
          made_at timestamptz
        )`.execute(db);
      // designs with stickers whose order may be paid and that nothing was made of yet
      await sql`create index design_printed on commerce.design (order_id)
        where order_id is not null and lines @> '[{"kind": "STICKER"}]'`.execute(db);
    },
  },
};
