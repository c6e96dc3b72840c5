import { accountDb, accountsByIds } from "@carloom/identity";
import { corsHeaders, type Handler, preflight, refusal, type RequestContext } from "@carloom/platform";
import { appOrigins } from "@carloom/settings";
import type { Settings } from "@carloom/settings/server";
import { globalId } from "@carloom/wire";
import { comeTo, leave } from "./presence.repository.ts";

export const PRESENCE_PATH = "/commerce/staff/presence";

/** A kind and a key, as addresses of the dashboard name a record. */
const RECORD = /^[a-z]{1,20}:[A-Za-z0-9+/=_-]{1,100}$/;
/** Of one person in a minute, whatever they have open. */
const MOST = 240;
const LONGEST_BODY = 400;

type Said = { record: string; isLeaving: boolean };

async function readSaid(request: Request): Promise<Said | null> {
  const text = await request.text();
  if (text.length > LONGEST_BODY) return null;
  try {
    const { record, isLeaving } = JSON.parse(text) as Record<string, unknown>;
    return typeof record === "string" && RECORD.test(record) ? { record, isLeaving: isLeaving === true } : null;
  } catch {
    return null;
  }
}

/**
 * `POST /commerce/staff/presence` with `{ record, isLeaving? }`: says that a colleague has a record open, and answers who
 * else has, as `{ others: [{ id, name }] }`. A page says so again every ten seconds; it is no act and stands in no log.
 */
export function presenceHandler({
  settings,
  contextOf,
}: {
  settings: Settings;
  contextOf: (request: Request, info: { ip: string; requestId: string }) => Promise<RequestContext>;
}): Handler {
  const allowed = appOrigins(settings.public);
  return async (request, info) => {
    if (new URL(request.url).pathname !== PRESENCE_PATH) return null;
    const early = preflight(request, allowed);
    if (early) return early;
    const cors = { ...corsHeaders(request.headers.get("origin"), allowed), "cache-control": "no-store" };
    if (request.method !== "POST") return refusal(405, "Use POST.", "METHOD_NOT_ALLOWED", { ...cors, allow: "POST" });
    const context = await contextOf(request, info);
    const { visitor, db } = context;
    if (!visitor) return refusal(401, "You need to be signed in to do this.", "UNAUTHENTICATED", cors);
    if (!visitor.isStaff) return refusal(403, "You are not allowed to do this.", "FORBIDDEN", cors);
    const said = await readSaid(request);
    if (!said) return refusal(400, "Say which record.", "INVALID", cors);
    if (!(await context.throttle.take(`presence:${visitor.userId}`, MOST, 60)).ok)
      return refusal(429, "Too often.", "LIMIT", { ...cors, "retry-after": "30" });
    if (said.isLeaving) {
      await leave(db, said.record, visitor.userId);
      return Response.json({ others: [] }, { headers: cors });
    }
    const ids = await comeTo(db, said.record, visitor.userId);
    const accounts = ids.length > 0 ? await accountsByIds(accountDb(db), ids) : [];
    const others = accounts
      .filter(({ is_staff }) => is_staff)
      .map(({ id, email, first_name, last_name }) => ({
        id: globalId("User", id),
        name: [first_name, last_name].filter(Boolean).join(" ") || email,
      }));
    return Response.json({ others }, { headers: cors });
  };
}
