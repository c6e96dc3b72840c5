import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

export const REDIRECTED = ["product", "category", "collection"] as const;

/**
 * Addresses that lead elsewhere. A row names the thing, not its address: however often that changes, every old address
 * leads there in one step, and no two can lead to each other. Triggers note what is left: no way of changing a slug can
 * forget it.
 */
export const redirectMigrations: Migrations = {
  // cars are the 3D service's: a row names the slug, which an import gives once and nobody changes
  "20261126_0800_commerce_car_redirect": {
    async up(db) {
      await sql`alter table commerce.address_redirect add column car_slug text`.execute(db);
      await sql`alter table commerce.address_redirect drop constraint address_redirect_kind_check`.execute(db);
      await sql`alter table commerce.address_redirect
        add constraint address_redirect_kind_check check (kind in ('PRODUCT', 'CATEGORY', 'COLLECTION', 'CAR')),
        add constraint address_redirect_car_check check ((kind = 'CAR') = (car_slug is not null))`.execute(db);
      await sql`create index address_redirect_car on commerce.address_redirect (car_slug)`.execute(db);
    },
  },
  "20261124_1813_commerce_redirect": {
    async up(db) {
      await sql`
        create table commerce.address_redirect (
          id integer primary key generated always as identity,
          kind text not null check (kind in ('PRODUCT', 'CATEGORY', 'COLLECTION')),
          from_slug text not null,
          product_id integer references commerce.product on delete cascade,
          category_id integer references commerce.category on delete cascade,
          collection_id integer references commerce.collection on delete cascade,
          is_by_hand boolean not null default false,
          created_at timestamptz not null default now(),
          unique (kind, from_slug),
          check ((kind = 'PRODUCT') = (product_id is not null)),
          check ((kind = 'CATEGORY') = (category_id is not null)),
          check ((kind = 'COLLECTION') = (collection_id is not null))
        )`.execute(db);
      for (const name of REDIRECTED) {
        const key = sql.ref(`${name}_id`);
        const kind = sql.lit(name.toUpperCase());
        await sql`create index ${sql.ref(`address_redirect_${name}`)} on commerce.address_redirect (${key})`.execute(
          db,
        );
        // who left an address last is who it leads to; who comes back needs no redirect any more
        await sql`
          create function ${sql.ref(`commerce.${name}_leaves_address`)}() returns trigger language plpgsql as $$
          begin
            delete from commerce.address_redirect
              where kind = ${kind} and from_slug = new.slug and ${key} = new.id;
            insert into commerce.address_redirect (kind, from_slug, ${key}) values (${kind}, old.slug, new.id)
              on conflict (kind, from_slug) do update set ${key} = excluded.${key}, is_by_hand = false,
                created_at = excluded.created_at;
            return null;
          end $$`.execute(db);
        await sql`
          create trigger leaves_address after update of slug on ${sql.table(`commerce.${name}`)}
          for each row when (old.slug is distinct from new.slug)
          execute function ${sql.ref(`commerce.${name}_leaves_address`)}()`.execute(db);
      }
      await sql`create trigger tell_pages after insert or update or delete on commerce.address_redirect
        for each statement execute function platform.tell_pages()`.execute(db);
    },
  },
};
