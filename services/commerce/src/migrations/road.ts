import type { Migrations } from "@carloom/platform";
import { type Kysely, sql } from "kysely";
import { LAMP_RULES, SHIPPED_RULES, type ShippedRule } from "./road-rules.ts";

async function insertRules(db: Kysely<never>, rules: readonly ShippedRule[]): Promise<void> {
  for (const { country, kind, limit, slots, note, source, sourceUrl, checkedOn } of rules)
    await sql`
      insert into commerce.road_rule (country, kind, limit_value, slots, note, source, source_url, checked_on)
      values (${country}, ${kind}, ${limit}, ${[...slots]}, ${JSON.stringify(note)}, ${source}, ${sourceUrl}, ${checkedOn})`.execute(
      db,
    );
}

/** What countries' roads want of changed cars, and the rules that are shipped. */
export const roadMigrations: Migrations = {
  "20261126_1045_commerce_road_rules": {
    async up(db) {
      await sql`
        create table commerce.road_rule (
          id integer generated always as identity primary key,
          country text not null check (country ~ '^[A-Z]{2}$'),
          kind text not null
            check (kind in ('LENGTH', 'WIDTH', 'HEIGHT', 'CLEARANCE', 'GLASS', 'WHEELS', 'PARTS')),
          limit_value double precision,
          slots text[] not null default '{}',
          note jsonb not null,
          source text not null check (source <> ''),
          source_url text,
          checked_on date not null,
          updated_at timestamptz not null default clock_timestamp(),
          check ((kind = 'PARTS') = (limit_value is null)),
          check ((kind = 'PARTS') = (slots <> '{}'))
        )`.execute(db);
      await sql`create index road_rule_country on commerce.road_rule (country)`.execute(db);
      await insertRules(db, SHIPPED_RULES);
    },
  },
  "20261126_224000_commerce_road_lamps": {
    async up(db) {
      // some dozen rows: they are looked at again within the moment that the table is locked
      await sql`
        alter table commerce.road_rule
          drop constraint road_rule_kind_check,
          drop constraint road_rule_check,
          add constraint road_rule_kind_check
            check (kind in ('LENGTH', 'WIDTH', 'HEIGHT', 'CLEARANCE', 'GLASS', 'WHEELS', 'LAMPS', 'PARTS')),
          add constraint road_rule_check check ((kind in ('LAMPS', 'PARTS')) = (limit_value is null))`.execute(db);
      await insertRules(db, LAMP_RULES);
    },
  },
};
