import type { ProductionReport } from "@carloom/threed";
import { type RawBuilder, type Selectable, sql } from "kysely";
import { wasPaidWhole } from "../order/paid-whole.repository.ts";
import type { CommerceDb, CommerceTables } from "../tables.ts";

export type ProductionRow = Selectable<CommerceTables["commerce.production"]>;
/** A design that is printed, with what its sheets say of its order. */
export type PrintedDesign = {
  id: string;
  order_id: string;
  number: number;
  language_code: string;
  title: string;
  template_uuid: string;
  build: object;
  priced_at: Date;
  thumbnail: string | null;
  /** How many builds it had before this one. */
  versions: number;
};

const versionsOf = (id: RawBuilder<unknown>) =>
  sql<number>`(select count(*)::integer from commerce.design_version v where v.design_id = ${id})`;

const PRINTED = sql<boolean>`design.lines @> '[{"kind": "STICKER"}]'`;
/** Something printed of the design neither left nor was withdrawn from. */
const UNSENT = sql<boolean>`exists (select from commerce.order_line l where l.order_id = design.order_id
  and l.design_id = design.id and l.metadata ->> 'kind' = 'STICKER' and l.quantity_fulfilled < l.quantity - l.quantity_withdrawn)`;
/** Orders that are older when they are first looked at are made on request alone. */
const DAYS = 60;

const printed = (db: CommerceDb) =>
  db
    .selectFrom("commerce.design as design")
    .innerJoin("commerce.order as order", "order.id", "design.order_id")
    .where(PRINTED);

/**
 * Designs that are still to be sent and have no files, the oldest first: of orders that were paid whole, also where some of
 * the money or of the goods has come back since.
 */
export async function duePrinted(db: CommerceDb, limit: number): Promise<{ id: string; language_code: string }[]> {
  return printed(db)
    .leftJoin("commerce.production as production", "production.design_id", "design.id")
    .select(["design.id", "order.language_code"])
    .where("production.design_id", "is", null)
    .where("order.status", "in", ["UNFULFILLED", "PARTIALLY_FULFILLED", "PARTIALLY_RETURNED"])
    .where(wasPaidWhole("order"))
    .where(UNSENT)
    .where("order.created_at", ">", sql<Date>`now() - make_interval(days => ${DAYS})`)
    .orderBy("order.created_at")
    .orderBy("design.id")
    .limit(limit)
    .execute();
}

export async function printedDesign(db: CommerceDb, id: string): Promise<PrintedDesign | undefined> {
  const row = await printed(db)
    .select(["design.id", "order.id as order_id", "order.number", "order.language_code"])
    .select(["design.title", "design.template_uuid", "design.build", "design.priced_at", "design.thumbnail"])
    .select(versionsOf(sql.ref("design.id")).as("versions"))
    .where("design.id", "=", id)
    .executeTakeFirst();
  return row && { ...row, build: row.build as object };
}

/** Waits for its files, again where it has some. */
export async function waitForFiles(
  trx: CommerceDb,
  designId: string,
  languageCode: string,
  userId: string | null,
): Promise<void> {
  const values = { state: "WAITING" as const, language_code: languageCode, user_id: userId, failure: null };
  await trx
    .insertInto("commerce.production")
    .values({ design_id: designId, object: null, report: null, made_at: null, ...values })
    .onConflict((conflict) =>
      conflict.column("design_id").doUpdateSet({ ...values, requested_at: sql<Date>`clock_timestamp()` }),
    )
    .execute();
}

/**
 * Only while they are waited for, and of the build that they were made of: a run that was overtaken, also by another build
 * in the design's place, changes nothing.
 */
export async function setMade(
  db: CommerceDb,
  { id: designId, versions }: Pick<PrintedDesign, "id" | "versions">,
  made: { object: string; drawings: string; assembly: string; report: ProductionReport } | { failure: string },
): Promise<void> {
  const values =
    "object" in made
      ? {
          state: "MADE" as const,
          object: made.object,
          drawings: made.drawings,
          assembly: made.assembly,
          report: JSON.stringify(made.report),
          made_at: new Date(),
        }
      : { state: "FAILED" as const, failure: made.failure };
  await db
    .updateTable("commerce.production")
    .set(values)
    .where("design_id", "=", designId)
    .where("state", "=", "WAITING")
    .where(sql<boolean>`${versionsOf(sql`${designId}`)} = ${versions}`)
    .execute();
}

export async function productionOf(db: CommerceDb, designId: string): Promise<ProductionRow | undefined> {
  return db.selectFrom("commerce.production").selectAll().where("design_id", "=", designId).executeTakeFirst();
}

/** Every design of an order that is printed, with its files where they were asked for. */
export async function productionsOfOrder(
  db: CommerceDb,
  orderId: string,
): Promise<{ id: string; title: string; production: ProductionRow | null }[]> {
  const designs = await printed(db)
    .select(["design.id", "design.title"])
    .where("order.id", "=", orderId)
    .orderBy("design.priced_at")
    .orderBy("design.id")
    .execute();
  if (designs.length === 0) return [];
  const ids = designs.map(({ id }) => id);
  const rows = await db.selectFrom("commerce.production").selectAll().where("design_id", "in", ids).execute();
  const known = new Map(rows.map((row) => [row.design_id, row]));
  return designs.map((design) => ({ ...design, production: known.get(design.id) ?? null }));
}
