import { sql } from "kysely";
import type { Migrations } from "../database/migrate.ts";

/**
 * Texts, pictures, pages and menus that staff write: every version stays, so that each can be read and taken back. Nothing
 * is written for what is as the product brings it.
 */
export const contentMigrations: Migrations = {
  "20261124_181500_platform_content": {
    async up(db) {
      await sql`
        create table platform.content_entry (
          id bigint generated always as identity primary key,
          kind text not null,
          key text not null,
          language text not null,
          version integer not null,
          body jsonb not null,
          effective_at timestamptz not null,
          author uuid,
          at timestamptz not null default clock_timestamp(),
          unique (kind, key, language, version)
        )`.execute(db);
      await sql`create index content_entry_in_force
        on platform.content_entry (kind, key, language, effective_at desc, version desc)`.execute(db);
      await sql`
        create table platform.content_draft (
          token uuid primary key default gen_random_uuid(),
          kind text not null,
          key text not null,
          language text not null,
          body jsonb not null,
          at timestamptz not null default now()
        )`.execute(db);
      // mails are on no page
      await sql`create trigger tell_pages after insert on platform.content_entry
        for each row when (new.kind <> 'mail') execute function platform.tell_pages()`.execute(db);
      await sql`
        create function platform.tell_content() returns trigger language plpgsql as $$
        begin
          perform pg_notify('carloom_content', new.kind);
          return null;
        end $$`.execute(db);
      await sql`create trigger tell_content after insert on platform.content_entry
        for each row execute function platform.tell_content()`.execute(db);
    },
  },
  "20261124_181600_platform_content_slug": {
    async up(db) {
      await sql`create index content_entry_slug on platform.content_entry (kind, (body ->> 'slug'))
        where body ? 'slug'`.execute(db);
    },
  },
};
