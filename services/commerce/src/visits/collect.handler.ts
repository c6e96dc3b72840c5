import { corsHeaders, type Handler, networkOf, preflight, refusal, type Services } from "@carloom/platform";
import { appOrigins } from "@carloom/settings";
import { shopTables } from "../tables.ts";
import { readEvents } from "./event.ts";
import { insertEvents, makeMonths } from "./visits.repository.ts";

export const VISITS_PATH = "/commerce/visits";

/** A visit tells a line or two at a time. */
const MOST_BYTES = 4096;
/** Requests of one network in a minute: more than somebody can look at. */
const MOST_A_MINUTE = 60;

/** Browsers that say that nobody may follow their people. */
const objects = ({ headers }: Request): boolean => headers.get("sec-gpc") === "1" || headers.get("dnt") === "1";

/** Where a row has no month to lie in. */
const NO_MONTH = "23514";
const lacksMonth = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === NO_MONTH;

/**
 * `POST /commerce/visits`: what a visitor did who agreed to be counted, `{ visit, events: [{ kind, channel, language,
 * subject }] }`. The visit is a random number of the day; no address, account or browser is kept. Pages of our own
 * origins ask for consent before they send anything; a browser that objects is not counted all the same.
 */
export function visitsHandler(services: Pick<Services, "db" | "limiter" | "settings">): Handler {
  const allowed = appOrigins(services.settings.public);
  const db = shopTables(services.db);
  return async (request, { ip }) => {
    if (new URL(request.url).pathname !== VISITS_PATH) return null;
    const early = preflight(request, allowed);
    if (early) return early;
    const origin = request.headers.get("origin");
    const cors = { ...corsHeaders(origin, allowed), "cache-control": "no-store" };
    if (request.method !== "POST") return refusal(405, "Use POST.", "METHOD_NOT_ALLOWED", { ...cors, allow: "POST" });
    if (!origin || !allowed.has(origin)) return refusal(403, "Only our own pages count visits.", "FORBIDDEN", cors);
    const taken = services.limiter.take(`visits:${networkOf(ip)}`, MOST_A_MINUTE, 60);
    if (!taken.ok)
      return refusal(429, "Too many requests.", "LIMIT", { ...cors, "retry-after": String(taken.retryAfter) });
    const done = new Response(null, { status: 204, headers: cors });
    if (objects(request)) return done;
    if (!request.headers.get("content-type")?.startsWith("application/json"))
      return refusal(415, "Send JSON.", "UNSUPPORTED", cors);
    if (Number(request.headers.get("content-length") ?? 0) > MOST_BYTES)
      return refusal(413, "That is too much.", "LIMIT", cors);
    const text = await request.text();
    if (Buffer.byteLength(text) > MOST_BYTES) return refusal(413, "That is too much.", "LIMIT", cors);
    const told = readEvents(parsed(text));
    if (!told) return refusal(400, "This is no visit.", "BAD_USER_INPUT", cors);
    if (told.events.length === 0) return done;
    try {
      await insertEvents(db, told.visit, told.events);
    } catch (error) {
      if (!lacksMonth(error)) throw error;
      // the job that makes months was away for one
      await makeMonths(db);
      await insertEvents(db, told.visit, told.events);
    }
    return done;
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
