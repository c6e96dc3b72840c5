import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/**
 * A product is shown and sold channel by channel: its row of a channel holds what staff say beside its prices there, and
 * stays when the prices go. What was shown stays shown; `product.is_published` hides it everywhere.
 */
export const publicationMigrations: Migrations = {
  "20261122_1810_commerce_publication": {
    async up(db) {
      const run = async (texts: readonly string[]) => {
        for (const text of texts) await sql.raw(text).execute(db);
      };
      await run([
        `alter table commerce.product_channel
          alter column low drop not null, alter column high drop not null,
          add column is_published boolean not null default true,
          add column sale_from timestamptz not null default now(),
          add constraint product_channel_prices check ((low is null) = (high is null))`,
        `update commerce.product_channel l set sale_from = p.created_at from commerce.product p where p.id = l.product_id`,
        `create or replace function commerce.relist(given integer[]) returns void language plpgsql as $$
          begin
            perform 1 from commerce.product where id = any(given) order by id for no key update;
            update commerce.product_channel l set low = null, high = null
              where l.product_id = any(given) and l.low is not null and not exists (
                select 1 from commerce.variant v join commerce.variant_price p on p.variant_id = v.id
                where v.product_id = l.product_id and p.channel_id = l.channel_id);
            insert into commerce.product_channel (product_id, channel_id, low, high)
              select v.product_id, p.channel_id, min(p.amount), max(p.amount)
              from commerce.variant v join commerce.variant_price p on p.variant_id = v.id
              join commerce.product on product.id = v.product_id
              where v.product_id = any(given) group by 1, 2
            on conflict (product_id, channel_id) do update set low = excluded.low, high = excluded.high
              where (product_channel.low, product_channel.high) is distinct from (excluded.low, excluded.high);
          end $$`,
        "drop index commerce.product_channel_price",
        `create index product_channel_price on commerce.product_channel (channel_id, low, product_id)
          where is_published and low is not null`,
        `create unique index product_channel_shown on commerce.product_channel (product_id, channel_id)
          where is_published and low is not null`,
      ]);
    },
  },
};
