import type { GoodsFound } from "../../data/goods.ts";

export type Suggestions = GoodsFound & { cars: { slug: string; title: string; picture: string | null }[] };

/** Longest search text, in characters; the service reads no more. */
export const LONGEST = 200;

/** The search text of an address; empty when it has none. */
export const readSearch = (url: URL): string => (url.searchParams.get("q") ?? "").trim().slice(0, LONGEST);

/** `/car` with a search text, and the brand that it was narrowed to before; the page that was open is left. */
export function searchPath(text: string, brand: string | null = null): string {
  const parameters = new URLSearchParams();
  if (brand) parameters.set("brand", brand);
  if (text.trim()) parameters.set("q", text.trim());
  const query = parameters.toString();
  return query ? `/car?${query}` : "/car";
}
