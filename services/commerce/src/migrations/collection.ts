import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/**
 * A collection is shown channel by channel from a moment on: without a row of a channel it is shown there, as every one was
 * until now; `collection.is_published` hides it everywhere. Its picture, and what search engines are told, stand beside.
 */
export const collectionMigrations: Migrations = {
  "20261126_1510_commerce_collection": {
    async up(db) {
      const run = async (texts: readonly string[]) => {
        for (const text of texts) await sql.raw(text).execute(db);
      };
      await run([
        `alter table commerce.collection
          add column picture text,
          add column picture_alt text not null default '',
          add column seo_titles jsonb not null default '{}',
          add column seo_descriptions jsonb not null default '{}'`,
        `create table commerce.collection_channel (
          collection_id integer not null references commerce.collection on delete cascade,
          channel_id integer not null references commerce.channel on delete cascade,
          is_published boolean not null,
          published_at timestamptz,
          primary key (collection_id, channel_id)
        )`,
        `create trigger tell_pages after insert or update or delete on commerce.collection_channel
          for each row execute function platform.tell_pages()`,
      ]);
    },
  },
};
