import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** The board finds what was moved lately without reading all that was ever moved. */
export const floorRecentMigrations: Migrations = {
  "20261126_121500_commerce_floor_recent": {
    async up(db) {
      await sql`create index floor_piece_moved on commerce.floor_piece (updated_at)`.execute(db);
    },
  },
};
