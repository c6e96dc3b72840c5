import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** Whether books keep an order that was called off hangs on its invoice and on what was paid of it. */
const MARKS = [
  `create function commerce.booked_marks() returns trigger language plpgsql as $$
    begin
      insert into commerce.figure_mark
        select o.created_at from commerce."order" o where o.id = new.order_id and o.status in ('CANCELED', 'EXPIRED');
      return null;
    end $$`,
  `create trigger marks_day after insert on commerce.invoice
    for each row execute function commerce.booked_marks()`,
  `create trigger marks_booked after insert on commerce.payment_transaction
    for each row when (new.charged > 0) execute function commerce.booked_marks()`,
  `create trigger marks_booked_change after update of charged, order_id on commerce.payment_transaction
    for each row when ((old.charged, old.order_id) is distinct from (new.charged, new.order_id))
    execute function commerce.booked_marks()`,
  // days that were counted without them
  `insert into commerce.figure_mark
    select distinct o.created_at from commerce."order" o join commerce.invoice i on i.order_id = o.id
    where o.status in ('CANCELED', 'EXPIRED')`,
];

/** Taxes count what was called off after it was invoiced and paid; its credit note takes it back. */
export const figureBookedMigrations: Migrations = {
  "20261129_0700_commerce_figure_booked": {
    async up(db) {
      for (const text of MARKS) await sql.raw(text).execute(db);
    },
  },
};
