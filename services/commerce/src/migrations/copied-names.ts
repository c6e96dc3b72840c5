import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

const AT_ONCE = 500;
/** Of goods and collections those that staff wrote: what the seed brought says the same in two languages on purpose. */
const TABLES = [
  ["product", sql`edited_at is not null`],
  ["collection", sql`edited_at is not null`],
  ["category", sql`true`],
] as const;

/**
 * Names that nobody wrote were copies of the shop's own in every language. They go: whoever reads a language without a
 * name reads the shop's own, which is the same text, and a new one from now on. Attributes and their values keep theirs,
 * for the version before, which goes on beside this one, asks for a name of theirs in every language.
 */
export const copiedNamesMigrations: Migrations = {
  "20261129_1330_commerce_copied_names": {
    outside: true,
    async up(db) {
      for (const [table, own] of TABLES) {
        const name = sql.table(`commerce.${table}`);
        for (let after = 0; ; ) {
          // a few rows by their keys at a time, so that whoever writes to one of them waits for a moment
          const { rows } = await sql<{ id: number }>`
            with few as (select id from ${name} where id > ${after} order by id limit ${AT_ONCE}),
              fewer as (update ${name} t set names = (
                  select jsonb_object_agg(one.key, one.value) from jsonb_each(t.names) one
                  where one.key = 'en' or one.value is distinct from t.names -> 'en')
                where t.id in (select id from few) and ${own} and exists (
                  select from jsonb_each(t.names) one where one.key <> 'en' and one.value = t.names -> 'en'))
            select max(id) as id from few having count(*) > 0`.execute(db);
          const last = rows[0]?.id;
          if (last === undefined) break;
          after = last;
        }
      }
    },
  },
};
