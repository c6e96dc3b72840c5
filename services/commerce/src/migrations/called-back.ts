import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** Pieces of a paid order that its buyer withdrew from before they left: they are never sent. */
export const calledBackMigrations: Migrations = {
  "20261129_0710_commerce_called_back": {
    async up(db) {
      await sql`alter table commerce.order_line
        add column quantity_withdrawn integer not null default 0 check (quantity_withdrawn >= 0),
        add constraint order_line_withdrawn check (quantity_fulfilled + quantity_withdrawn <= quantity)`.execute(db);
    },
  },
};
