import { type Database, tablesOf } from "@carloom/platform";
import { type Selectable, sql } from "kysely";
import type { FilmColorTable, ThreedTables } from "../tables.ts";
import { type FilmColorInput, MOST_COLORS } from "./film-color.policy.ts";

export type FilmColorRow = Selectable<FilmColorTable>;

const table = (db: Database) => tablesOf<ThreedTables>(db);

export const allFilmColors = (db: Database): Promise<FilmColorRow[]> =>
  table(db).selectFrom("threed.film_color").selectAll().orderBy("chart").orderBy("code").limit(MOST_COLORS).execute();

/** How many colours there are beside these, which may be there already. */
export async function countOtherFilmColors(db: Database, colors: readonly FilmColorInput[]): Promise<number> {
  const { count } = await table(db)
    .selectFrom("threed.film_color")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where(sql<boolean>`(chart, code) not in (${sql.join(colors.map(({ chart, code }) => sql`(${chart}, ${code})`))})`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A code that the chart has already gets the new name, colour and finish. */
export async function saveFilmColors(db: Database, colors: readonly FilmColorInput[]): Promise<void> {
  await table(db)
    .insertInto("threed.film_color")
    .values(colors.map(({ chart, code, name, hex, finish }) => ({ chart, code, name, hex, finish })))
    .onConflict((conflict) =>
      conflict.columns(["chart", "code"]).doUpdateSet({
        name: sql`excluded.name`,
        hex: sql`excluded.hex`,
        finish: sql`excluded.finish`,
      }),
    )
    .execute();
}

export async function deleteFilmColor(db: Database, uuid: string): Promise<boolean> {
  const row = await table(db).deleteFrom("threed.film_color").where("uuid", "=", uuid).executeTakeFirst();
  return row.numDeletedRows > 0n;
}
