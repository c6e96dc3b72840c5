import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** Every page leads to the shop's channels: one that is made, renamed, closed or deleted is on them at once. */
export const channelMigrations: Migrations = {
  "20261126_1526_commerce_channel": {
    async up(db) {
      await sql`
        create function commerce.tell_channels() returns trigger language plpgsql as $$
        begin
          perform pg_notify('carloom_content', 'shop');
          return null;
        end $$`.execute(db);
      await sql`create trigger tell_channels after insert or update or delete on commerce.channel
        for each statement execute function commerce.tell_channels()`.execute(db);
      await sql`create trigger tell_pages after insert or update or delete on commerce.channel
        for each statement execute function platform.tell_pages()`.execute(db);
    },
  },
};
