/** Rows as a shop has them, in amounts that nobody would click: what the benches of size begin with. All is SQL. */

/** Attributes of goods or of their sizes, with how many values each has. */
const MEASURES = { "bolt-pattern": [8, false], "rim-diameter": [7, true], "rim-width": [9, true], offset: [20, true] };

/** Goods of ours among those of the demo. */
const MADE = "p.slug ~ '^p-[0-9]+$'";

/**
 * Inserts that make so many products: each has two variants with prices in three channels and stock. No offer is on. What
 * follows from them is written by triggers, or for many by `fillBySets`.
 */
export const catalogueOf = (count: number): string[] => [
  `insert into commerce.product (slug, product_type_id, category_id, names, search, position)
    select 'p-' || n, (select min(id) from commerce.product_type),
      (array(select id from commerce.category order by id limit 5))[1 + n % 5],
      json_build_object('en', 'Wheel ' || n, 'ko', '휠 ' || n, 'ja', 'ホイール ' || n),
      'wheel ' || n || ' 휠 ホイール' || case when n % ${Math.ceil(count / 50)} = 0 then ' rarely 드문 めずらしい' else '' end,
      n / 10 from generate_series(1, ${count}) n`,
  `insert into commerce.variant (product_id, sku, name, position, weight_g, track_inventory, sold_by_area)
    select p.id, p.slug || '-' || v, 'v' || v, v, 9000, true, false from commerce.product p, generate_series(1, 2) v where ${MADE}
    order by p.id, v`,
  `insert into commerce.variant_price (variant_id, channel_id, amount)
    select v.id, c.id, 30000 + v.product_id::bigint * 7919 % 40000 from commerce.product p
    join commerce.variant v on v.product_id = p.id cross join commerce.channel c where ${MADE}`,
  `insert into commerce.attribute_value (attribute_id, slug, names, position)
    select id, slug, json_build_object('en', slug, 'ko', slug, 'ja', slug), 0 from (
      select id, unnest(array['rare', 'plain']) as slug from commerce.attribute where slug = 'feature') a on conflict do nothing`,
  `insert into commerce.assigned_value (product_id, value_id)
    select p.id, v.id from commerce.product p join commerce.attribute_value v
      on v.slug = case when p.id % ${Math.ceil(count / 50)} = 0 then 'rare' else 'plain' end where ${MADE}`,
  ...Object.entries(MEASURES).flatMap(([slug, [values, ofVariant]]) => [
    `insert into commerce.attribute_value (attribute_id, slug, names, number, position)
    select id, 'n-' || n, json_build_object('en', n, 'ko', n, 'ja', n), n, n from commerce.attribute, generate_series(0, ${Number(values) - 1}) n
    where slug = '${slug}' on conflict do nothing`,
    `insert into commerce.assigned_value (product_id, variant_id, value_id)
    select p.id, ${ofVariant ? "v.id" : "null"}, a.id from commerce.attribute t join commerce.attribute_value a on a.attribute_id = t.id
      join ${ofVariant ? "(commerce.product p join commerce.variant v on v.product_id = p.id)" : "commerce.product p"}
        on a.number = ${ofVariant ? "v.id" : "p.id"}::bigint * 7919 % ${values}
    where t.slug = '${slug}' and a.slug = 'n-' || a.number and ${MADE}`,
  ]),
  `insert into commerce.stock (variant_id, warehouse_id, quantity)
    select v.id, (select min(id) from commerce.warehouse), 100 from commerce.product p join commerce.variant v on v.product_id = p.id where ${MADE}`,
];

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
