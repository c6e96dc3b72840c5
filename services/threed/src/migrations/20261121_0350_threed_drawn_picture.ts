import { type Kysely, sql } from "kysely";

/** Pictures that the server draws: of presets that came without one, and of public projects for shares. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table threed.project_preset add column picture_hash text`.execute(db);
  await sql`create index project_preset_unpictured on threed.project_preset (created_at)
    where thumbnail is null and picture_hash is null`.execute(db);
  await sql`alter table threed.project add column share_picture text, add column share_hash text`.execute(db);
  await sql`create index project_share_picture on threed.project (share_picture)
    where share_picture is not null`.execute(db);
}
