import { type Database, tablesOf } from "@carloom/platform";
import { type Insertable, sql } from "kysely";
import type { ThreedTables } from "../tables.ts";

type Values = Pick<
  Insertable<ThreedTables["threed.project"]>,
  "uuid" | "template_uuid" | "title" | "description" | "thumbnail"
> & { option: object };

/** Makes the template's public default project unless there is one. */
export async function insertDefaultProject(db: Database, { option, ...values }: Values): Promise<void> {
  const row = { ...values, option: sql`${JSON.stringify(option)}::jsonb` };
  await tablesOf<ThreedTables>(db)
    .insertInto("threed.project")
    .values({ ...row, owner_id: null, is_default: true, is_public: true })
    // without a parameter: a plan that is kept for every value of one matches no partial index
    .onConflict((conflict) => conflict.column("template_uuid").where(sql<boolean>`is_default`).doNothing())
    .execute();
}
