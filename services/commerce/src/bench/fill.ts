/** Rows as a shop has them, in amounts that nobody would click: what the benches of size begin with. All is SQL. */

/** Attributes of goods or of their sizes, with how many values each has. */
const MEASURES = { "bolt-pattern": [8, false], "rim-diameter": [7, true], "rim-width": [9, true], offset: [20, true] };

/** Facets are written so many products at a time. */
const FACETS_AT_ONCE = 5000;
const facets = (count: number) =>
  Array.from(
    { length: Math.ceil(count / FACETS_AT_ONCE) },
    (_, i) =>
      `select commerce.refresh_facets(array(select id from commerce.product order by id offset ${i * FACETS_AT_ONCE} limit ${FACETS_AT_ONCE}));\n`,
  ).join("");

/** The index of parts of words is made when all words are there: row by row it takes longer than everything else together. */
const catalogue = (count: number) => `
  alter table commerce.product disable trigger user;
  create table public.grams as select indexdef from pg_indexes where schemaname = 'commerce' and indexname = 'product_grams';
  drop index commerce.product_grams;
  insert into commerce.product (slug, product_type_id, category_id, names, search, position)
    select 'p-' || n, (select min(id) from commerce.product_type),
      (select id from commerce.category order by id offset n % 5 limit 1),
      json_build_object('en', 'Wheel ' || n, 'ko', '휠 ' || n, 'ja', 'ホイール ' || n),
      '', n / 10 from generate_series(1, ${count}) n;
  insert into commerce.variant (product_id, sku, name, position, weight_g, track_inventory, sold_by_area)
    select id, slug || '-' || v, 'v' || v, v, 9000, true, false from commerce.product, generate_series(1, 2) v where slug ~ '^p-[0-9]+$';
  alter table commerce.variant_price disable trigger price_takes_offers;
  insert into commerce.variant_price (variant_id, channel_id, amount)
    select v.id, c.id, 30000 + v.product_id::bigint * 7919 % 40000 from commerce.variant v, commerce.channel c on conflict do nothing;
  alter table commerce.variant_price enable trigger price_takes_offers;
  alter table commerce.assigned_value disable trigger user;
  insert into commerce.attribute_value (attribute_id, slug, names, position)
    select id, slug, json_build_object('en', slug, 'ko', slug, 'ja', slug), 0 from (
      select id, unnest(array['rare', 'plain']) as slug from commerce.attribute where slug = 'feature') a on conflict do nothing;
  insert into commerce.assigned_value (product_id, value_id)
    select p.id, v.id from commerce.product p, commerce.attribute_value v where v.slug = case when p.id % ${Math.ceil(count / 50)} = 0 then 'rare' else 'plain' end on conflict do nothing;
  ${Object.entries(MEASURES)
    .map(
      ([slug, [values, ofVariant]]) => `
  insert into commerce.attribute_value (attribute_id, slug, names, number, position)
    select id, 'n-' || n, json_build_object('en', n, 'ko', n, 'ja', n), n, n from commerce.attribute, generate_series(0, ${Number(values) - 1}) n where slug = '${slug}' on conflict do nothing;
  insert into commerce.assigned_value (product_id, variant_id, value_id)
    select v.product_id, ${ofVariant ? "v.id" : "null"}, a.id from commerce.variant v, commerce.attribute_value a, commerce.attribute t
    where t.id = a.attribute_id and t.slug = '${slug}' and a.number = ${ofVariant ? "v.id" : "v.product_id"}::bigint * 7919 % ${values}
    on conflict do nothing;`,
    )
    .join("")}
  alter table commerce.assigned_value enable trigger user;
  ${facets(count)}
  create table public.set_words as select f.set_id, p.category_id, split_part(commerce.product_search(min(p.id), p.category_id, '{}', ''), E'\\n', 2) as words
    from commerce.product p join commerce.product_facet f on f.product_id = p.id group by 1, 2;
  update commerce.product p set search = 'wheel ' || n || ' 휠 ' || n || ' ホイール ' || n || case when n % ${Math.ceil(count / 50)} = 0 then ' rarely 드문 めずらしい' else '' end || E'\\n' || words
    from (select p.id, split_part(p.slug, '-', 2)::int as n, w.words from commerce.product p
      join commerce.product_facet f on f.product_id = p.id
      join public.set_words w on w.set_id = f.set_id and w.category_id = p.category_id where p.slug ~ '^p-[0-9]+$') given where given.id = p.id;
  do $$ begin execute (select indexdef from public.grams); end $$;
  drop table public.grams, public.set_words;
  alter table commerce.product enable trigger user;
  insert into commerce.stock (variant_id, warehouse_id, quantity)
    select id, (select min(id) from commerce.warehouse), 100 from commerce.variant on conflict do nothing;
  select commerce.refresh_search_words();
  vacuum analyze;`;

