/**
 * A shop of so many orders, customers and products, as a running product's database takes them in a minute: triggers that
 * keep what is derived are off while rows come, and what they would have kept is written with the rows.
 */
export const dashboardRows = (count: number): string[] => [
  `insert into commerce.account (email, first_name, last_name, is_confirmed, date_joined)
    select 'buyer' || n || '@people.example', (array['Mina', 'Joon', 'Ada', 'Ken'])[1 + n % 4], 'Park' || n % 5000, true,
      now() - interval '700 days' * (1 - n / ${count}::float8) from generate_series(1, ${count}) n`,
  `insert into commerce."order" (id, token, number, checkout_id, channel_id, user_id, email, language_code, status,
      charge_status, authorize_status, currency, shipping_address, billing_address, shipping_method_name, tax_country,
      tax_ppm, prices_include_tax, subtotal_net, subtotal_gross, shipping_net, shipping_gross, total_net, total_gross,
      charged, weight_g, customer_note, metadata, created_at)
    select gen_random_uuid(), gen_random_uuid(), 1000000 + n, gen_random_uuid(), c.id, a.id, a.email, 'EN',
      (array['UNFULFILLED', 'FULFILLED', 'FULFILLED', 'UNCONFIRMED'])[1 + n % 4], 'FULL', 'NONE', c.currency, address, address,
      'Parcel', 'DE', 190000, true, 1000, 1190, 100, 119, 1100, 1309, 1309, 1000, '', '{}',
      now() - interval '365 days' * (1 - n / ${count}::float8)
    from generate_series(1, ${count}) n
    join commerce.channel c on c.id = (select min(id) from commerce.channel) + n % 3
    join commerce.account a on a.email = 'buyer' || (1 + n * 7 % ${count}) || '@people.example'
    cross join lateral (select jsonb_build_object('id', gen_random_uuid(), 'firstName', a.first_name, 'lastName',
      a.last_name, 'companyName', '', 'streetAddress1', 'Torstraße ' || n % 200, 'streetAddress2', '', 'city', 'Berlin',
      'cityArea', '', 'postalCode', '10119', 'country', 'DE', 'countryArea', '', 'phone', '') as address) given`,
  `insert into commerce.order_line (id, order_id, variant_id, product_name, variant_name, translated_name, sku, quantity,
      unit_net, unit_gross, total_net, total_gross, metadata, position, tax_ppm)
    select gen_random_uuid(), o.id, (select min(id) from commerce.variant), 'Wheel', 'One', '', 'x', 1, 500, 595, 500, 595,
      '{}', l, 190000 from commerce."order" o, generate_series(1, 2) l where o.number > 1000000`,
  "alter table commerce.product disable trigger user",
  `insert into commerce.product (slug, product_type_id, category_id, names, search, position)
    select 'wheel-' || n, (select min(id) from commerce.product_type),
      (select id from commerce.category order by id offset n % 5 limit 1),
      json_build_object('en', 'Wheel ' || n, 'ko', '휠 ' || n, 'ja', 'ホイール ' || n),
      'wheel ' || n || ' 휠 ' || n || ' ホイール ' || n, 1000 + n from generate_series(1, ${count}) n`,
  "alter table commerce.product enable trigger user",
  `insert into commerce.variant (product_id, sku, name, position, weight_g, track_inventory, sold_by_area)
    select id, 'SKU-' || id, 'One', 0, 9000, true, false from commerce.product where slug like 'wheel-%'`,
  "alter table commerce.variant_price disable trigger user",
  `insert into commerce.variant_price (variant_id, channel_id, amount)
    select v.id, c.id, 30000 + v.product_id::bigint * 7919 % 40000 from commerce.variant v, commerce.channel c
    where v.sku like 'SKU-%' on conflict do nothing`,
  "alter table commerce.variant_price enable trigger user",
  `insert into commerce.stock (variant_id, warehouse_id, quantity)
    select id, (select min(id) from commerce.warehouse), id % 90 from commerce.variant where sku like 'SKU-%'`,
  `insert into commerce.voucher (name, type, value_type)
    select 'CODE' || n, 'ENTIRE_ORDER', 'PERCENTAGE' from generate_series(1, ${Math.ceil(count / 10)}) n`,
  `insert into commerce.voucher_code (code, voucher_id) select name, id from commerce.voucher where name like 'CODE%'`,
];
