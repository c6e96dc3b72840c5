import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** Orders and refunds by day. */
export const figuresMigrations: Migrations = {
  "20261123_142530_commerce_figures": {
    async up(db) {
      await sql`create index order_created on commerce."order" (created_at)`.execute(db);
      await sql`create index refund_updated on commerce.refund (updated_at) where status = 'SUCCESS'`.execute(db);
    },
  },
  "20261124_1821_commerce_ledger": {
    async up(db) {
      await sql`create index payment_charged on commerce.payment_event (created_at) where type = 'CHARGE_SUCCESS'`.execute(
        db,
      );
      await sql`create index credit_note_created on commerce.credit_note (created_at)`.execute(db);
    },
  },
};
