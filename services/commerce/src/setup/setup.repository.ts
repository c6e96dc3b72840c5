import type { Database } from "@carloom/platform";
import { sql } from "kysely";

/** The shortest way there and back. */
export async function pingDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
