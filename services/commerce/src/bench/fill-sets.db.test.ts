import { afterAll, beforeAll, expect, it } from "vitest";
import { type Shop, shopFixture } from "../testing/shop.ts";
import { accountsOf, catalogueOf, ordersOf } from "./fill.ts";
import { fillBySets } from "./fill-sets.ts";

const GOODS = 60;
const INSERTS = {
  goods: catalogueOf(GOODS),
  orders: [
    accountsOf(7),
    ...ordersOf(20, GOODS, 7),
    // somebody with an account who bought without signing in
    'update commerce."order" set user_id = null where number = 10003',
  ],
};

/** What triggers write, by names that are the same in either shop. */
const WRITTEN = {
  words:
    "select slug, search, folded, array(select unnest(grams) order by 1) as grams from commerce.product order by slug",
  listed: `select p.slug, c.slug as channel, l.low, l.high, l.is_published from commerce.product_channel l
    join commerce.product p on p.id = l.product_id join commerce.channel c on c.id = l.channel_id order by 1, 2`,
  facets: `select p.slug, array(select slug from commerce.attribute_value where id = any(s.value_ids) order by 1) as values
    from commerce.product_facet f join commerce.facet_set s on s.id = f.set_id
    join commerce.product p on p.id = f.product_id order by 1`,
  sets: "select count(*) from commerce.facet_set",
  prices: `select v.sku, c.slug, h.amount, h.regular from commerce.price_history h join commerce.variant v on v.id = h.variant_id
    join commerce.channel c on c.id = h.channel_id order by 1, 2, h.id`,
  movements: `select v.sku, m.pieces, m.quantity_left, m.cause, m.reason, m.user_id, m.order_id from commerce.stock_movement m
    join commerce.variant v on v.id = m.variant_id order by 1, m.id`,
  people: `select a.email, a.orders, w.words, w.grams from commerce.account a
    join commerce.account_words w on w.account_id = a.id order by 1`,
  orders: `select o.number, w.words, w.grams, count(m.at) as marks from commerce."order" o
    join commerce.order_words w on w.order_id = o.id left join commerce.figure_mark m on m.at = o.created_at
    group by 1, 2, 3 order by 1`,
  corrected: "select word, seen from commerce.search_word order by 1",
  functions:
    "select pg_get_functiondef(oid) from pg_proc where pronamespace = 'commerce'::regnamespace and prokind = 'f' order by proname",
  indexes: "select indexdef from pg_indexes where schemaname in ('commerce', 'threed') order by indexname",
};

let shops: Shop[] = [];
const pools = () => shops.map((shop) => shop.services.connection.pool);
const written = (text: string) => Promise.all(pools().map(async (pool) => (await pool.query(text)).rows));

beforeAll(async () => {
  shops = [await shopFixture(), await shopFixture()];
  const [byRows, bySets] = pools();
  if (!byRows || !bySets) return;
  for (const statement of [...INSERTS.goods, ...INSERTS.orders]) await byRows.query(statement);
  // sets that goods had between two values of theirs go with a job
  await byRows.query("select commerce.sweep_facet_sets()");
  await byRows.query("select commerce.refresh_search_words()");
  await fillBySets(bySets, INSERTS);
});
afterAll(async () => {
  for (const shop of shops) await shop.drop();
});

it.each(Object.entries(WRITTEN))("a shop that is filled by sets has the %s that triggers write", async (_, text) => {
  const [byRows, bySets] = await written(text);
  expect(byRows?.length).toBeGreaterThan(0);
  expect(bySets).toEqual(byRows);
});

it("triggers work again for who comes next", async () => {
  const [, bySets] = pools();
  await bySets?.query("update commerce.product set search = 'other' where slug = 'p-1'");
  const { rows } = (await bySets?.query("select search from commerce.product where slug = 'p-1'")) ?? { rows: [] };
  expect(rows[0]?.search).toMatch(/^other\n\S/);
});
