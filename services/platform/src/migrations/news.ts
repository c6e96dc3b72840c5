import { sql } from "kysely";
import type { Migrations } from "../database/migrate.ts";

/** What staff hear of as it happens; kept for as long as somebody may reconnect. */
export const newsMigrations: Migrations = {
  "20261123_142115_platform_staff_news": {
    async up(db) {
      await sql`
        create table platform.staff_news (
          id bigint generated always as identity primary key,
          kind text not null,
          roles text[] not null,
          object text not null,
          at timestamptz not null default clock_timestamp()
        )`.execute(db);
      await sql`create index staff_news_at on platform.staff_news (at)`.execute(db);
      await sql`
        create function platform.tell_staff(kind text, roles text[], object text) returns void language sql as $$
          with told as (
            insert into platform.staff_news (kind, roles, object) values ($1, $2, $3) returning *
          )
          select pg_notify('carloom_staff_news', json_build_object(
            'id', id, 'kind', told.kind, 'roles', told.roles, 'object', told.object)::text) from told
        $$`.execute(db);
    },
  },
};
