import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/**
 * Somebody's address is told of stock only after they said themselves that they want it. The token is the link of the
 * mails; what was told stays for a while, so that its link still works.
 */
export const wishlistMigrations: Migrations = {
  "20261122_1430_commerce_stock_notice": {
    async up(db) {
      await sql`
        alter table commerce.stock_notice
          add column token uuid not null default gen_random_uuid() unique,
          add column is_confirmed boolean not null default true,
          add column sent_at timestamptz`.execute(db);
      await sql`alter table commerce.stock_notice alter column is_confirmed drop default`.execute(db);
      await sql`create index stock_notice_waiting on commerce.stock_notice (id) where is_confirmed and sent_at is null`.execute(
        db,
      );
    },
  },
};
