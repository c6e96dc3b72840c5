import { type Database, tablesOf } from "@carloom/platform";
import type { ColumnType, Selectable } from "kysely";

type Time = ColumnType<Date, Date | undefined, Date>;
export type ContactTables = {
  "commerce.contact_message": {
    id: string;
    name: string;
    email: string;
    subject: string;
    message: string;
    page: string;
    language: string;
    user_id: string | null;
    mailed_at: ColumnType<Date | null, undefined, Date>;
    created_at: Time;
  };
};
export type ContactRow = Selectable<ContactTables["commerce.contact_message"]>;

const table = (db: Database) => tablesOf<ContactTables>(db);

export async function insertContact(db: Database, row: Omit<ContactRow, "mailed_at" | "created_at">): Promise<void> {
  await table(db).insertInto("commerce.contact_message").values(row).execute();
}

export function contactById(db: Database, id: string): Promise<ContactRow | undefined> {
  return table(db).selectFrom("commerce.contact_message").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function markMailed(db: Database, id: string, at: Date): Promise<void> {
  await table(db).updateTable("commerce.contact_message").set({ mailed_at: at }).where("id", "=", id).execute();
}

/** Newest first. */
export function newestContacts(db: Database, limit: number): Promise<ContactRow[]> {
  return table(db)
    .selectFrom("commerce.contact_message")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}
