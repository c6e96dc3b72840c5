import { sql } from "kysely";
import type { Migrations } from "../database/migrate.ts";

/** Nodes that keep whole pages hear at once when what pages show has changed; a transaction says it once. */
export const pagesMigrations: Migrations = {
  "20261124_132500_platform_pages": {
    async up(db) {
      await sql`
        create function platform.tell_pages() returns trigger language plpgsql as $$
        begin
          perform pg_notify('carloom_pages', '');
          return null;
        end $$`.execute(db);
    },
  },
};
