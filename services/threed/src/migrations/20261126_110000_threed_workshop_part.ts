import { type Kysely, sql } from "kysely";

/** The workshop takes parts as it takes cars; `cars` are the templates that one is offered on, null all that have its slot. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table threed.workshop_import
    add column kind text not null default 'car' check (kind in ('car', 'part')),
    add column part_uuid uuid unique references threed.part_model (uuid) on delete set null,
    add column cars text[]`.execute(db);
}
