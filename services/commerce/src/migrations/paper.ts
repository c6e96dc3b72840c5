import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** How pieces go on a car, of which rolls their sheets came, and links to confirmations of orders. */
export const paperMigrations: Migrations = {
  "20261126_150900_commerce_paper": {
    async up(db) {
      await sql`alter table commerce.production add column assembly text`.execute(db);
      await sql`
        create table commerce.floor_lot (
          design_id uuid not null references commerce.design on delete cascade,
          film text not null,
          sheet integer not null check (sheet > 0),
          film_lot text not null,
          laminate_lot text not null,
          user_id uuid,
          updated_at timestamptz not null default clock_timestamp(),
          primary key (design_id, film, sheet)
        )`.execute(db);
      // links live for a month, so the table is small; what is written meanwhile is of the old kinds
      await sql`alter table commerce.mail_link drop constraint mail_link_kind_check`.execute(db);
      await sql`alter table commerce.mail_link add constraint mail_link_kind_check
        check (kind in ('invoice', 'credit', 'confirmation'))`.execute(db);
    },
  },
};
