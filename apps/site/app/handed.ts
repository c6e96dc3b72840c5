import { useSite } from "./site-context.tsx";

/** A long value that a loader gives: itself, or the name under which the page has it (`page-parts.server.tsx`). */
export type Handed<T> = T | { handed: string };

const read = new Map<string, unknown>();

/** In the browser: a value that the page was loaded with. */
function readHanded(name: string): unknown {
  const known = read.get(name) ?? JSON.parse(document.getElementById(name)?.textContent ?? "null");
  read.set(name, known);
  return known;
}

/** The value, wherever it is. The same object each time, as long as the loader's answer is the same. */
export function useHanded<T extends object>(given: Handed<T>): T {
  const { handed } = useSite();
  const find = import.meta.env.SSR && handed ? handed : readHanded;
  return "handed" in given ? (find(given.handed) as T) : given;
}