/**
 * Statements that make so many products: each has two variants with prices in three channels and stock. No offer is on. One
 * after the other, so that each has the time of a statement for itself.
 */
export const catalogueOf = (count: number): string[] => catalogue(count).split(/;\s*\n/);

/** One visit of ten events after the other, in the order of time as they come; a fiftieth are searches for nothing. */
export const eventsOf = ({
  total,
  days,
  first,
  last,
}: {
  total: number;
  days: number;
  first: number;
  last: number;
}): string => `
  insert into commerce.visit_event (at, visit, channel_id, kind, language, subject)
  select now() - interval '${days} days' * (1 - n / ${total}::float8), md5((n / 10)::text)::uuid,
    (select min(id) from commerce.channel) + (n / 10) % 3, kind, (array['en', 'ko', 'ja'])[1 + n % 3],
    case kind when 'SEARCH_EMPTY' then 'term ' || (power(random(), 3) * 5000)::integer
      when 'CAR_OPENED' then 'car-' || n % 37 when 'STUDIO_OPENED' then 'car-' || n % 37 else '' end
  from (select n, case when n % 50 = 9 then 'SEARCH_EMPTY' else (array['VISIT', 'CAR_OPENED', 'CAR_OPENED', 'CAR_OPENED',
    'STUDIO_OPENED', 'BUILD_CHANGED', 'CAR_OPENED', 'CART_FILLED', 'CHECKOUT_BEGUN', 'ORDER_PLACED'])[1 + n % 10] end as kind
    from generate_series(${first}, ${last}) n) e`;

/** The account of the `n`th customer, as an SQL expression. */
export const accountId = (n: string): string => `md5('account ' || ${n})::uuid`;
export const accountEmail = (n: string): string => `'p' || ${n} || '@people.example'`;

/** Customers who have an account, without a password: nobody signs in as one. */
export const accountsOf = (count: number): string => `
  insert into commerce.account (id, email, first_name, last_name, is_confirmed, date_joined)
  select ${accountId("n")}, ${accountEmail("n")}, 'Person', 'Number ' || n, true, now() - interval '700 days' * (1 - n / ${count}::float8)
  from generate_series(1, ${count}) n`;

const ADDRESS = `jsonb_build_object('id', gen_random_uuid(), 'firstName', 'Person', 'lastName', 'Number ' || n, 'companyName', '',
      'streetAddress1', '1 Test Street', 'streetAddress2', '', 'city', 'Seoul', 'cityArea', '', 'postalCode', '04524', 'country', 'KR',
      'countryArea', '', 'phone', '')`;

