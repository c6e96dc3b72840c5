import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/**
 * A charge may come before its order: the days of its charges are counted again once a transaction belongs to an order,
 * or goes by another gateway.
 */
export const figureMovedMigrations: Migrations = {
  "20261126_0855_commerce_figure_moved": {
    async up(db) {
      await sql`
        create function commerce.charges_mark() returns trigger language plpgsql as $$
        begin
          insert into commerce.figure_mark
            select e.created_at from commerce.payment_event e
            where e.transaction_id = new.id and e.type = 'CHARGE_SUCCESS';
          return null;
        end $$`.execute(db);
      await sql`
        create trigger marks_day_change after update of order_id, gateway on commerce.payment_transaction
          for each row when ((old.order_id, old.gateway) is distinct from (new.order_id, new.gateway))
          execute function commerce.charges_mark()`.execute(db);
    },
  },
};
