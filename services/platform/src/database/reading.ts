import { sql } from "kysely";

/** How rows of a page are read: which way, and what lies beyond its cursor. A backward page is read against the list. */
export function readingOf({ backward = false }: { backward?: boolean }, descending = false) {
  const isDown = descending !== backward;
  return { isDown, way: isDown ? "desc" : "asc", beyond: sql.raw(isDown ? "<" : ">") } as const;
}
