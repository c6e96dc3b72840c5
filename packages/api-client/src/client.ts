import { createAnswers } from "./answers.ts";
import type { TypedDocument } from "./document.ts";
import { GraphQLRequestError } from "./errors.ts";
import type { GraphQLAnswer, Transport, TransportRequest } from "./transport.ts";

/** Where the access token comes from. A session refreshes an expired one before it answers. */
export type TokenSource = { accessToken: () => string | null | Promise<string | null> };
export const noTokens: TokenSource = { accessToken: () => null };

/** `bearer`: `Bearer <token>`; `raw`: the bare token, as preset calls send it; `none`: no header. Without a token none is sent. */
export type Auth = "bearer" | "raw" | "none";

export type CallOptions = Pick<
  TransportRequest,
  "signal" | "timeoutMs" | "batch" | "method" | "headers" | "keepalive" | "extensions"
> & {
  auth?: Auth;
  /** Use this token and do not ask the token source. */
  token?: string;
};
export type QueryOptions = CallOptions & {
  /** Milliseconds for which an earlier answer is given again without asking. */
  staleTime?: number;
};

export type GraphQLClient = {
  /** @throws GraphQLRequestError when the answer has errors, TransportError when there is none */
  query<R, V>(document: TypedDocument<R, V>, variables: V, options?: QueryOptions): Promise<R>;
  /** Like query, and any failure but an abort yields nothing; an answer with errors yields its data. */
  tryQuery<R, V>(document: TypedDocument<R, V>, variables: V, options?: QueryOptions): Promise<R | null>;
  mutate<R, V>(document: TypedDocument<R, V>, variables: V, options?: CallOptions): Promise<R>;
  /** Forgets every answer of an operation, or of all of them. */
  invalidate(document?: TypedDocument<unknown, never>): void;
};

export function createClient(transport: Transport, tokens: TokenSource): GraphQLClient {
  const answers = createAnswers();

  const authorization = async (options: CallOptions): Promise<Record<string, string>> => {
    const auth = options.auth ?? "bearer";
    if (auth === "none") return {};
    const token = options.token ?? (await tokens.accessToken());
    return token ? { authorization: auth === "raw" ? token : `Bearer ${token}` } : {};
  };

  const call = async (operation: TypedDocument<unknown, never>, variables: unknown, options: CallOptions) => {
    const { auth: _auth, token: _token, ...rest } = options;
    const headers = { ...options.headers, ...(await authorization(options)) };
    const { operationName, text } = operation;
    return transport({ operationName, query: text, variables, ...rest, headers });
  };

  const dataOf = (operation: TypedDocument<unknown, never>, answer: GraphQLAnswer): unknown => {
    if (answer.errors?.length)
      throw new GraphQLRequestError(operation.operationName, answer.errors, answer.data ?? null);
    return answer.data;
  };

  const keyOf = ({ operationName }: TypedDocument<unknown, never>, variables: unknown, options: CallOptions) => [
    operationName,
    variables ?? {},
    options.auth ?? "bearer",
    options.token ?? "",
  ];

  const client: GraphQLClient = {
    query: (operation, variables, options = {}) => {
      const { staleTime = 0, signal, ...rest } = options;
      // A caller's own signal must not abort the same question asked by somebody else: such a call goes past the cache.
      if (signal)
        return call(operation, variables, { ...rest, signal }).then((answer) => dataOf(operation, answer) as never);
      return answers.ask(
        keyOf(operation, variables, rest),
        staleTime,
        async () => dataOf(operation, await call(operation, variables, rest)) as never,
      );
    },
    tryQuery: async (operation, variables, options) => {
      try {
        return await client.query(operation, variables, options);
      } catch (error) {
        if (options?.signal?.aborted) throw error;
        return error instanceof GraphQLRequestError ? (error.data as never) : null;
      }
    },
    mutate: async (operation, variables, options = {}) =>
      dataOf(operation, await call(operation, variables, options)) as never,
    invalidate: (operation) => answers.forget(operation?.operationName),
  };
  return client;
}
