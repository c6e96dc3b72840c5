import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/**
 * Warehouses that staff make: their address, and the zones that they send to. A zone that names no warehouse is sent to
 * from all of them, as every zone was until now. What a parcel left from may be deleted: the parcel then names none.
 */
export const warehouseMigrations: Migrations = {
  "20261126_1452_commerce_warehouse": {
    async up(db) {
      const run = async (texts: readonly string[]) => {
        for (const text of texts) await sql.raw(text).execute(db);
      };
      await run([
        "alter table commerce.warehouse add column email text not null default '', add column address jsonb",
        `create table commerce.warehouse_zone (
          warehouse_id integer not null references commerce.warehouse on delete cascade,
          zone_id integer not null references commerce.shipping_zone on delete cascade,
          primary key (warehouse_id, zone_id)
        )`,
        "create index warehouse_zone_of on commerce.warehouse_zone (zone_id)",
        // checked for new rows alone: those that are there were checked when they came
        `alter table commerce.fulfillment alter column warehouse_id drop not null,
          drop constraint fulfillment_warehouse_id_fkey,
          add constraint fulfillment_warehouse_id_fkey foreign key (warehouse_id) references commerce.warehouse
            on delete set null not valid`,
        `alter table commerce.removed drop constraint removed_kind_check, add constraint removed_kind_check check (kind in
          ('variant', 'category', 'collection', 'attribute', 'attribute_value', 'shipping_method', 'channel'))`,
      ]);
    },
  },
};
