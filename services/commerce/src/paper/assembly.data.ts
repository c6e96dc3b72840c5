import type { Services } from "@carloom/platform";
import type { CarAssembly } from "@carloom/threed";
import { unzipSync } from "fflate";

export type AssemblyFiles = { assembly: CarAssembly; pictures: ReadonlyMap<string, Uint8Array> };

/** What the job of production wrote of how pieces go on; null where it is not there, or is of a later release. */
export async function readAssembly(
  { storage }: Pick<Services, "storage">,
  object: string | null,
): Promise<AssemblyFiles | null> {
  const bytes = object ? await storage.get(object) : null;
  if (!bytes) return null;
  const files = unzipSync(bytes);
  const text = files["assembly.json"];
  const assembly = text && (JSON.parse(new TextDecoder().decode(text)) as CarAssembly);
  if (assembly?.format !== 1) return null;
  return { assembly, pictures: new Map(Object.entries(files).filter(([name]) => name.endsWith(".png"))) };
}
