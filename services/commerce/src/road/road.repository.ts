import { type Insertable, type Selectable, sql } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";

export type RoadRuleRow = Selectable<CommerceTables["commerce.road_rule"]>;
export type RoadRuleValues = Omit<Insertable<CommerceTables["commerce.road_rule"]>, "id" | "updated_at">;

/** More than this nobody keeps up to date. */
export const MOST_RULES = 1000;

const rules = (db: CommerceDb) =>
  db
    .selectFrom("commerce.road_rule")
    .select(["id", "country", "kind", "limit_value", "slots", "note", "source", "source_url", "updated_at"])
    .select(sql<string>`to_char(checked_on, 'YYYY-MM-DD')`.as("checked_on"))
    .orderBy("country")
    .orderBy(
      sql`array_position(array['LENGTH', 'WIDTH', 'HEIGHT', 'CLEARANCE', 'WHEELS', 'GLASS', 'LAMPS', 'PARTS'], kind)`,
    )
    .orderBy("id");

export const allRules = (db: CommerceDb): Promise<RoadRuleRow[]> => rules(db).limit(MOST_RULES).execute();

export const rulesOf = (db: CommerceDb, country: string): Promise<RoadRuleRow[]> =>
  rules(db).where("country", "=", country).execute();

export const ruleById = (db: CommerceDb, id: number): Promise<RoadRuleRow | undefined> =>
  rules(db).where("id", "=", id).executeTakeFirst();

/** Countries that somebody wrote a rule for, by their code. */
export async function countriesWithRules(db: CommerceDb): Promise<string[]> {
  const rows = await db.selectFrom("commerce.road_rule").select("country").distinct().orderBy("country").execute();
  return rows.map(({ country }) => country);
}

/** Those who would add rules wait for each other, so that there are never more than may be. */
export async function lockRules(trx: CommerceDb): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('commerce.road_rule'))`.execute(trx);
  const row = await trx
    .selectFrom("commerce.road_rule")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function insertRule(db: CommerceDb, values: RoadRuleValues): Promise<number> {
  const row = await db.insertInto("commerce.road_rule").values(values).returning("id").executeTakeFirstOrThrow();
  return row.id;
}

/** @returns whether there was one */
export async function updateRule(db: CommerceDb, id: number, values: RoadRuleValues): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("commerce.road_rule")
    .set({ ...values, updated_at: new Date() })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteRule(db: CommerceDb, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("commerce.road_rule").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}