/** Orders of a year with two lines, a payment each and a build for each third; of guests, or of so many `accounts`. */
export function ordersOf(count: number, variants: number, accounts = 0): string[] {
  const customer = `(1 + n % ${Math.max(1, accounts)})`;
  const userId = accounts > 0 ? `${accountId(customer)}::text` : "null";
  const email = accounts > 0 ? accountEmail(customer) : "'buyer@people.example'";
  return [
    `insert into commerce."order" (id, token, number, checkout_id, channel_id, user_id, email, language_code, status, charge_status,
      authorize_status, currency, shipping_address, billing_address, shipping_method_name, tax_country, tax_ppm,
      prices_include_tax, subtotal_net, subtotal_gross, shipping_net, shipping_gross, total_net, total_gross, charged,
      weight_g, customer_note, metadata, created_at)
    select gen_random_uuid(), gen_random_uuid(), 10000 + n, gen_random_uuid(), c.id, ${userId}, ${email}, 'EN',
      'FULFILLED', 'FULL', 'NONE', c.currency, ${ADDRESS}, ${ADDRESS}, 'Parcel', (array['KR', 'DE', 'JP'])[1 + n % 3], 100000, true,
      1000, 1100, 100, 110, 1100, 1210, 1210, 1000, '', '{}', now() - interval '365 days' * (1 - n / ${count}::float8)
    from generate_series(1, ${count}) n
    join commerce.channel c on c.id = (select min(id) from commerce.channel) + n % 3`,
    `insert into commerce.order_line (id, order_id, variant_id, product_name, variant_name, translated_name, sku, quantity,
      unit_net, unit_gross, total_net, total_gross, metadata, position, tax_ppm)
    select gen_random_uuid(), o.id, (select min(id) from commerce.variant) + (o.number::bigint * l * 7919) % ${variants}, 'Wheel', 'One', '',
      'x', 1, 500, 550, 500, 550, '{}', l, 100000 from commerce."order" o, generate_series(1, 2) l`,
    `insert into commerce.design (id, order_id, title, template_slug, template_uuid, manifest_hash, build, lines, total,
      currency, priced_at, valid_until)
    select gen_random_uuid(), id, 'One', 'car-' || number % 40, gen_random_uuid(), '',
      jsonb_build_object('paint', jsonb_build_object('body', jsonb_build_object('color', '#' || lpad(to_hex(number % 300), 6, '0'),
      'finish', 'pearl'), 'roof', jsonb_build_object('color', '#101010', 'finish', 'matte'))), '[]', 0, currency, now(), now()
    from commerce."order" where number % 3 = 0`,
    `insert into commerce.payment_transaction (id, order_id, gateway, idempotency_key, currency, amount, charged, reference)
    select gen_random_uuid(), id, 'carloom.offline', number::text, currency, 1210, 1210, '' from commerce."order"`,
    `insert into commerce.payment_event (transaction_id, type, amount, reference, created_at)
    select t.id, 'CHARGE_SUCCESS', 1210, '', o.created_at from commerce.payment_transaction t
    join commerce."order" o on o.id = t.order_id`,
  ];
}

/** Saved builds of so many accounts, five cars each, a preset for each second; a tenth is shown to everybody. */
export const buildsOf = (count: number): string[] => [
  `insert into threed.project (uuid, template_uuid, owner_id, is_default, title, is_public, option, created_at, updated_at)
    select gen_random_uuid(), (array(select uuid from threed.template order by position limit 5))[1 + n % 5], ${accountId("(1 + n / 5)")}::text,
      false, 'Build ' || n, n % 10 = 0, jsonb_build_object('version', 11, 'paint', jsonb_build_object('body', jsonb_build_object('color',
      '#' || lpad(to_hex(n::bigint * 7919 % 16777216), 6, '0'), 'finish', 'pearl')), 'words', repeat(md5(n::text), 24)), at, at
    from (select n, now() - interval '700 days' * (1 - n / ${count}::float8) as at from generate_series(0, ${count} - 1) n) b`,
  `insert into threed.project_preset (uuid, project_uuid, title, setting, part_model_uuids, stickers)
    select gen_random_uuid(), uuid, 'Preset', option, '{}', '[]' from threed.project where not is_default and hashtext(uuid::text) % 2 = 0`,
];
