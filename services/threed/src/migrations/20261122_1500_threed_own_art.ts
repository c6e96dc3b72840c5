import { type Kysely, sql } from "kysely";

/** Pictures that somebody keeps for their next stickers, whichever device they sit at. Taken off, the picture stays. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table threed.own_art (
    owner_id text not null,
    image_uuid uuid not null references threed.uploaded_image on delete cascade,
    title text not null,
    kept_at timestamptz not null default date_trunc('milliseconds', now()),
    primary key (owner_id, image_uuid)
  )`.execute(db);
  await sql`create index own_art_order on threed.own_art (owner_id, kept_at desc, image_uuid desc)`.execute(db);
  await sql`create index own_art_image on threed.own_art (image_uuid)`.execute(db);
}
