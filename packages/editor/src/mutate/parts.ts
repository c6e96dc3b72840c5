import type { BuildDocument } from "@carloom/build";
import { sameJson } from "@carloom/build";

/** Mounts a part model in slots; what was there goes. Null puts the template's stock part back. */
export function mountPart(document: BuildDocument, slots: readonly string[], uuid: string | null): BuildDocument {
  const parts = { ...document.parts };
  for (const slot of slots) {
    if (uuid === null) delete parts[slot];
    else parts[slot] = uuid;
  }
  return sameJson(parts, document.parts) ? document : { ...document, parts };
}
