import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** A lot belongs to the sheet that it was noted for, and not to another one that has its number later. */
export const floorLotLookMigrations: Migrations = {
  "20261126_192100_commerce_floor_lot_look": {
    async up(db) {
      await sql`alter table commerce.floor_lot add column look text`.execute(db);
    },
  },
};
