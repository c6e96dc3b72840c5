import { type TestServices, testServices } from "@carloom/platform/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shopTables } from "../tables.ts";
import { editMigrations } from "./edits.ts";
import { commerceMigrations } from "./index.ts";
import { publicationMigrations } from "./publication.ts";

/** Names begin with their time: what came after it may build on it. */
const [first = ""] = [...Object.keys(publicationMigrations), ...Object.keys(editMigrations)].sort();
let services: TestServices;
beforeAll(async () => {
  services = await testServices([
    Object.fromEntries(Object.entries(commerceMigrations).filter(([name]) => name < first)),
  ]);
});
afterAll(() => services.drop());

describe("a shop from before goods were published by channel", () => {
  it("shows and sells what it did, where it did, and knows what staff had changed", async () => {
    await services.connection.pool.query(`
      insert into commerce.channel (slug, name, currency, default_country, prices_include_tax)
        values ('usd', 'US', 'USD', 'US', false), ('krw', 'Korea', 'KRW', 'KR', true);
      insert into commerce.product_type (slug, name) values ('part', 'Part');
      insert into commerce.seed (name, hash, seeded_at) values ('catalogue', 'old', now() - interval '1 day');
      insert into commerce.product (slug, product_type_id, names, search, position, is_published, created_at, updated_at)
        select slug, 1, '{"en":"a","ko":"a","ja":"a"}', slug, 0, slug <> 'hidden', now() - interval '1 year',
          case when slug = 'changed' then now() else now() - interval '1 day' end
        from unnest(array['both', 'one', 'hidden', 'changed']) slug;
      insert into commerce.variant (product_id, sku, name) select id, slug, slug from commerce.product;
      insert into commerce.variant_price (variant_id, channel_id, amount)
        select v.id, c.id, 100 * c.id from commerce.variant v, commerce.channel c where c.slug = 'usd' or v.sku <> 'one'`);
    for (const { up } of Object.values({ ...publicationMigrations, ...editMigrations })) await up(services.db as never);
    const { rows } = await services.connection.pool.query(`
      select p.slug, string_agg(c.slug || ' ' || l.low, ', ' order by c.id) as sold, bool_and(l.is_published) as published,
        bool_and(l.sale_from = p.created_at) as since, p.is_published, p.edited_at is not null as edited
      from commerce.product p join commerce.product_channel l on l.product_id = p.id
      join commerce.channel c on c.id = l.channel_id group by p.id order by p.id`);
    const both = "usd 100, krw 200";
    const kept = { published: true, since: true, edited: false };
    expect(rows).toEqual([
      { slug: "both", sold: both, ...kept, is_published: true },
      { slug: "one", sold: "usd 100", ...kept, is_published: true },
      { slug: "hidden", sold: both, ...kept, is_published: false },
      { slug: "changed", sold: both, ...kept, is_published: true, edited: true },
    ]);
    // prices still keep the lists: without one a product leaves its channel, its place there stays
    const db = shopTables(services.db);
    await db.deleteFrom("commerce.variant_price").where("channel_id", "=", 2).execute();
    const left = await db.selectFrom("commerce.product_channel").select("low").where("channel_id", "=", 2).execute();
    expect(left).toEqual([{ low: null }, { low: null }, { low: null }]);
  });
});
