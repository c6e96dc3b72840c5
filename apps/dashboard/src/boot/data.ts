import type { TypedDocument } from "@carloom/api-client";
import { GraphQLRequestError } from "@carloom/api-client";
import {
  keepPreviousData,
  QueryClient,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { session } from "./session.ts";

/** Answers are shown at once when somebody comes back, and asked for again behind them. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      gcTime: 10 * 60_000,
      // a refusal stays one; a network may come back
      retry: (count, error) => !(error instanceof GraphQLRequestError) && count < 2,
      refetchOnWindowFocus: true,
    },
  },
});

export type Service = "commerce" | "threed";

const askService =
  <R, V>(document: TypedDocument<R, V>, variables: V, service: Service) =>
  ({ signal }: { signal?: AbortSignal }): Promise<R> =>
    session.clients[service].query(document, variables, { ...(signal && { signal }) });

/** What {@link useAnswer} will ask, as a page's `asks` tells it. */
export function asked<R, V>(document: TypedDocument<R, V>, variables: V, service: Service = "commerce") {
  const key = [document.operationName, variables] as const;
  return {
    key,
    ask: () => queries.prefetchQuery({ queryKey: key, queryFn: askService(document, variables, service) }),
  };
}

/** Asks a service; the answer is kept under the operation's name and its variables. */
export function useAnswer<R, V>(
  document: TypedDocument<R, V>,
  variables: V,
  options: {
    service?: Service;
    enabled?: boolean;
    keepPrevious?: boolean;
    /** Milliseconds after which it is asked again, by the answer that is there; false: not by itself. */
    again?: (answer: R | undefined) => number | false;
  } = {},
): UseQueryResult<R> {
  const { service = "commerce", enabled = true, keepPrevious = false, again } = options;
  return useQuery<R>({
    queryKey: [document.operationName, variables],
    queryFn: askService(document, variables, service),
    enabled,
    ...(again && { refetchInterval: (query: { state: { data: R | undefined } }) => again(query.state.data) }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
}

/** What a form was opened with: a question, and the record in its answer. The services refuse what rests on another. */
export type Opened = {
  query: string;
  operationName: string;
  variables: unknown;
  at: readonly string[];
  by: string;
  was: object;
};

/** Does something, and asks again for whatever is shown afterwards. A form's own acts rest on what it was opened with. */
export function useAct<R, V>(
  document: TypedDocument<R, V>,
  on: Service | { service: Service; opened: () => Opened | undefined } = "commerce",
): UseMutationResult<R, Error, V> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (variables: V) => {
      if (typeof on === "string") return session.clients[on].mutate(document, variables);
      const opened = on.opened();
      return session.clients[on.service].mutate(document, variables, opened && { extensions: { opened } });
    },
    onSettled: () => client.invalidateQueries(),
  });
}
