import { type Kysely, sql } from "kysely";

/**
 * What a search reads of a template: title in every language, brand and model, in one form of writing and lower case; and
 * the brand alone, as the list is narrowed by it. Kept beside the manifest, which is too large to be read for either.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table threed.template
    add column brand text not null generated always as (upper(btrim(coalesce(option->>'brand', '')))) stored,
    add column search_text text not null generated always as (
      lower(normalize(
        coalesce(title->>'en', '') || ' ' || coalesce(title->>'ko', '') || ' ' || coalesce(title->>'ja', '') || ' ' ||
        coalesce(option->>'brand', '') || ' ' || coalesce(option->>'model', ''), NFKC))
    ) stored`.execute(db);
  await sql`create index template_brand on threed.template (brand, position, uuid)`.execute(db);
}
