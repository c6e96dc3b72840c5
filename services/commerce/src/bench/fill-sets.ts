import type pg from "pg";

/** Tables that grow with a shop, by who fills them: meanwhile they have only keys. */
const TABLES = {
  goods: ["product", "product_channel", "product_facet", "variant", "variant_price", "price_history", "assigned_value"]
    .concat("stock", "stock_movement")
    .map((name) => `commerce.${name}`),
  orders: ["account", "account_words", '"order"', "order_words", "order_line", "design"]
    .concat("payment_transaction", "payment_event")
    .map((name) => `commerce.${name}`),
  builds: ["threed.project", "threed.project_preset"],
};

/** For who fills alone: nothing has to outlive a crash, and neither triggers nor foreign keys look at its rows. */
const SESSION = {
  session_replication_role: "replica",
  synchronous_commit: "off",
  maintenance_work_mem: "'1GB'",
  work_mem: "'256MB'",
};

const grams = (
  language: string,
  body: string,
) => `create or replace function commerce.search_grams(given text) returns text[]
    immutable strict parallel safe language ${language} as $$ ${body} $$`;

const BEFORE = [
  `create table public.taken_index as select indrelid as of_table, indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made
    from pg_index i where indrelid in (select to_regclass(name) from unnest(array['${Object.values(TABLES).flat().join("', '")}']) name)
      and not indisprimary and not exists (select from pg_constraint where conindid = indexrelid)`,
  `do $$ declare taken record; begin
    for taken in select name from public.taken_index loop execute 'drop index ' || taken.name; end loop; end $$`,
  // groups of letters of goods are half of what filling costs: of what many share they are cut once, see below
  `create table public.taken_function as select pg_get_functiondef('commerce.search_grams(text)'::regprocedure) as made`,
  `do $$ begin
    execute (select replace(made, 'FUNCTION commerce.search_grams(', 'FUNCTION public.grams_of(') from public.taken_function); end $$`,
  grams("sql", "select null::text[]"),
];

/** Puts back the indexes of one of these tables, at once, from all of its rows. */
const remade = (table: string) => `do $$ declare taken record; begin /* indexes of ${table} */
    for taken in delete from public.taken_index where of_table = to_regclass('${table}') returning made loop
      execute taken.made;
    end loop; end $$`;

/** What triggers of goods would have written, for goods of which they wrote nothing. */
const OF_GOODS = [
  "analyze commerce.product, commerce.variant, commerce.variant_price, commerce.assigned_value, commerce.stock",
  `insert into commerce.product_channel (product_id, channel_id, low, high)
    select v.product_id, p.channel_id, min(n.price), max(n.price) from commerce.variant v
    join commerce.variant_price p on p.variant_id = v.id
    cross join lateral (select case when p.offers is null then p.amount
      else commerce.price_at(p.amount, p.offers, clock_timestamp()) end as price) n
    where v.product_id not in (select product_id from commerce.product_channel) group by 1, 2`,
  `insert into commerce.price_history (variant_id, channel_id, amount, regular, since)
    select variant_id, channel_id, amount, amount, clock_timestamp() from commerce.variant_price
    where variant_id not in (select variant_id from commerce.price_history) order by 1, 2`,
  `insert into commerce.stock_movement (variant_id, warehouse_id, pieces, quantity_left, cause, reason)
    select variant_id, warehouse_id, quantity, quantity, 'OPENED', '' from commerce.stock
    where quantity <> 0 and variant_id not in (select variant_id from commerce.stock_movement) order by id`,
  `create table public.valued as select product_id, value_ids, md5(array_to_string(value_ids, ',')) as digest from (
      select product_id, array_agg(distinct value_id order by value_id) as value_ids from commerce.assigned_value
      where product_id not in (select product_id from commerce.product_facet) group by 1) v`,
  `insert into commerce.facet_set (value_ids, digest) select distinct on (digest) value_ids, digest from public.valued
    order by digest on conflict (digest) do nothing`,
  `insert into commerce.product_facet (product_id, set_id)
    select v.product_id, s.id from public.valued v join commerce.facet_set s on s.digest = v.digest order by 1`,
  // goods with the same values and names alike but for their digits have the same words
  `create table public.worded as
    select *, md5(words) as line, public.grams_of('wheel 휠 ホイール' || words) as grams from (
      select set_id, category_id, alike, commerce.product_search(id, category_id, names, '') as words from (
        select distinct on (set_id, category_id, alike) f.set_id, p.category_id, p.id, p.names, translate(p.names ->> 'ko', '123456789', '000000000') as alike
        from commerce.product p join commerce.product_facet f on f.product_id = p.id where strpos(p.search, E'\\n') = 0
        order by 1, 2, alike) one offset 0) cut`,
  "create index on public.worded (line)",
  "analyze public.worded, commerce.product_facet",
  grams(
    "plpgsql",
    `declare
      shared text[] := (select w.grams from public.worded w where line = md5(substr(given, strpos(given, E'\\n'))) limit 1);
    begin
      return shared || array(select own from unnest(public.grams_of(
        split_part(given, ' ', 2) || split_part(split_part(given, E'\\n', 1), 'ホイール', 2))) own where own <> all(shared));
    end`,
  ),
  `update commerce.product p set search = p.search || w.words from commerce.product_facet f, public.worded w
    where f.product_id = p.id and strpos(p.search, E'\\n') = 0 and (w.set_id, w.category_id) = (f.set_id, p.category_id)
      and w.alike = translate(p.names ->> 'ko', '123456789', '000000000')`,
  "do $$ begin execute (select made from public.taken_function); end $$",
  "drop function public.grams_of",
  "drop table public.taken_function, public.valued, public.worded",
];

