import { useInfiniteQuery } from "@tanstack/react-query";
import type { ListPage, ListState } from "./list-types.ts";

/** Pages of a list as far as somebody scrolled; another list starts anew and keeps the rows before until it is there. */
export function useList<Row>(
  id: string,
  state: ListState,
  ask: (state: ListState, after: string | null, signal: AbortSignal) => Promise<ListPage<Row>>,
) {
  const query = useInfiniteQuery({
    queryKey: ["list", id, state],
    queryFn: ({ pageParam, signal }) => ask(state, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page: ListPage<Row>) => page.next,
    placeholderData: (previous) => previous,
  });
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  return { ...query, rows, total: query.data?.pages[0]?.total ?? null };
}
