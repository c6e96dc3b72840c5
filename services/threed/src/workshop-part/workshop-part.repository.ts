import type { ImportReport, PartFound } from "@carloom/asset";
import type { FitmentReason, PartOption, Verdict } from "@carloom/build";
import { type Database, tablesOf } from "@carloom/platform";
import { sql } from "kysely";
import type { ThreedTables } from "../tables.ts";

/** How a part does on one slot of one car; mm. */
export type PartFit = {
  template: string;
  slot: string;
  verdict: Verdict;
  reasons: FitmentReason[];
  /** Null: nothing is near, or it could not be measured (`isMeasured`). */
  clearance: number | null;
  collision: number;
  /** The panel, slot or mesh that is nearest, or reaches in. */
  name: string | null;
  isMeasured: boolean;
};

/** What an import of a part made: the address in `option` names a stored object. `fits` is null until it is tried. */
export type PartResult = {
  report: ImportReport;
  found: PartFound;
  option: PartOption;
  fits: PartFit[] | null;
  /** Cars that it is still to be tried on. */
  waiting: number;
};

const table = (db: Database) => tablesOf<ThreedTables>(db);

export async function partResultsByUuid(
  db: Database,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, PartResult>> {
  const found = await table(db)
    .selectFrom("threed.workshop_import")
    .select(["uuid", "result"])
    .where("uuid", "in", uuids)
    .where("kind", "=", "part")
    .where("result", "is not", null)
    .execute();
  return new Map(found.map(({ uuid, result }) => [uuid, result as PartResult]));
}

/** Writes how a part does, where what was tried is still what stands. @returns false where it is not */
export async function setFits(
  db: Database,
  uuid: string,
  model: string,
  fits: readonly PartFit[],
  waiting: number,
): Promise<boolean> {
  const { numUpdatedRows } = await table(db)
    .updateTable("threed.workshop_import")
    .set({
      result: sql`result || jsonb_build_object('fits', ${JSON.stringify(fits)}::jsonb, 'waiting', ${waiting}::int)`,
    })
    .where("uuid", "=", uuid)
    .where(sql<boolean>`result->'option'->'model3d'->>'url' = ${model}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
