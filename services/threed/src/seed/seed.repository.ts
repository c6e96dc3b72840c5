import { type Database, tablesOf } from "@carloom/platform";
import type { ThreedTables } from "../tables.ts";

export async function seedHash(db: Database, name: string): Promise<string | undefined> {
  const query = tablesOf<ThreedTables>(db).selectFrom("threed.seed").select("hash").where("name", "=", name);
  return (await query.executeTakeFirst())?.hash;
}

export async function setSeedHash(db: Database, name: string, hash: string): Promise<void> {
  await tablesOf<ThreedTables>(db)
    .insertInto("threed.seed")
    .values({ name, hash })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ hash }))
    .execute();
}
