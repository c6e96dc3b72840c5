import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { ClientRequest, IncomingMessage } from "node:http";
import { carriedTrace, type Facts, openSpan, type Span } from "./tracing.ts";

/** What Node tells of requests of `fetch`. */
type Asked = { origin?: string | URL; method?: string; addHeader(name: string, value: string): void };
type Told = { request: object; response?: { statusCode: number }; error?: unknown };

/** Where a request goes, without its path: paths of others may be secrets. */
const facts = (method: string, host: string | undefined): Facts => ({
  "http.request.method": method,
  "server.address": host,
});

/**
 * Spans of whatever this process asks of others, by `fetch` and by Node's own client; each takes its trace along. Node says
 * of both when they begin and end, so nothing is replaced.
 * @param wanted whether the piece of work in hand is traced
 * @returns what ends it
 */
export function traceOutgoing(wanted: () => boolean): () => void {
  const open = new WeakMap<object, Span>();
  const begin = (request: object, method: string, host: string | undefined, header: (value: string) => void) => {
    if (!wanted()) return;
    const span = openSpan(method, "client", { facts: facts(method, host) });
    open.set(request, span);
    const { traceparent } = span.within(carriedTrace);
    if (traceparent) header(traceparent);
  };
  const end = (request: object, status?: number, error?: unknown) => {
    const span = open.get(request);
    if (!span) return;
    open.delete(request);
    if (status !== undefined) span.note({ "http.response.status_code": status });
    if (error ?? (status ?? 0) >= 400) span.fail(error ?? new Error(String(status)));
    span.end();
  };
  const ears: [string, (message: unknown) => void][] = [
    [
      "undici:request:create",
      (message) => {
        const { request } = message as { request: Asked };
        const host = request.origin && URL.parse(String(request.origin))?.host;
        begin(request, request.method ?? "GET", host, (value) => request.addHeader("traceparent", value));
      },
    ],
    [
      "undici:request:headers",
      (message) => {
        const { request, response } = message as Told;
        end(request, response?.statusCode);
      },
    ],
    [
      "undici:request:error",
      (message) => {
        const { request, error } = message as Told;
        end(request, undefined, error);
      },
    ],
    [
      "http.client.request.created",
      (message) => {
        const { request } = message as { request: ClientRequest };
        begin(request, request.method, request.host, (value) => request.setHeader("traceparent", value));
      },
    ],
    [
      "http.client.response.finish",
      (message) => {
        const { request, response } = message as { request: ClientRequest; response: IncomingMessage };
        end(request, response.statusCode);
      },
    ],
    [
      "http.client.request.error",
      (message) => {
        const { request, error } = message as Told;
        end(request, undefined, error);
      },
    ],
  ];
  for (const [channel, hear] of ears) subscribe(channel, hear);
  return () => {
    for (const [channel, hear] of ears) unsubscribe(channel, hear);
  };
}
