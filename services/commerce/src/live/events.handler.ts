import {
  corsHeaders,
  type Handler,
  type News,
  newsAfter,
  type NewsFeed,
  preflight,
  refusal,
  type RequestContext,
  type Visitor,
} from "@carloom/platform";
import { appOrigins } from "@carloom/settings";
import type { Settings } from "@carloom/settings/server";
import { hasRole, type StaffRole } from "@carloom/identity";
import { globalId } from "@carloom/wire";

export const EVENTS_PATH = "/commerce/staff/events";

/** A comment keeps proxies from closing a silent stream. */
const BEAT_MS = 20_000;
/** So often it is asked whether the session still lives and the role is still theirs. */
const CHECK_MS = 20_000;
/** Streams that one person may hold: windows of a day's work. */
const MOST_EACH = 12;
/** Streams of a node. */
const MOST = 2000;

export type EventsOptions = {
  feed: NewsFeed;
  settings: Settings;
  contextOf: (request: Request, info: { ip: string; requestId: string }) => Promise<RequestContext>;
  checkMs?: number;
};

const isFor = (visitor: Visitor, { roles }: News): boolean => roles.some((role) => hasRole(visitor, role as StaffRole));

function wire({ id, kind, object }: News): string {
  const [type = "", key = ""] = object.split(":");
  return `id: ${id}\nevent: news\ndata: ${JSON.stringify({ kind, object: globalId(type, key) })}\n\n`;
}

/**
 * `GET /commerce/staff/events`: what happens in the shop, for whoever is staff, as server-sent events `news` with
 * `{ kind, object }`: ORDER_PLACED, ORDER_PAID, ORDER_CHANGED, PAYMENT_FAILED, GIFT_CARD_CHANGED, MESSAGE, REPORT,
 * RETURN_REQUESTED, DELIVERY_FAILED, JOB_FAILED, each for the roles that it concerns. `Last-Event-ID` brings what was
 * missed; an event may come twice. The stream ends with the access token: the client comes again with the next one.
 */
export function staffEventsHandler({ feed, settings, contextOf, checkMs = CHECK_MS }: EventsOptions): Handler {
  const allowed = appOrigins(settings.public);
  const open = new Map<string, number>();
  let all = 0;
  return async (request, info) => {
    if (new URL(request.url).pathname !== EVENTS_PATH) return null;
    const early = preflight(request, allowed);
    if (early) return early;
    const cors = { ...corsHeaders(request.headers.get("origin"), allowed), "cache-control": "no-store" };
    if (request.method !== "GET") return refusal(405, "Use GET.", "METHOD_NOT_ALLOWED", { ...cors, allow: "GET" });
    const context = await contextOf(request, info);
    const { visitor } = context;
    if (!visitor) return refusal(401, "You need to be signed in to do this.", "UNAUTHENTICATED", cors);
    if (!visitor.isStaff) return refusal(403, "You are not allowed to do this.", "FORBIDDEN", cors);
    const own = open.get(visitor.userId) ?? 0;
    if (own >= MOST_EACH || all >= MOST)
      return refusal(429, "Too many windows listen at once.", "LIMIT", { ...cors, "retry-after": "30" });
    open.set(visitor.userId, own + 1);
    all++;
    const leave = () => {
      all--;
      const left = (open.get(visitor.userId) ?? 1) - 1;
      if (left > 0) open.set(visitor.userId, left);
      else open.delete(visitor.userId);
    };
    const still = async () => (await contextOf(request, info)).visitor?.isStaff === true;
    const body = stream(feed, context, visitor, lastId(request), { still, leave, checkMs, gone: request.signal });
    return new Response(body, {
      headers: { ...cors, "content-type": "text/event-stream; charset=utf-8", "x-accel-buffering": "no" },
    });
  };
}

function lastId(request: Request): number | null {
  const text = request.headers.get("last-event-id") ?? new URL(request.url).searchParams.get("after") ?? "";
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

type Life = { still(): Promise<boolean>; leave(): void; checkMs: number; gone: AbortSignal };

function stream(
  feed: NewsFeed,
  context: RequestContext,
  visitor: Visitor,
  after: number | null,
  { still, leave, checkMs, gone }: Life,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let end = () => {};
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      let over = false;
      const send = (text: string) => {
        if (!over) controller.enqueue(encoder.encode(text));
      };
      const tell = (news: News) => {
        if (isFor(visitor, news)) send(wire(news));
      };
      // news that come while what was missed is read: told first, a connection that ends there would lose the missed
      let held: News[] | null = after === null ? null : [];
      const unsubscribe = feed.subscribe((news) => (held ? void held.push(news) : tell(news)));
      const beat = setInterval(() => send(": beat\n\n"), BEAT_MS);
      const check = setInterval(() => {
        still().then(
          (lives) => lives || end(),
          () => end(),
        );
      }, checkMs);
      end = () => {
        if (over) return;
        over = true;
        clearInterval(beat);
        clearInterval(check);
        unsubscribe();
        leave();
        gone.removeEventListener("abort", end);
        try {
          controller.close();
        } catch {
          // the reader is gone already
        }
      };
      gone.addEventListener("abort", end);
      if (gone.aborted) return end();
      send("retry: 2000\n: open\n\n");
      if (after === null) return;
      try {
        const missed = await newsAfter(context.db, after);
        const told = new Set(missed.map(({ id }) => id));
        const since = (held ?? []).filter(({ id }) => !told.has(id));
        held = null;
        for (const news of [...missed, ...since]) tell(news);
      } catch (error) {
        context.log.warn("missed news could not be read", { error: String(error) });
        end();
      }
    },
    cancel: () => end(),
  });
}
