import { type BuildDocument, emptyBuild } from "@carloom/build";
import { sameJson } from "@carloom/editor";

/**
 * A stored build that this page cannot read: `newer` was written by a later version of the studio, so the page is to be
 * loaded again; `broken` is no build at all. Neither is shown as an empty car, and neither is ever written over.
 */
export class Unreadable extends Error {
  readonly why: "newer" | "broken";
  constructor(why: "newer" | "broken", message: string) {
    super(message);
    this.why = why;
  }
}

/** A build as a service or this browser holds it, of whatever version. @throws Unreadable */
export async function storedBuild(option: unknown): Promise<BuildDocument> {
  if (option === null || option === undefined) return emptyBuild();
  // What everybody opens first needs no schema, which would come before the first frame.
  if (sameJson(option, {}) || sameJson(option, emptyBuild())) return emptyBuild();
  const { parseBuild } = await import("@carloom/build/parse");
  const parsed = parseBuild(option);
  if (parsed.ok) return parsed.value;
  throw new Unreadable(parsed.newer ? "newer" : "broken", parsed.message);
}
