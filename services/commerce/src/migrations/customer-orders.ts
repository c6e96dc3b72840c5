import { buildIndex, type Migrations } from "@carloom/platform";
import { sql } from "kysely";

const AT_ONCE = 500;

/**
 * How many orders an account has: its own, and those made as a guest with its address while that is confirmed. Lists of
 * customers are sorted and filtered by it. It is counted anew each time, under the account's lock, so that of two orders
 * placed at once the later counts both.
 */
export const customerOrderMigrations: Migrations = {
  "20261126_1823_commerce_customer_orders": {
    async up(db) {
      for (const text of [
        "alter table commerce.account add column orders integer not null default 0",
        `create function commerce.count_orders(given uuid) returns void language plpgsql as $$
        declare
          who record;
          found_orders integer;
        begin
          select email, is_confirmed, orders into who from commerce.account where id = given for no key update;
          if not found then return; end if;
          select count(*) into found_orders from commerce."order" where user_id = given::text;
          if who.is_confirmed then
            found_orders := found_orders
              + (select count(*) from commerce."order" where email = who.email and user_id is null);
          end if;
          if found_orders <> who.orders then
            update commerce.account set orders = found_orders where id = given;
          end if;
        end $$`,
        `create function commerce.count_orders_of(who text, address text) returns void language plpgsql as $$
        begin
          if who is null then
            perform commerce.count_orders(id) from commerce.account where email = address and is_confirmed;
          elsif who ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
            perform commerce.count_orders(who::uuid);
          end if;
        end $$`,
        `create function commerce.order_counted() returns trigger language plpgsql as $$
        begin
          if tg_op <> 'INSERT' then perform commerce.count_orders_of(old.user_id, old.email); end if;
          if tg_op <> 'DELETE' then perform commerce.count_orders_of(new.user_id, new.email); end if;
          return null;
        end $$`,
        `create function commerce.account_counted() returns trigger language plpgsql as $$
        begin
          perform commerce.count_orders(new.id);
          return null;
        end $$`,
        `create trigger counts_orders after insert or delete on commerce."order"
          for each row execute function commerce.order_counted()`,
        `create trigger counts_orders_moved after update of user_id, email on commerce."order"
          for each row when ((old.user_id, old.email) is distinct from (new.user_id, new.email))
          execute function commerce.order_counted()`,
        `create trigger counts_orders after insert on commerce.account
          for each row when (new.is_confirmed) execute function commerce.account_counted()`,
        `create trigger counts_orders_confirmed after update of email, is_confirmed on commerce.account
          for each row when ((old.email, old.is_confirmed) is distinct from (new.email, new.is_confirmed))
          execute function commerce.account_counted()`,
      ])
        await sql.raw(text).execute(db);
    },
  },
  "20261126_1824_commerce_customer_orders_counted": {
    outside: true,
    async up(db) {
      for (let after = "00000000-0000-0000-0000-000000000000"; ; ) {
        const { rows } = await sql<{ last: string | null }>`
          with next as (select id from commerce.account where id > ${after}::uuid order by id limit ${AT_ONCE}),
            counted as (select id, commerce.count_orders(id) from next)
          select max(id::text) as last from counted`.execute(db);
        if (!rows[0]?.last) break;
        after = rows[0].last;
      }
      await buildIndex(db, "commerce", "account_orders", "commerce.account (orders, id) where not is_staff");
      await buildIndex(
        db,
        "commerce",
        "account_without_orders",
        "commerce.account (date_joined, id) where orders = 0 and not is_staff",
      );
    },
  },
  // a channel asks whether it has orders, and hands them to another
  "20261126_1825_commerce_order_channel": {
    outside: true,
    up: (db) => buildIndex(db, "commerce", "order_channel", 'commerce."order" (channel_id)'),
  },
};
