import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** Where pieces of film are on the floor. A piece without a row waits to be printed. */
export const floorMigrations: Migrations = {
  "20261126_105500_commerce_floor": {
    async up(db) {
      await sql`
        create table commerce.floor_batch (
          id bigint generated always as identity primary key,
          film text not null,
          machine text not null,
          user_id uuid,
          created_at timestamptz not null default clock_timestamp()
        )`.execute(db);
      await sql`
        create table commerce.floor_piece (
          design_id uuid not null references commerce.design on delete cascade,
          number integer not null check (number > 0),
          look text not null,
          state text not null check (state in ('WAITING', 'PRINTED', 'CUT', 'WEEDED', 'PACKED', 'SHIPPED')),
          batch_id bigint references commerce.floor_batch,
          reprints integer not null default 0,
          user_id uuid,
          updated_at timestamptz not null default clock_timestamp(),
          primary key (design_id, number)
        )`.execute(db);
      await sql`create index floor_piece_batch on commerce.floor_piece (batch_id) where batch_id is not null`.execute(
        db,
      );
      await sql`
        create table commerce.floor_event (
          id bigint generated always as identity primary key,
          design_id uuid not null references commerce.design on delete cascade,
          number integer not null,
          kind text not null check (kind in ('MOVED', 'REPRINT', 'BATCH')),
          from_state text not null,
          to_state text not null,
          reason text not null default '',
          cost integer,
          batch_id bigint,
          user_id uuid,
          created_at timestamptz not null default clock_timestamp()
        )`.execute(db);
      await sql`create index floor_event_piece on commerce.floor_event (design_id, number, id)`.execute(db);
    },
  },
};
