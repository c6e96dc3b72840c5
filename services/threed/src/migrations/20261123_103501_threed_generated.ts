import { type Kysely, sql } from "kysely";

/** Pictures that a machine made say so, and how wide they are meant to be. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table threed.uploaded_image
    add column generated_by text,
    add column width_mm integer`.execute(db);
}
