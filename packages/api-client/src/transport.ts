import { createBatcher } from "./batch.ts";
import { type GraphQLErrorItem, retryAfterSeconds, TransportError } from "./errors.ts";
import { extractFiles, multipartBody } from "./multipart.ts";

export const BATCH_UPLOAD = "File upload is not available when combined with Batching";
export const GET_UPLOAD = "File upload is not available when GET is used";
export const GET_BATCH = "Batching is not available for GET requests";

/** The body of one operation as it goes over the wire. */
export type Operation = { operationName: string; variables: unknown; query: string };

export type TransportRequest = Operation & {
  /** What goes along with an operation beside its variables, under names that the server knows. */
  extensions?: Readonly<Record<string, unknown>>;
  method?: "POST" | "GET";
  /** Absent: batched when it can be. `true` insists, and throws when it cannot be. `false` sends it alone. */
  batch?: boolean;
  headers?: Readonly<Record<string, string>>;
  /** Goes through although the page is being left; sent alone, and small. */
  keepalive?: boolean;
  signal?: AbortSignal;
  timeoutMs?: number;
};
export type GraphQLAnswer = { data?: unknown; errors?: GraphQLErrorItem[] };
export type Transport = (request: TransportRequest) => Promise<GraphQLAnswer>;

export type TransportOptions = {
  url: string;
  fetch?: typeof fetch;
  /** Milliseconds that an operation waits for companions. */
  batchInterval?: number;
  batchMax?: number;
  timeoutMs?: number;
};

/** Sends one HTTP request and reads its JSON. Throws TransportError, or the reason of an aborted `signal`. */
async function exchange(options: TransportOptions, url: string, init: RequestInit, limit: number): Promise<unknown> {
  const timeout = AbortSignal.timeout(limit);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  let response: Response;
  let text: string;
  try {
    response = await (options.fetch ?? fetch)(url, { ...init, credentials: "omit", signal });
    text = await response.text();
  } catch (cause) {
    if (init.signal?.aborted) throw init.signal.reason;
    if (timeout.aborted) throw new TransportError("timeout", `No answer within ${limit} ms`, { cause });
    throw new TransportError("network", "The server could not be reached", { cause });
  }
  const retryAfter = retryAfterSeconds(response.headers.get("retry-after"), Date.now());
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    const failure = response.ok ? "protocol" : "http";
    throw new TransportError(failure, `HTTP ${response.status}`, { status: response.status, retryAfter, cause });
  }
  // a limit that refuses one operation says so in its payload too
  const refused = response.status === 429 && !hasData(body);
  if (refused || response.status >= 500)
    throw new TransportError("http", firstMessage(body) ?? `HTTP ${response.status}`, {
      status: response.status,
      retryAfter,
    });
  return body;
}

const POSITION = "carloom-position";
/** No replica that is read is further behind. */
const POSITION_MS = 60_000;

/**
 * Takes along, with what is asked next, where the database stood after the last write, as its answer said: whichever node and
 * replica answers has that.
 */
function withPosition(ask: typeof fetch = (...args) => fetch(...args)): typeof fetch {
  let last = { position: "", at: 0 };
  return async (address, init) => {
    const headers = new Headers(init?.headers);
    const known = last.position !== "" && Date.now() - last.at < POSITION_MS;
    if (known) headers.set(POSITION, last.position);
    const response = await ask(address, known ? { ...init, headers } : init);
    const position = response.headers.get(POSITION);
    if (position) last = { position, at: Date.now() };
    return response;
  };
}

const hasData = (body: unknown): boolean => Boolean((body as GraphQLAnswer | null)?.data);

const firstMessage = (body: unknown): string | undefined => {
  const one = Array.isArray(body) ? body[0] : body;
  return (one as GraphQLAnswer | null)?.errors?.[0]?.message;
};

function answerOf(body: unknown): GraphQLAnswer {
  if (body !== null && typeof body === "object" && ("data" in body || "errors" in body)) return body as GraphQLAnswer;
  throw new TransportError("protocol", "The answer is not a GraphQL answer");
}

const wire = ({ operationName, variables, query, extensions }: TransportRequest) => ({
  operationName,
  variables,
  query,
  ...(extensions && { extensions }),
});

/**
 * The link to one GraphQL endpoint: POST of JSON, batches of at most 10 gathered for 10 ms, multipart for files, GET on request.
 * Operations share a batch only when their headers are the same. No credentials are sent.
 */
export function createTransport(given: TransportOptions): Transport {
  const options = { ...given, fetch: withPosition(given.fetch) };
  const limit = options.timeoutMs ?? 30_000;
  const post = (
    body: string | FormData,
    headers: Readonly<Record<string, string>>,
    signal?: AbortSignal,
    ms = limit,
    more: RequestInit = {},
  ) => exchange(options, options.url, { method: "POST", body, headers, signal: signal ?? null, ...more }, ms);
  const json = { "content-type": "application/json", accept: "application/json" };

  const enqueue = createBatcher<TransportRequest, GraphQLAnswer>({
    interval: options.batchInterval ?? 10,
    max: options.batchMax ?? 10,
    keyOf: (request) => JSON.stringify([request.headers ?? {}, request.timeoutMs ?? limit]),
    send: async (requests, signal) => {
      const [first] = requests;
      if (!first) return [];
      const headers = { ...json, ...first.headers };
      if (requests.length === 1)
        return [answerOf(await post(JSON.stringify(wire(first)), headers, signal, first.timeoutMs))];
      const body = await post(JSON.stringify(requests.map(wire)), headers, signal, first.timeoutMs);
      // A server refuses a whole batch with one answer; every member then gets it.
      if (!Array.isArray(body)) return requests.map(() => answerOf(body));
      if (body.length !== requests.length)
        throw new TransportError("protocol", "The batch came back with another length");
      return body.map(answerOf);
    },
  });

  return async (request) => {
    request.signal?.throwIfAborted();
    const { variables, files } = extractFiles(request.variables);
    const get = request.method === "GET";
    if (files.size > 0) {
      if (request.batch) throw new Error(BATCH_UPLOAD);
      if (get) throw new Error(GET_UPLOAD);
      const form = multipartBody({ ...wire(request), variables }, files);
      const headers = { accept: "application/json", "apollo-require-preflight": "true", ...request.headers };
      return answerOf(await post(form, headers, request.signal, request.timeoutMs));
    }
    if (get) {
      if (request.batch) throw new Error(GET_BATCH);
      const url = new URL(options.url);
      url.searchParams.set("operationName", request.operationName);
      url.searchParams.set("query", request.query);
      url.searchParams.set("variables", JSON.stringify(variables ?? {}));
      const headers = { accept: "application/json", "apollo-require-preflight": "true", ...request.headers };
      const init = { method: "GET", headers, signal: request.signal ?? null };
      return answerOf(await exchange(options, url.href, init, request.timeoutMs ?? limit));
    }
    if (request.batch === false || request.keepalive) {
      const headers = { ...json, ...request.headers };
      const { signal, timeoutMs, keepalive } = request;
      const more = keepalive ? { keepalive } : {};
      return answerOf(await post(JSON.stringify(wire(request)), headers, signal, timeoutMs, more));
    }
    return enqueue(request, request.signal);
  };
}
