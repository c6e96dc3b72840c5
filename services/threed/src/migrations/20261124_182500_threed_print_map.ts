import { type Kysely, sql } from "kysely";

/** Print maps, by the surface that they were made of: a template that is changed gets another one. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table threed.print_map (
    surface text not null,
    film text not null,
    format int not null,
    object text,
    made_at timestamptz not null default now(),
    primary key (surface, film)
  )`.execute(db);
  await sql`create index print_map_object on threed.print_map (object)`.execute(db);
}
