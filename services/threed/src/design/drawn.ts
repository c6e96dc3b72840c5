import { thinnestStroke } from "@carloom/build/drawn-strokes";
import type { Services } from "@carloom/platform";
import { narrowestDrawn } from "@carloom/production/drawn";
import type { DrawnFacts } from "../port.ts";

/** Drawings whose measures are kept: a stored one never changes. */
const MOST = 1000;

/** Measures drawings of the library and of uploads, each once; of what cannot be read nothing is known. */
export function createDrawn({ storage }: Pick<Services, "storage">) {
  const known = new Map<string, Promise<DrawnFacts>>();
  const measured = async (object: string): Promise<DrawnFacts> => {
    const bytes = await storage.get(object);
    if (!bytes) return {};
    const svg = new TextDecoder().decode(bytes);
    const [strokes, parts] = [thinnestStroke(svg), narrowestDrawn(svg)];
    return { ...(strokes && { strokes }), ...(parts && { parts }) };
  };
  const factsOf = (object: string): Promise<DrawnFacts> => {
    const before = known.get(object);
    if (before) return before;
    const made = measured(object).catch((): DrawnFacts => {
      known.delete(object);
      return {};
    });
    const [oldest] = known.keys();
    if (known.size >= MOST && oldest !== undefined) known.delete(oldest);
    known.set(object, made);
    return made;
  };
  /** @param objects stored names by uuid @returns by uuid, those that are drawings */
  return async (objects: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, DrawnFacts>> => {
    const drawings = [...objects].filter(([, object]) => object.endsWith(".svg"));
    return new Map(await Promise.all(drawings.map(async ([uuid, object]) => [uuid, await factsOf(object)] as const)));
  };
}
