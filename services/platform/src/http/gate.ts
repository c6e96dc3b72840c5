import type { IncomingMessage } from "node:http";
import { memoryLimiter, type RateLimiter } from "./limiter.ts";
import { networkOf } from "./network.ts";

/** Why a request does not come in; `retryAfter` in seconds. */
export type Refused = { status: 405 | 413 | 429 | 503; message: string; retryAfter?: number };

export type GateOptions = {
  /** What is made anew for each, that one network may ask for. */
  requestsPerMinute: number;
  /** Addresses that are not counted: the nodes' own. */
  ownAddresses: ReadonlySet<string>;
  /** Bytes of bodies that are read at one time, of everybody. */
  roomBytes: number;
  /** Largest body that carries no file, and largest with one. */
  plainBytes: number;
  formBytes: number;
  now?: () => number;
};

/** Watches what comes in, for all servers of the process. */
export type Gate = {
  /** Counts a request for what is made anew. */
  count(req: IncomingMessage, ip: string): Refused | null;
  /** Counts work that a request turned out to be, as so many requests more. */
  charge(ip: string, requests: number): void;
  /** Largest body of a request, bytes. */
  largest(req: IncomingMessage): number;
  /** Takes room for a request's body; `free` gives it back. */
  admit(req: IncomingMessage, ip: string): Refused | { free(): void };
};

/** Smaller bodies take no more than a connection itself does. */
const SMALL = 64 * 1024;
/** Part of the room that one network may hold. */
const SHARE = 1 / 8;
/** What the platform's Request does not take, and nothing of ours is asked by. */
const UNKNOWN_METHODS = new Set(["TRACE", "TRACK", "CONNECT"]);

export function tooLarge(most: number): Refused {
  const size = most < 10 * 1_048_576 ? `${Math.floor(most / 1024)} KB` : `${Math.floor(most / 1_048_576)} MB`;
  return { status: 413, message: `A request is at most ${size}.` };
}

const NOTHING = { free: () => undefined };

export function createGate(options: GateOptions): Gate {
  const { requestsPerMinute, ownAddresses, roomBytes, plainBytes, formBytes } = options;
  const limiter: RateLimiter = memoryLimiter(options.now);
  const held = new Map<string, number>();
  let total = 0;
  const take = (ip: string, requests: number) => limiter.take(networkOf(ip), requestsPerMinute, 60, requests);
  const largest = (req: IncomingMessage): number =>
    /^multipart\/form-data/i.test(req.headers["content-type"] ?? "") ? formBytes : plainBytes;

  return {
    largest,
    count(req, ip) {
      if (UNKNOWN_METHODS.has(req.method ?? "")) return { status: 405, message: "Use GET or POST." };
      // objects never change and cost nothing: a page may show a hundred of them
      if (ownAddresses.has(ip) || (req.method !== "POST" && req.url?.startsWith("/cdn/"))) return null;
      const taken = take(ip, 1);
      if (taken.ok) return null;
      return { status: 429, message: "Too many requests. Please try again in a moment.", retryAfter: taken.retryAfter };
    },
    charge(ip, requests) {
      if (!ownAddresses.has(ip)) take(ip, requests);
    },
    admit(req, ip) {
      if (req.method === "GET" || req.method === "HEAD") return NOTHING;
      const most = largest(req);
      const stated = req.headers["content-length"];
      const bytes = stated === undefined ? (req.headers["transfer-encoding"] ? most : 0) : Number(stated);
      if (bytes > most) return tooLarge(most);
      if (bytes <= SMALL) return NOTHING;
      if (total + bytes > roomBytes)
        return { status: 503, message: "Too much is being sent at once. Please try again in a moment.", retryAfter: 2 };
      const network = networkOf(ip);
      const own = held.get(network) ?? 0;
      if (!ownAddresses.has(ip) && own > 0 && own + bytes > roomBytes * SHARE)
        return {
          status: 429,
          message: "You are sending too much at once. Please try again in a moment.",
          retryAfter: 2,
        };
      total += bytes;
      held.set(network, own + bytes);
      let given = false;
      return {
        free() {
          if (given) return;
          given = true;
          total -= bytes;
          const left = (held.get(network) ?? 0) - bytes;
          if (left > 0) held.set(network, left);
          else held.delete(network);
        },
      };
    },
  };
}
