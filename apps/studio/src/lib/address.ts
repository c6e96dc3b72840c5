import { useCallback, useMemo, useSyncExternalStore } from "react";

/** Told of every change of the address that this page makes itself; the browser tells of those by back and forward. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

export const usePathname = (): string => useSyncExternalStore(subscribe, () => location.pathname);
/** Path and query, to come back to. */
export const useHere = (): string => useSyncExternalStore(subscribe, () => location.pathname + location.search);

/** Changes what the address asks for. `replace`: back does not lead to what it was. */
export type ChangeQuery = (change: (query: URLSearchParams) => void, options?: { replace?: boolean }) => void;

/** What the address asks for, and how to change it. The studio has one page: this and the car's name is all its routing. */
export function useQuery(): [URLSearchParams, ChangeQuery] {
  const search = useSyncExternalStore(subscribe, () => location.search);
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback<ChangeQuery>((edit, { replace = false } = {}) => {
    const url = new URL(location.href);
    edit(url.searchParams);
    if (url.href === location.href) return;
    history[replace ? "replaceState" : "pushState"](null, "", url);
    for (const listener of Array.from(listeners)) listener();
  }, []);
  return [query, change];
}

/** The car that a path opens, `/workspace/{owner}/{slug}`; null for every other path. */
export function slugOf(pathname: string): string | null {
  const slug = /^\/workspace\/[^/]+\/([^/]+)\/?$/.exec(pathname)?.[1];
  if (slug === undefined) return null;
  try {
    return decodeURIComponent(slug);
  } catch {
    return null;
  }
}