/** What triggers of accounts, orders and payments would have written. */
const OF_ORDERS = [
  'analyze commerce.account, commerce."order", commerce.order_line, commerce.payment_transaction, commerce.payment_event',
  remade("commerce.order_line"),
  `select commerce.account_words_of(array(select id from commerce.account where id not in (select account_id from commerce.account_words)))`,
  `select commerce.order_words_of(array(select id from commerce."order" where id not in (select order_id from commerce.order_words)))`,
  `update commerce.account a set orders = n from (
      select id, sum(n)::integer as n from (
        select user_id::uuid as id, count(*) as n from commerce."order" where user_id is not null group by 1
        union all select a.id, count(*) from commerce.account a join commerce."order" o on o.email = a.email
          where a.is_confirmed and o.user_id is null group by 1) each group by 1) counted
    where counted.id = a.id and a.orders <> n`,
  // a mark of an order, of its lines, of what was built for it and of each charge
  `insert into commerce.figure_mark
    select created_at from commerce."order"
    union all (select distinct created_at from commerce."order" where id in (select order_id from commerce.order_line))
    union all (select distinct created_at from commerce."order" where id in (select order_id from commerce.design))
    union all select created_at from commerce.payment_event where type = 'CHARGE_SUCCESS'`,
];

const AFTER = ["drop table public.taken_index", "select commerce.refresh_search_words()"];

/** What knows nothing of each other, by who writes what follows from it. */
export type Inserts = { goods?: readonly string[]; orders?: readonly string[]; builds?: readonly string[] };

/**
 * Runs inserts in sessions that write by sets what triggers write row by row: the rows are the same (a test compares
 * them), in a fraction of the time. What was there before has its derived rows already. Takes three connections, of a
 * superuser of the database.
 *
 * @param told hears of each statement that has run, with its milliseconds
 */
export async function fillBySets(
  pool: pg.Pool,
  { goods = [], orders = [], builds = [] }: Inserts,
  told: (statement: string, ms: number) => void = () => undefined,
): Promise<void> {
  const run = async (statements: readonly string[]) => {
    const session = await pool.connect();
    try {
      for (const [name, value] of Object.entries(SESSION)) await session.query(`set ${name} = ${value}`);
      for (const statement of statements) {
        const began = performance.now();
        await session.query(statement);
        told(statement, performance.now() - began);
      }
    } finally {
      // its settings are nobody else's
      session.release(true);
    }
  };
  await run(BEFORE);
  const lanes = [
    [...goods, ...OF_GOODS, ...TABLES.goods.map(remade)],
    [...orders, ...OF_ORDERS, ...TABLES.orders.map(remade)],
    [...builds, ...TABLES.builds.map(remade)],
  ];
  const ends = await Promise.allSettled(lanes.map(run));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  await run(AFTER);
}
