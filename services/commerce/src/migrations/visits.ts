import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** What visitors did who agreed to be counted: as told, month by month and for 90 days, and counted by day for good. */
export const visitMigrations: Migrations = {
  "20261124_1820_commerce_visits": {
    async up(db) {
      await sql`
        create table commerce.visit_event (
          at timestamptz not null default now(),
          visit uuid not null,
          channel_id integer not null,
          kind text not null,
          language text not null,
          subject text not null default ''
        ) partition by range (at)`.execute(db);
      // rows come in the order of time: a few pages of ranges find a day among millions
      await sql`create index visit_event_at on commerce.visit_event using brin (at)`.execute(db);
      await sql`
        create function commerce.visit_month(moment timestamptz) returns void language plpgsql as $$
        declare
          first timestamp := date_trunc('month', moment at time zone 'UTC');
        begin
          -- it is there nearly always, and nobody waits for a look
          if to_regclass('commerce.visit_event_' || to_char(first, 'YYYY_MM')) is not null then return; end if;
          perform pg_advisory_xact_lock(hashtext('commerce.visit_month'));
          execute format('create table if not exists commerce.%I partition of commerce.visit_event for values from (%L) to (%L)',
            'visit_event_' || to_char(first, 'YYYY_MM'), to_char(first, 'YYYY-MM-DD') || ' 00:00:00+00',
            to_char(first + interval '1 month', 'YYYY-MM-DD') || ' 00:00:00+00');
        end $$`.execute(db);
      await sql`select commerce.visit_month(now()), commerce.visit_month(now() + interval '1 month')`.execute(db);
      await sql`
        create table commerce.visit_day (
          day date not null,
          channel_id integer not null references commerce.channel,
          kind text not null,
          visits integer not null,
          events integer not null,
          primary key (day, channel_id, kind)
        )`.execute(db);
      await sql`
        create table commerce.visit_subject_day (
          kind text not null,
          day date not null,
          channel_id integer not null references commerce.channel,
          language text not null,
          subject text not null,
          visits integer not null,
          events integer not null,
          primary key (kind, day, channel_id, language, subject)
        )`.execute(db);
    },
  },
};
