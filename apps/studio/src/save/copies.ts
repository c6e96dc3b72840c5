import type { BuildDocument } from "@carloom/build";
import { sameJson } from "@carloom/editor";
import { get, update } from "idb-keyval";

/** A build that was put aside when another one was chosen. */
export type Copy = {
  id: string;
  /** Milliseconds since 1970. */
  keptAt: number;
  document: BuildDocument;
};

/** How many are kept of one build in one browser; the oldest goes. */
export const MAX_COPIES = 10;
const slotOf = (key: string) => key.replace(/^draft:/, "copies:");

/** Puts a build aside, once. @throws when the browser cannot store */
export async function keepCopy(key: string, document: BuildDocument, now = Date.now()): Promise<void> {
  await update<Copy[]>(slotOf(key), (kept = []) => [
    { id: `${now}-${kept.length}`, keptAt: now, document },
    ...kept.filter((copy) => !sameJson(copy.document, document)).slice(0, MAX_COPIES - 1),
  ]);
}

/** The newest first; none when the browser keeps nothing. */
export async function copiesOf(key: string): Promise<Copy[]> {
  try {
    const kept = ((await get<Copy[]>(slotOf(key))) ?? []) as Copy[];
    const { parseBuild } = await import("@carloom/build/parse");
    return kept.flatMap((copy) => {
      const build = parseBuild(copy.document);
      return build.ok ? [{ ...copy, document: build.value }] : [];
    });
  } catch {
    return [];
  }
}
