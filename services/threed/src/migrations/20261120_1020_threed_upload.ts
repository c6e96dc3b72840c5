import { type Kysely, sql } from "kysely";

/**
 * Uploaded pictures, and the books that keep rows and stored objects in step: an object is pending from before
 * its bytes are written until its row is committed, so whatever dies in between can be swept. Each writer has its
 * own token, since two may write the same bytes.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table threed.uploaded_image (
    uuid uuid primary key,
    owner_id text,
    object_name text not null,
    width int not null,
    height int not null,
    mime_type text not null,
    bytes int not null,
    created_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index uploaded_image_object on threed.uploaded_image (object_name)`.execute(db);
  await sql`create index uploaded_image_owner on threed.uploaded_image (owner_id)`.execute(db);
  await sql`create table threed.pending_object (
    token uuid not null,
    name text not null,
    created_at timestamptz not null default now(),
    primary key (token, name)
  )`.execute(db);
  await sql`create table threed.held_object (
    holder text not null,
    name text not null,
    created_at timestamptz not null default now(),
    primary key (holder, name)
  )`.execute(db);
  await sql`create index held_object_name on threed.held_object (name)`.execute(db);
  await sql`create table threed.seed (name text primary key, hash text not null)`.execute(db);
}
