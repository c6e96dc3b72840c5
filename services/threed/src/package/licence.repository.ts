import { type Database, tablesOf } from "@carloom/platform";
import type { ThreedTables } from "../tables.ts";

type Declared = { kind: string; author: string; source: string };

/** What was declared in the workshop when the car was published; the proof is the shop's own and stays there. */
export async function declaredLicence(db: Database, template: string): Promise<Declared | null> {
  const row = await tablesOf<ThreedTables>(db)
    .selectFrom("threed.workshop_import")
    .select("licence")
    .where("template_uuid", "=", template)
    .executeTakeFirst();
  const licence = row?.licence as Declared | null | undefined;
  return licence ? { kind: licence.kind, author: licence.author, source: licence.source } : null;
}
