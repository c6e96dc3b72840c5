import type { Manifest } from "@carloom/build";
import type { Database } from "@carloom/platform";
import { manifestsByUuid } from "./template.repository.ts";

/** The version of a car that visitors see; null where there is none, or none that can be read. */
export async function publishedOf(
  db: Database,
  { template_uuid: uuid }: { template_uuid: string | null },
): Promise<Manifest | null> {
  const reading = uuid === null ? undefined : (await manifestsByUuid(db, [uuid])).get(uuid);
  return reading?.status === "ok" ? reading.value : null;
}
