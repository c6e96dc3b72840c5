import { randomUUID } from "node:crypto";
import type { DirectHandler } from "./direct.ts";
import type { Answered, Handler } from "./node.ts";
import { currentRequest, type RequestInfo } from "./request-info.ts";

export type InProcessOptions = {
  /** Public origin of the endpoints. */
  origin: string;
  endpoints: readonly { path: string; handler: Handler; direct: DirectHandler }[];
  onAnswer?: (answered: Answered) => void;
  onError(error: unknown, info: RequestInfo, request: string): void;
  /** Asks whatever is not of this process. */
  elsewhere?: typeof fetch;
};

/** As `fetch` does: whoever gives up is told why, and what was begun ends by itself. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((done, fail) => {
    const stop = () => fail(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
    void work.then(done, fail).finally(() => signal.removeEventListener("abort", stop));
  });
}

/**
 * A `fetch` that asks endpoints of this process without the network: the same handlers with the same limits, as whoever sent
 * the request that is being answered, and under its id. A POST of text to an endpoint's address goes this way; everything
 * else goes `elsewhere`. Bodies are our own pages', so the gate, which watches what strangers send, counts none of them.
 */
export function inProcessFetch(options: InProcessOptions): typeof fetch {
  const { origin, onAnswer, onError, elsewhere = fetch } = options;
  const endpoints = new Map(options.endpoints.map((endpoint) => [origin + endpoint.path, endpoint]));
  return async (address, init = {}) => {
    const endpoint = typeof address === "string" ? endpoints.get(address) : undefined;
    const { body, method, signal } = init;
    if (!endpoint || method !== "POST" || typeof body !== "string") return elsewhere(address, init);
    signal?.throwIfAborted();
    const started = performance.now();
    const info = currentRequest.getStore() ?? { ip: "", requestId: randomUUID() };
    const headers = new Headers(init.headers);
    const answer = async (): Promise<Response> => {
      try {
        const answered = await endpoint.direct({ headers: Object.fromEntries(headers), body: Buffer.from(body) }, info);
        if (answered) return new Response(answered.body, answered);
        const response = await endpoint.handler(new Request(address, { method, headers, body }), info);
        return response ?? new Response("Not found\n", { status: 404 });
      } catch (error) {
        onError(error, info, `${method} ${endpoint.path}`);
        return new Response(`Something went wrong on our side (request ${info.requestId}).\n`, { status: 500 });
      }
    };
    const response = await orAborted(answer(), signal);
    onAnswer?.({ route: endpoint.path, status: response.status, ms: performance.now() - started });
    return response;
  };
}
