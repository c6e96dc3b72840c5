import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";
import { HIRAGANA, KATAKANA } from "./search.ts";

/** Hiragana, and the signs that NFKC takes apart into them. */
const BECOMES_HIRAGANA = "[\u3041-\u3096\u309f\u{1f200}]";

/** Files of products that staff bring in: how far each has come, and which of its lines were refused. */
export const productImportMigrations: Migrations = {
  "20261124_1810_commerce_product_import": {
    async up(db) {
      await sql`
        create table commerce.product_import (
          id uuid primary key default gen_random_uuid(),
          user_id uuid not null,
          file_name text not null,
          object text not null,
          bytes integer not null,
          headers jsonb not null,
          sample jsonb not null,
          fields jsonb not null,
          state text not null check (
            state in ('UPLOADED', 'CHECKING', 'CHECKED', 'RUNNING', 'STOPPED', 'DONE', 'FAILED')),
          lines integer not null default 0,
          done integer not null default 0,
          offset_bytes integer not null default 0,
          created integer not null default 0,
          changed integer not null default 0,
          unchanged integer not null default 0,
          failed integer not null default 0,
          created_at timestamptz not null default now(),
          updated_at timestamptz not null default now(),
          ended_at timestamptz
        )`.execute(db);
      await sql`create index product_import_age on commerce.product_import (created_at desc, id)`.execute(db);
      await sql`
        create table commerce.product_import_problem (
          id bigint primary key generated always as identity,
          import_id uuid not null references commerce.product_import on delete cascade,
          line integer not null,
          field text not null,
          code text not null,
          value text not null
        )`.execute(db);
      await sql`create index product_import_problem_of on commerce.product_import_problem (import_id, id)`.execute(db);
    },
  },
  // whoever writes many prices at once looks their offers up at once; where no promotion runs there is nothing to look up
  "20261124_1811_commerce_offers_given": {
    async up(db) {
      await sql`
        create function commerce.offers_given(given boolean) returns void language plpgsql as $$
        begin
          if given then perform pg_advisory_xact_lock_shared(hashtext('commerce.promotion')); end if;
          perform set_config('carloom.offers_given', case when given then 'yes' else '' end, true);
        end $$`.execute(db);
      await sql`
        create or replace function commerce.price_takes_offers() returns trigger language plpgsql as $$
        begin
          if current_setting('carloom.offers_given', true) = 'yes' then return new; end if;
          perform pg_advisory_xact_lock_shared(hashtext('commerce.promotion'));
          new.offers := null;
          if exists (select 1 from commerce.promotion where ends_at is null or ends_at > clock_timestamp()) then
            select o.offers into new.offers from commerce.offers_on(array[new.variant_id]) o
              where o.channel_id = new.channel_id;
          end if;
          new.changes_at := commerce.next_change(new.offers, clock_timestamp());
          return new;
        end $$`.execute(db);
    },
  },
  // most of what is written of goods has no hiragana: it is not looked through for each of its signs
  "20261124_1812_commerce_quick_fold": {
    async up(db) {
      await sql`
        create or replace function commerce.search_fold(given text) returns text
        immutable strict parallel safe language sql
        return case when given ~ ${sql.lit(BECOMES_HIRAGANA)}
          then translate(lower(normalize(given, NFKC)), ${sql.lit(HIRAGANA)}, ${sql.lit(KATAKANA)})
          else lower(normalize(given, NFKC)) end`.execute(db);
    },
  },
};
