import { useInfiniteQuery } from "@tanstack/react-query";
import { queries } from "../boot/data.ts";
import { filtersOf, readState } from "./list-state.ts";
import type { ListPage, ListState } from "./list-types.ts";

type Ask<Row> = (state: ListState, after: string | null, signal: AbortSignal) => Promise<ListPage<Row>>;

/** Under this key the pages of a list are kept. */
export const listKey = (id: string, state: ListState) => ["list", id, state] as const;

const pagesOf = <Row>(id: string, state: ListState, ask: Ask<Row>) => ({
  queryKey: listKey(id, state),
  queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) => ask(state, pageParam, signal),
  initialPageParam: null as string | null,
  getNextPageParam: (page: ListPage<Row>) => page.next,
});

/** The list that an address shows, as a room's `asks` tells it: every part of the address that is a filter narrows it. */
export const askedList =
  <Row>(id: string, ask: Ask<Row>) =>
  (search: URLSearchParams) => {
    const state = readState(search, filtersOf(search));
    return [
      { key: listKey(id, state), ask: () => queries.prefetchInfiniteQuery({ ...pagesOf(id, state, ask), pages: 1 }) },
    ];
  };

/** Pages of a list as far as somebody scrolled; another list starts anew and keeps the rows before until it is there. */
export function useList<Row>(id: string, state: ListState, ask: Ask<Row>) {
  const query = useInfiniteQuery({
    ...pagesOf(id, state, ask),
    placeholderData: (previous) => previous,
  });
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const lacks = query.data?.pages.find((page) => page.lacks)?.lacks;
  return { ...query, rows, total: query.data?.pages[0]?.total ?? null, lacks };
}
