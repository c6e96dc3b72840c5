import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

const TABLES = [
  // days that were counted, in the shop's time zone; and moments whose day changed since
  "create table commerce.figure_day (day date primary key, time_zone text not null)",
  "create table commerce.figure_mark (at timestamptz not null)",
  `create table commerce.figure_sale (
    day date not null, channel_id integer not null, orders integer not null, gross bigint not null, tax bigint not null,
    primary key (day, channel_id))`,
  `create table commerce.figure_sold (
    day date not null, variant_id integer not null, product_name text not null, variant_name text not null,
    pieces integer not null, promised integer not null, primary key (day, variant_id))`,
  `create table commerce.figure_built (
    day date not null, kind text not null check (kind in ('TEMPLATE', 'COLOUR', 'FINISH')), name text not null,
    builds integer not null, primary key (day, kind, name))`,
  `create table commerce.figure_tax (
    day date not null, channel_id integer not null, country text not null, ppm integer not null, net bigint not null,
    tax bigint not null, primary key (day, channel_id, country, ppm))`,
  `create table commerce.figure_paid (
    day date not null, channel_id integer not null, gateway text not null, charged bigint not null,
    primary key (day, channel_id, gateway))`,
];

const MARKS = [
  `create function commerce.moment_marks() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'DELETE' then insert into commerce.figure_mark values (new.created_at); end if;
      if tg_op <> 'INSERT' then insert into commerce.figure_mark values (old.created_at); end if;
      return null;
    end $$`,
  `create trigger marks_day after insert or delete on commerce."order"
    for each row execute function commerce.moment_marks()`,
  `create trigger marks_day_change after update of status, channel_id, created_at, total_net, total_gross, shipping_net,
      shipping_gross, tax_country, tax_ppm on commerce."order"
    for each row when ((old.status, old.channel_id, old.created_at, old.total_net, old.total_gross, old.shipping_net,
      old.shipping_gross, old.tax_country, old.tax_ppm) is distinct from (new.status, new.channel_id, new.created_at,
      new.total_net, new.total_gross, new.shipping_net, new.shipping_gross, new.tax_country, new.tax_ppm))
    execute function commerce.moment_marks()`,
  `create trigger marks_day after insert on commerce.payment_event
    for each row when (new.type = 'CHARGE_SUCCESS') execute function commerce.moment_marks()`,
  `create trigger marks_day_change after update or delete on commerce.payment_event
    for each row when (old.type = 'CHARGE_SUCCESS') execute function commerce.moment_marks()`,
  `create function commerce.lines_mark() returns trigger language plpgsql as $$
    begin
      insert into commerce.figure_mark select distinct o.created_at
        from changed join commerce."order" o on o.id = changed.order_id;
      return null;
    end $$`,
  ...(["insert", "update", "delete"] as const).flatMap((event) =>
    ["order_line", "design"].map(
      (table) => `create trigger ${event}_marks_day after ${event} on commerce.${table}
        referencing ${event === "delete" ? "old" : "new"} table as changed
        for each statement execute function commerce.lines_mark()`,
    ),
  ),
];

/**
 * What figures are made of, counted once a day of the shop instead of for each look. Triggers mark the day of whatever
 * changes, in its own transaction: a marked day is read from the orders themselves until it is counted again, so a
 * figure is never older than the orders. Marks are only added, so orders never wait for each other.
 */
export const figureDayMigrations: Migrations = {
  "20261126_0720_commerce_figure_day": {
    async up(db) {
      for (const text of [...TABLES, ...MARKS]) await sql.raw(text).execute(db);
    },
  },
};
