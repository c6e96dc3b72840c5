import type { ListState } from "./list-types.ts";

const OWN = new Set(["q", "sort", "lang"]);

/** The parts of an address that narrow a list. */
export const filtersOf = (search: URLSearchParams): string[] =>
  [...new Set(search.keys())].filter((name) => !OWN.has(name) && name !== "entry");

/** Reads what a list shows from its address: `q`, `sort=field` or `sort=-field`, and a parameter for every filter. */
export function readState(search: URLSearchParams, filterIds: readonly string[]): ListState {
  const sort = search.get("sort");
  return {
    words: search.get("q")?.trim() ?? "",
    sort: sort ? { field: sort.replace(/^-/, ""), descending: sort.startsWith("-") } : null,
    filters: Object.fromEntries(filterIds.flatMap((id) => (search.get(id) ? [[id, search.get(id) ?? ""]] : []))),
  };
}

/** The address with some parts changed; an empty part leaves it. */
export function withPart(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

/** What makes two addresses the same list: their parts in one order, without the language and
 * without what is open in it. */
export function canonical(search: string): string {
  const parts = [...new URLSearchParams(search)].filter(
    ([name, value]) => name !== "lang" && name !== "entry" && value,
  );
  parts.sort(([a], [b]) => (a < b ? -1 : 1));
  return new URLSearchParams(parts).toString();
}

/** Does the address narrow the list? */
export const isNarrowed = (state: ListState): boolean =>
  state.words !== "" || Object.keys(state.filters).some((id) => !OWN.has(id));
