import { type Kysely, sql } from "kysely";

/**
 * Each time a car is published is kept with what was said of it then: its names, its licence, and what it calls otherwise
 * than the version before. `former` is all of that since the first version, for who reads a build of one of them; `channels`
 * are where the car is shown and sold, null everywhere.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table threed.template add column former jsonb, add column channels text[]`.execute(db);
  await sql`create table threed.template_version (
    template_uuid uuid not null references threed.template (uuid) on delete cascade,
    number int not null check (number > 0),
    title jsonb not null,
    description jsonb,
    brand text not null,
    model text not null,
    licence jsonb not null,
    renames jsonb not null default '{}',
    published_by text,
    published_at timestamptz not null default now(),
    primary key (template_uuid, number)
  )`.execute(db);
}
