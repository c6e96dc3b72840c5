import { type Kysely, sql } from "kysely";

/**
 * What search engines and links say of a car where that is not its name and description, and the object of its picture
 * there; absent: name, description and picture of the car. As it is written in the workshop, and as the car was published.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table threed.workshop_import add column seo jsonb, add column seo_picture text`.execute(db);
  await sql`alter table threed.template add column seo jsonb, add column seo_picture text`.execute(db);
}
