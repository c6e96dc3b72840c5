import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/**
 * What a variant is called in other languages, as far as somebody wrote it, and what its buyer read when it was
 * ordered. A line of an order from before then has none, and is told by the shop's own name.
 */
export const variantTranslationMigrations: Migrations = {
  "20261129_1300_commerce_variant_translations": {
    async up(db) {
      await sql`alter table commerce.variant add column translations jsonb not null default '{}'`.execute(db);
      await sql`alter table commerce.order_line add column translated_variant_name text`.execute(db);
    },
  },
};
