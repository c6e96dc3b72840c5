import { type BuildDocument, parseBuild } from "@carloom/build";
import { LANGUAGES } from "@carloom/i18n";
import { corsHeaders, type Handler, isText, preflight, refusal, type RequestContext } from "@carloom/platform";
import { appOrigins } from "@carloom/settings";
import type { Settings } from "@carloom/settings/server";
import { fromMinor } from "@carloom/pricing";
import { questionWait } from "@carloom/threed";
import { z } from "zod";
import { MAX_MESSAGE } from "./conversation.policy.ts";
import { keepTurn, openConversation } from "./conversation.ts";
import { type TalkOptions, talk } from "./talk.ts";
import type { CheckedProposal } from "../car/check.ts";
import { failureText } from "../words.ts";

const Hex = z.string().regex(/^#[0-9a-f]{6}$/);
const Slug = z.string().regex(/^[a-z0-9-]{1,80}$/);

/** Characters of a picture as it is sent: 450 KB. */
const MOST_IMAGE = 600_000;

/** What the studio sends. */
const TalkBody = z.strictObject({
  message: z.string().trim().min(1).max(MAX_MESSAGE).refine(isText, "it holds characters that are no text"),
  language: z.enum(LANGUAGES),
  templateSlug: Slug,
  channel: Slug,
  /** What is on the screen. */
  build: z.unknown(),
  projectUuid: z.uuid().nullish(),
  conversation: z.strictObject({ uuid: z.uuid(), secret: z.string().max(64).optional() }).nullish(),
  picture: z
    .strictObject({
      colors: z.array(z.strictObject({ hex: Hex, share: z.number().min(0).max(1) })).max(12),
      gloss: z.number().min(0).max(1),
      /** The picture itself, as a small JPEG, for a provider that sees. */
      image: z.base64().max(MOST_IMAGE).optional(),
    })
    .nullish(),
  consent: z.boolean().optional(),
});

const PATH = "/ai/talk";

/** A proposal on the wire: amounts in major units. */
const shown = ({ title, build, changes, before, after }: CheckedProposal, currency: string) => ({
  title,
  build,
  changes: changes.map((change) => ({ ...change, price: fromMinor(change.price, currency) })),
  before: fromMinor(before, currency),
  after: fromMinor(after, currency),
  currency,
});

async function readBody(request: Request): Promise<z.infer<typeof TalkBody> | Response> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return refusal(415, "Send application/json.", "UNSUPPORTED_MEDIA_TYPE");
  let body: unknown;
  try {
    body = await request.json();
  } catch {
    return refusal(400, "The body is no JSON.", "BAD_REQUEST");
  }
  const parsed = TalkBody.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return refusal(400, `${issue?.path.join(".") || "body"}: ${issue?.message ?? "wrong"}`, "BAD_REQUEST");
}

/**
 * `POST /ai/talk`: one question about the build on the screen, answered as server-sent events, each with JSON:
 * `machine` (who answers), `text` (as it comes), `proposal`, then `done` (conversation, secret, turn, suggestions) or
 * `failed` (message).
 */
export function talkHandler(
  options: TalkOptions,
  settings: Settings,
  contextOf: (request: Request, info: { ip: string; requestId: string }) => Promise<RequestContext>,
): Handler {
  const allowed = appOrigins(settings.public);
  return async (request, info) => {
    const { pathname } = new URL(request.url);
    if (pathname !== PATH) return null;
    const early = preflight(request, allowed);
    if (early) return early;
    const cors = { ...corsHeaders(request.headers.get("origin"), allowed), "cache-control": "no-store" };
    const withCors = (response: Response) => {
      for (const [header, value] of Object.entries(cors)) response.headers.set(header, value);
      return response;
    };
    if (request.method !== "POST")
      return withCors(refusal(405, "Ask by POST.", "METHOD_NOT_ALLOWED", { allow: "POST" }));
    const body = await readBody(request);
    if (body instanceof Response) return withCors(body);
    const context = await contextOf(request, info);
    const wait = await questionWait(context);
    if (wait !== null)
      return withCors(
        refusal(429, `Too many questions. Please try again in ${wait} seconds.`, "LIMIT", {
          "retry-after": String(wait),
        }),
      );
    const build = parseBuild(body.build);
    if (!build.ok) return withCors(refusal(400, `build: ${build.message}`, build.newer ? "NEWER" : "BAD_REQUEST"));
    return withCors(stream(options, context, { ...body, build: build.value }, request.signal));
  };
}

type Asked = Omit<z.infer<typeof TalkBody>, "build"> & { build: BuildDocument };

function stream(options: TalkOptions, context: RequestContext, asked: Asked, gone: AbortSignal): Response {
  const encoder = new TextEncoder();
  const stop = new AbortController();
  const signal = AbortSignal.any([gone, stop.signal]);
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (event: string, data: unknown) => {
        if (!signal.aborted) controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      };
      try {
        await answer(options, context, asked, send, signal);
      } catch (error) {
        context.log.error("a question failed", { error: String(error), requestId: context.requestId });
        send("failed", { message: failureText(asked.language) });
      }
      if (!stop.signal.aborted) controller.close();
    },
    cancel: () => stop.abort(),
  });
  return new Response(body, {
    headers: { "content-type": "text/event-stream; charset=utf-8", "x-accel-buffering": "no" },
  });
}

async function answer(
  options: TalkOptions,
  context: RequestContext,
  asked: Asked,
  send: (event: string, data: unknown) => void,
  signal: AbortSignal,
): Promise<void> {
  const { message, language, templateSlug, channel, build } = asked;
  const own = asked.projectUuid ? await options.ports.threed.projectBuild(asked.projectUuid, context.visitor) : null;
  const projectUuid = own?.isOwn ? own.uuid : null;
  const open = await openConversation(context, templateSlug, asked.conversation ?? null, projectUuid);
  const events = {
    machine: (machine: unknown) => send("machine", machine),
    text: (text: string) => send("text", { text }),
  };
  const talked = await talk(
    options,
    context,
    {
      message,
      language,
      templateSlug,
      channel,
      build,
      turns: open.turns,
      picture: asked.picture ?? null,
      consent: asked.consent ?? false,
    },
    events,
    signal,
  );
  if (!talked) return send("failed", { message: failureText(language) });
  if (signal.aborted) return;
  if (talked.failed) return send("failed", { message: talked.message });
  const kept = await keepTurn(context, open, { templateSlug, projectUuid, said: message, build }, talked);
  if (talked.proposal) send("proposal", shown(talked.proposal, talked.currency));
  send("done", { ...kept, suggestions: talked.suggestions });
}
