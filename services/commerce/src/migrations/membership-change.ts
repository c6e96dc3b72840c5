import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** Another plan: from the next renewal on, or at once, for what is left of the period that runs. */
export const membershipChangeMigrations: Migrations = {
  "20261126_1205_commerce_membership_change": {
    async up(db) {
      await sql.raw("alter table commerce.membership add column next jsonb").execute(db);
      await sql
        .raw(
          `alter table commerce.membership_period
            add column becomes jsonb,
            add column is_upgrade boolean not null default false,
            add column carried_mm2 bigint not null default 0`,
        )
        .execute(db);
    },
  },
};
