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
    queryFn: ({ signal }) => session.clients[service].query(document, variables, { signal }),
    enabled,
    ...(again && { refetchInterval: (query: { state: { data: R | undefined } }) => again(query.state.data) }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
}

/** Does something, and asks again for whatever is shown afterwards. */
export function useAct<R, V>(
  document: TypedDocument<R, V>,
  service: Service = "commerce",
): UseMutationResult<R, Error, V> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (variables: V) => session.clients[service].mutate(document, variables),
    onSettled: () => client.invalidateQueries(),
  });
}
