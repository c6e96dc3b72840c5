import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** Who moved goods and why, as the transaction said it before (`noteStock`); both are empty where nobody did. */
const NOTED = `coalesce(nullif(current_setting('carloom.stock_reason', true), ''), ''),
  nullif(current_setting('carloom.stock_user', true), '')::uuid,
  nullif(current_setting('carloom.stock_order', true), '')::uuid`;
const CAUSE = "nullif(current_setting('carloom.stock_cause', true), '')";
const COLUMNS = "(variant_id, warehouse_id, pieces, quantity_left, cause, reason, user_id, order_id)";

const MOVES = {
  insert: `insert into commerce.stock_movement ${COLUMNS}
    select variant_id, warehouse_id, quantity, quantity, coalesce(${CAUSE}, 'OPENED'), ${NOTED} from after
    where quantity <> 0 order by id`,
  delete: `insert into commerce.stock_movement ${COLUMNS}
    select variant_id, warehouse_id, -quantity, 0, coalesce(${CAUSE}, 'CLOSED'), ${NOTED} from before
    where quantity <> 0 order by id`,
  // goods that go to another warehouse leave one and come into the other
  update: `insert into commerce.stock_movement ${COLUMNS}
    select m.variant_id, m.warehouse_id, m.pieces, m.quantity_left, coalesce(${CAUSE}, 'COUNTED'), ${NOTED}
    from after a join before b on b.id = a.id cross join lateral (
      select a.variant_id, a.warehouse_id, a.quantity - b.quantity as pieces, a.quantity as quantity_left
        where a.warehouse_id = b.warehouse_id and a.quantity <> b.quantity
      union all select b.variant_id, b.warehouse_id, -b.quantity, 0 where a.warehouse_id <> b.warehouse_id
      union all select a.variant_id, a.warehouse_id, a.quantity, a.quantity where a.warehouse_id <> b.warehouse_id
    ) m where m.pieces <> 0 order by a.id`,
} as const;
const TABLES = {
  insert: "new table as after",
  delete: "old table as before",
  update: "old table as before new table as after",
} as const;

/**
 * Every change of what lies in a warehouse, written by triggers: no way of changing stock can forget it. What is only
 * promised to an order moves nothing. A movement outlives its goods.
 */
export const stockMovementMigrations: Migrations = {
  "20261123_143500_commerce_stock_movement": {
    async up(db) {
      await sql`
        create table commerce.stock_movement (
          id integer primary key generated always as identity,
          variant_id integer not null,
          warehouse_id integer not null,
          pieces integer not null check (pieces <> 0),
          quantity_left integer not null,
          cause text not null,
          reason text not null,
          user_id uuid,
          order_id uuid,
          created_at timestamptz not null default now()
        )`.execute(db);
      await sql`create index stock_movement_variant on commerce.stock_movement (variant_id, id)`.execute(db);
      await sql`create index stock_movement_warehouse on commerce.stock_movement (warehouse_id, id)`.execute(db);
      for (const event of ["insert", "update", "delete"] as const) {
        await sql
          .raw(
            `create function commerce.stock_${event}_moves() returns trigger language plpgsql as $$
             begin ${MOVES[event]}; return null; end $$`,
          )
          .execute(db);
        await sql
          .raw(
            `create trigger stock_${event}_moves after ${event} on commerce.stock referencing ${TABLES[event]}
             for each statement execute function commerce.stock_${event}_moves()`,
          )
          .execute(db);
      }
    },
  },
};
