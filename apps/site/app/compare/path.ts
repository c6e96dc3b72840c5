import { MOST_COMPARED } from "./store.ts";

const SLUG = /^[a-z0-9][a-z0-9-]{0,79}$/;

/** Address of a comparison. @param path the shop's */
export function comparePath(path: string, slugs: readonly string[], car: string | null = null): string {
  const query = [
    ...(slugs.length > 0 ? [`ids=${slugs.join(",")}`] : []),
    ...(car ? [`car=${encodeURIComponent(car)}`] : []),
  ].join("&");
  return `${path}/compare${query && `?${query}`}`;
}

/** Slugs of products in an address, each once; more than can be compared are left out. */
export const readSlugs = (text: string | null): string[] =>
  [...new Set((text ?? "").split(",").filter((slug) => SLUG.test(slug)))].slice(0, MOST_COMPARED);
