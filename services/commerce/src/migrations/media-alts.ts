import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** What a picture shows in other languages than English, whose words stand in `alt` as ever. */
export const mediaAltMigrations: Migrations = {
  "20261126_110000_commerce_media_alts": {
    async up(db) {
      await sql`alter table commerce.product_media add column alts jsonb not null default '{}'`.execute(db);
    },
  },
};
