import { type Kysely, sql } from "kysely";

/** What was said to the stylist and answered, what it cost, and what people reported. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create schema if not exists ai`.execute(db);
  await sql`
    create table ai.conversation (
      uuid uuid primary key,
      owner_id text,
      secret_hash text,
      project_uuid uuid,
      template_slug text not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check ((owner_id is null) <> (secret_hash is null))
    )`.execute(db);
  await sql`create index conversation_owner on ai.conversation (owner_id, updated_at) where owner_id is not null`.execute(
    db,
  );
  await sql`create unique index conversation_project on ai.conversation (owner_id, project_uuid) where project_uuid is not null`.execute(
    db,
  );
  await sql`create index conversation_guest on ai.conversation (updated_at) where owner_id is null`.execute(db);
  await sql`
    create table ai.turn (
      uuid uuid primary key,
      conversation_uuid uuid not null references ai.conversation on delete cascade,
      said text not null,
      answered text not null,
      machine text not null,
      build jsonb,
      proposed jsonb,
      accepted boolean not null default false,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index turn_conversation on ai.turn (conversation_uuid, created_at)`.execute(db);
  await sql`
    create table ai.report (
      uuid uuid primary key,
      turn_uuid uuid not null unique references ai.turn on delete cascade,
      message text not null,
      created_at timestamptz not null default now(),
      mailed_at timestamptz
    )`.execute(db);
  await sql`
    create table ai.spending (
      day date primary key,
      questions integer not null default 0,
      tokens bigint not null default 0
    )`.execute(db);
}
