import { type Kysely, sql } from "kysely";

/** A car that is opened, closed or shown otherwise is so on every node's pages at once. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create trigger tell_pages after insert or delete on threed.template
    for each row execute function platform.tell_pages()`.execute(db);
  await sql`create trigger tell_pages_change after update on threed.template
    for each row when (old.* is distinct from new.*) execute function platform.tell_pages()`.execute(db);
}
