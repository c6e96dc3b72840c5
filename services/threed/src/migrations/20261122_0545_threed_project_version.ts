import { type Kysely, sql } from "kysely";

/** Earlier states of projects, which saving replaced; they go with their project. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table threed.project_version (
    project_uuid uuid not null references threed.project on delete cascade,
    version bigint not null,
    option jsonb not null,
    saved_at timestamptz not null,
    picture text,
    picture_hash text,
    primary key (project_uuid, version)
  )`.execute(db);
  await sql`create index project_version_picture on threed.project_version (picture)
    where picture is not null`.execute(db);
}
