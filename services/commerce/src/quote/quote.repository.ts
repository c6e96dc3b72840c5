import { type Selectable, sql } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";

export type SavedQuoteRow = Selectable<CommerceTables["commerce.quote"]>;

export async function insertQuote(trx: CommerceDb, quote: Omit<SavedQuoteRow, "created_at">): Promise<SavedQuoteRow> {
  return trx
    .insertInto("commerce.quote")
    .values({ ...quote, lines: JSON.stringify(quote.lines), designs: JSON.stringify(quote.designs) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function quoteByToken(db: CommerceDb, token: string): Promise<SavedQuoteRow | undefined> {
  return db.selectFrom("commerce.quote").selectAll().where("token", "=", token).executeTakeFirst();
}

export function quoteById(db: CommerceDb, id: string): Promise<SavedQuoteRow | undefined> {
  return db.selectFrom("commerce.quote").selectAll().where("id", "=", id).executeTakeFirst();
}

/** A customer's quotes, newest first. */
export function quotesOf(db: CommerceDb, userId: string, limit: number): Promise<SavedQuoteRow[]> {
  return db
    .selectFrom("commerce.quote")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
}

/** Quotes go a month after their prices ended. @returns how many went */
export async function deleteOldQuotes(db: CommerceDb): Promise<number> {
  const { rows } = await sql`
    delete from commerce.quote where valid_until < now() - interval '30 days' returning id`.execute(db);
  return rows.length;
}
