import { sql } from "kysely";
import type { Migrations } from "../database/migrate.ts";

/** What staff do and look at: rows are added, and go when they are older than a year; nothing else is possible. */
export const auditMigrations: Migrations = {
  "20261123_140210_platform_audit": {
    async up(db) {
      await sql`
        create table platform.audit_entry (
          id bigint generated always as identity primary key,
          at timestamptz not null default clock_timestamp(),
          kind text not null check (kind in ('change', 'view')),
          actor text not null,
          roles text[] not null,
          act text not null,
          fields text[] not null,
          objects text[] not null,
          ip text not null,
          request_id text not null
        )`.execute(db);
      await sql`
        create table platform.audit_outcome (
          entry_id bigint primary key,
          at timestamptz not null default clock_timestamp(),
          ok boolean not null,
          codes text[] not null,
          made text[] not null
        )`.execute(db);
      await sql`create index audit_actor on platform.audit_entry (actor, at)`.execute(db);
      await sql`create index audit_act on platform.audit_entry (act, id)`.execute(db);
      await sql`create index audit_at on platform.audit_entry (at)`.execute(db);
      await sql`create index audit_objects on platform.audit_entry using gin (objects)`.execute(db);
      await sql`create index audit_made on platform.audit_outcome using gin (made)`.execute(db);
      await sql`
        create function platform.audit_stays() returns trigger language plpgsql as $$
        begin
          if tg_op = 'DELETE' then
            if old.at < now() - interval '1 year' then return old; end if;
          end if;
          raise exception 'The audit log only grows, and is kept for a year.' using errcode = '42501';
        end $$`.execute(db);
      for (const table of ["audit_entry", "audit_outcome"]) {
        await sql`create trigger stays before update or delete on ${sql.table(`platform.${table}`)}
          for each row execute function platform.audit_stays()`.execute(db);
        await sql`create trigger stays_whole before truncate on ${sql.table(`platform.${table}`)}
          for each statement execute function platform.audit_stays()`.execute(db);
      }
    },
  },
};
