import type { Film } from "@carloom/asset/print-map";
import { type Database, tablesOf } from "@carloom/platform";
import { sql } from "kysely";
import type { ThreedTables } from "../tables.ts";

const table = (db: Database) => tablesOf<ThreedTables>(db);

/** What was made of a surface; undefined when nothing was tried in this format. `object` is null where it failed. */
export function madeMap(
  db: Database,
  surface: string,
  film: Film,
  format: number,
): Promise<{ object: string | null } | undefined> {
  return table(db)
    .selectFrom("threed.print_map")
    .select("object")
    .where("surface", "=", surface)
    .where("film", "=", film)
    .where("format", "=", format)
    .executeTakeFirst();
}

/** @returns the object that stood there before and does so no more */
export async function setMadeMap(
  db: Database,
  { surface, film, format, object }: { surface: string; film: Film; format: number; object: string | null },
): Promise<string | null> {
  const before = await table(db)
    .selectFrom("threed.print_map")
    .select("object")
    .where("surface", "=", surface)
    .where("film", "=", film)
    .forUpdate()
    .executeTakeFirst();
  await table(db)
    .insertInto("threed.print_map")
    .values({ surface, film, format, object })
    .onConflict((conflict) =>
      conflict.columns(["surface", "film"]).doUpdateSet({ format, object, made_at: sql`now()` }),
    )
    .execute();
  return before?.object && before.object !== object ? before.object : null;
}

/** Forgets maps of surfaces that no template has any more. @returns their objects */
export async function forgetMaps(db: Database): Promise<string[]> {
  const { rows } = await sql<{ object: string | null }>`delete from threed.print_map as m
    where not exists (select 1 from threed.template where option->'panelSurface'->>'url' = m.surface)
      and not exists (select 1 from threed.held_object where name = m.surface)
    returning object`.execute(db);
  return rows.flatMap(({ object }) => object ?? []);
}
