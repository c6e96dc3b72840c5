import type { Services } from "@carloom/platform";
import { cdnUrl } from "../cdn-url.ts";
import { ownedBy } from "./owner.repository.ts";

/** All that a person has in the studio; what is a file is named by the address that they get it from. */
export async function exportOwner(services: Pick<Services, "db" | "settings">, ownerId: string): Promise<object> {
  const owned = await ownedBy(services.db, ownerId);
  const filed = ({ object_name, ...row }: { object_name: string }) => ({ ...row, url: cdnUrl(services, object_name) });
  return { ...owned, uploads: owned.uploads.map(filed), vinyls: owned.vinyls.map(filed) };
}
