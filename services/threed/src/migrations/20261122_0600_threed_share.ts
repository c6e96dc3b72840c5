import { type Kysely, sql } from "kysely";

/**
 * Builds that somebody shows by a link: a snapshot under a short code, until it is withdrawn (the row goes) or its owner
 * erased. A visitor who is not signed in withdraws with a secret of which only the hash lies here. Models for AR, of
 * links and of public projects, are drawn when they are first asked for.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table threed.share (
    code text primary key,
    owner_id text,
    secret_hash text not null,
    template_uuid uuid not null references threed.template,
    title text not null,
    is_named boolean not null,
    option jsonb not null,
    picture text,
    picture_hash text,
    model text,
    model_hash text,
    created_at timestamptz not null default date_trunc('milliseconds', now())
  )`.execute(db);
  await sql`create index share_owner on threed.share (owner_id, created_at desc) where owner_id is not null`.execute(
    db,
  );
  await sql`create index share_option on threed.share using gin (option jsonb_path_ops)`.execute(db);
  await sql`create index share_picture on threed.share (picture) where picture is not null`.execute(db);
  await sql`create index share_model on threed.share (model) where model is not null`.execute(db);
  await sql`alter table threed.project add column share_model text, add column share_model_hash text`.execute(db);
  await sql`create index project_share_model on threed.project (share_model)
    where share_model is not null`.execute(db);
}
