import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/**
 * Since when a handle is a former one (null: it is not, or an earlier release left it), and handles of erased accounts that
 * nobody may take for a while, by their hash. Former ones of today are former since today.
 */
export const userNameMigrations: Migrations = {
  "20261129_103000_commerce_user_name_rest": {
    async up(db) {
      await sql`alter table commerce.account_user_name add column left_at timestamptz`.execute(db);
      await sql`update commerce.account_user_name set left_at = now() where not is_current`.execute(db);
      await sql`create table commerce.user_name_rest (
        name_hash bytea primary key,
        until timestamptz not null
      )`.execute(db);
      await sql`create index user_name_rest_until on commerce.user_name_rest (until)`.execute(db);
    },
  },
};
