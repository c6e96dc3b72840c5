import { type Database, tablesOf } from "@carloom/platform";
import type { ColumnType, Selectable } from "kysely";
import type { ReportAnswer, ReportReason } from "./report.policy.ts";

type Later = ColumnType<Date | null, undefined, Date>;
export type ReportTables = {
  "commerce.build_report": {
    id: string;
    reference: string;
    /** As they were when it was reported. */
    title: string;
    user_name: string | null;
    reason: ReportReason;
    message: string;
    email: string | null;
    language: string;
    /** Who reported it, when they were signed in. */
    user_id: string | null;
    mailed_at: Later;
    answer: ColumnType<ReportAnswer | null, undefined, ReportAnswer>;
    answered_at: Later;
    answered_by: ColumnType<string | null, undefined, string>;
    created_at: ColumnType<Date, Date | undefined, Date>;
  };
};
export type ReportRow = Selectable<ReportTables["commerce.build_report"]>;
type NewReport = Omit<ReportRow, "mailed_at" | "answer" | "answered_at" | "answered_by" | "created_at">;

const table = (db: Database) => tablesOf<ReportTables>(db);

export async function insertReport(db: Database, row: NewReport): Promise<void> {
  await table(db).insertInto("commerce.build_report").values(row).execute();
}

export function reportById(db: Database, id: string): Promise<ReportRow | undefined> {
  return table(db).selectFrom("commerce.build_report").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function markReportMailed(db: Database, id: string, at: Date): Promise<void> {
  await table(db).updateTable("commerce.build_report").set({ mailed_at: at }).where("id", "=", id).execute();
}

/** The newest first. */
export function newestReports(db: Database, waiting: boolean, limit: number): Promise<ReportRow[]> {
  return table(db)
    .selectFrom("commerce.build_report")
    .selectAll()
    .$if(waiting, (query) => query.where("answer", "is", null))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Answers every report of a build that waits; what was answered before stays as it was. */
export async function answerReports(
  db: Database,
  reference: string,
  { answer, by, at }: { answer: ReportAnswer; by: string; at: Date },
): Promise<void> {
  await table(db)
    .updateTable("commerce.build_report")
    .set({ answer, answered_by: by, answered_at: at })
    .where("reference", "=", reference)
    .where("answer", "is", null)
    .execute();
}
