import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** Of what happens in the shop staff hear at once: by triggers, so that no command has to remember it. */
export const staffNewsMigrations: Migrations = {
  "20261123_142240_commerce_staff_news": {
    async up(db) {
      await sql`
        create function commerce.tell_of_order() returns trigger language plpgsql as $$
        declare
          kind text := case new.type
            when 'PLACED' then 'ORDER_PLACED'
            when 'PLACED_AUTOMATICALLY_FROM_PAID_CHECKOUT' then 'ORDER_PLACED'
            when 'ORDER_FULLY_PAID' then 'ORDER_PAID'
            when 'ORDER_MARKED_AS_PAID' then 'ORDER_PAID'
            when 'PAYMENT_FAILED' then 'PAYMENT_FAILED'
            else 'ORDER_CHANGED' end;
        begin
          perform platform.tell_staff(kind, '{orders,support}', 'Order:' || new.order_id);
          return null;
        end $$`.execute(db);
      await sql`create trigger tell_staff after insert on commerce.order_event
        for each row when (new.type <> 'EMAIL_SENT') execute function commerce.tell_of_order()`.execute(db);
      await sql`
        create function commerce.tell_of_row() returns trigger language plpgsql as $$
        begin
          perform platform.tell_staff(tg_argv[0], tg_argv[1]::text[], tg_argv[2] || ':' || new.id);
          return null;
        end $$`.execute(db);
      for (const [table, kind, roles, type] of [
        ["contact_message", "MESSAGE", "{support}", "ContactMessage"],
        ["build_report", "REPORT", "{support}", "BuildReport"],
        ["return_request", "RETURN_REQUESTED", "{orders,support}", "ReturnRequest"],
      ] as const)
        await sql`create trigger tell_staff after insert on ${sql.table(`commerce.${table}`)}
          for each row execute function commerce.tell_of_row(${sql.lit(kind)}, ${sql.lit(roles)}, ${sql.lit(type)})`.execute(
          db,
        );
      await sql`create trigger tell_staff after update of status on commerce.event_delivery
        for each row when (new.status = 'FAILED' and old.status <> 'FAILED')
        execute function commerce.tell_of_row('DELIVERY_FAILED', '{owner}', 'EventDelivery')`.execute(db);
    },
  },
};
