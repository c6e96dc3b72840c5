import { type RawBuilder, type Selectable, sql } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";

export type LotRow = Selectable<CommerceTables["commerce.floor_lot"]>;
export type SheetKey = { design: string; film: string; sheet: number };

/** How a sheet looks as its files are now: by the pieces that lie on it. */
const lookOf = (design: RawBuilder<unknown>, film: RawBuilder<unknown>, sheet: RawBuilder<unknown>) =>
  sql<string>`(select md5(string_agg(coalesce(p->>'look', p->>'number'), ' ' order by (p->>'number')::integer))
    from commerce.production made cross join lateral jsonb_array_elements(made.report->'pieces') p
    where made.design_id = ${design} and p->>'film' = ${film} and p->'sheets' @> to_jsonb(${sheet}))`;

/** Rolls that the sheets of a design came from, as the floor noted them; not of sheets that were made anew and look otherwise. */
export function lotsOfDesign(db: CommerceDb, designId: string): Promise<LotRow[]> {
  return db
    .selectFrom("commerce.floor_lot")
    .selectAll()
    .where("design_id", "=", designId)
    .where(
      sql<boolean>`(look is null or look = ${lookOf(sql.ref("floor_lot.design_id"), sql.ref("floor_lot.film"), sql.ref("floor_lot.sheet"))})`,
    )
    .orderBy("film")
    .orderBy("sheet")
    .execute();
}

/** Sheets of a batch's pieces, or one sheet, that there are. @returns with the order of each */
export async function sheetsThere(
  db: CommerceDb,
  of: SheetKey | { batch: string },
): Promise<(SheetKey & { order_id: string; number: number })[]> {
  const where =
    "batch" in of
      ? sql`exists (select from commerce.floor_piece f where f.design_id = d.id and f.batch_id = ${of.batch}
          and f.number = (p->>'number')::integer)`
      : sql`d.id = ${of.design} and p->>'film' = ${of.film} and sheet.value::integer = ${of.sheet}`;
  const { rows } = await sql<SheetKey & { order_id: string; number: number }>`
    select distinct d.id as design, p->>'film' as film, sheet.value::integer as sheet, o.id as order_id, o.number
    from commerce.production made
      join commerce.design d on d.id = made.design_id
      join commerce."order" o on o.id = d.order_id
      cross join lateral jsonb_array_elements(made.report->'pieces') p
      cross join lateral jsonb_array_elements_text(coalesce(p->'sheets', '[]'::jsonb)) sheet
    where o.status <> 'CANCELED' and p->>'film' is not null and ${where}
    order by 1, 2, 3`.execute(db);
  return rows;
}

/** Notes of which rolls sheets came. @returns those whose note changed */
export async function saveLots(
  trx: CommerceDb,
  sheets: readonly SheetKey[],
  lots: { film: string; laminate: string; userId: string },
): Promise<SheetKey[]> {
  const { rows } = await sql<SheetKey>`
    insert into commerce.floor_lot as l (design_id, film, sheet, film_lot, laminate_lot, look, user_id)
    select design, film, sheet, ${lots.film}, ${lots.laminate},
      ${lookOf(sql.ref("asked.design"), sql.ref("asked.film"), sql.ref("asked.sheet"))}, ${lots.userId}::uuid
    from unnest(${sheets.map(({ design }) => design)}::uuid[], ${sheets.map(({ film }) => film)}::text[],
      ${sheets.map(({ sheet }) => sheet)}::integer[]) as asked (design, film, sheet)
    order by design, film, sheet
    on conflict (design_id, film, sheet) do update
      set film_lot = excluded.film_lot, laminate_lot = excluded.laminate_lot, look = excluded.look, user_id = excluded.user_id,
        updated_at = clock_timestamp()
      where (l.film_lot, l.laminate_lot, l.look) is distinct from (excluded.film_lot, excluded.laminate_lot, excluded.look)
    returning design_id as design, film, sheet`.execute(trx);
  return rows;
}
