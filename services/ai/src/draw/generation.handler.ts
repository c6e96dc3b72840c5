import { randomInt } from "node:crypto";
import { corsHeaders, type Handler, preflight, type RequestContext, type RequestInfo } from "@carloom/platform";
import { appOrigins } from "@carloom/settings";
import { DrawingStopped, keepGenerated, QueueFull } from "@carloom/threed";
import type { z } from "zod";
import { messageLanguage } from "../language.ts";
import { failure, json, refusalWords } from "./answers.ts";
import { DrawingRefused, drawSticker } from "./draw.ts";
import { type Drawer, RULES, type Sample } from "./drawer.ts";
import { countWish } from "./limits.ts";
import { xmpOf } from "./mark.ts";
import { ProviderError } from "./provider.ts";
import { type Refusal, refusalOf } from "./refuse.ts";
import { KeepWish, promptOf, SampleWish, TextToImage, wholePromptOf } from "./wish.ts";

const ADDRESS = /^\/v1\/(?:generation\/([\w.-]{1,80})\/text-to-image|stickers(?:\/(keep))?)$/;
/** Bytes of a wish in words. */
const MOST_BYTES = 16 * 1024;
const SAMPLES = 4;
const RANDOM = 0;

export type GenerationOptions = {
  drawer: Drawer;
  contextOf(request: Request, info: RequestInfo): Promise<RequestContext>;
};

const refused = (code: Refusal, prompt: string): Response =>
  failure(code === "EMPTY" || code === "LONG" ? 400 : 403, refusalWords(code, messageLanguage(prompt, "en")), {
    type: code,
  });

type Read<T> = { ok: true; value: T } | { ok: false; response: Response };
async function read<T>(request: Request, schema: z.ZodType<T>, most: number): Promise<Read<T>> {
  const no = (status: number, message: string) => ({ ok: false, response: failure(status, message) }) as const;
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get("content-type") ?? ""))
    return no(415, "Send application/json.");
  const text = await request.text();
  if (Buffer.byteLength(text) > most) return no(413, `A wish is at most ${most} bytes.`);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return no(400, "The body is no JSON.");
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return { ok: true, value: parsed.data };
  const [issue] = parsed.error.issues;
  return no(400, `${issue?.path.join(".") || "body"}: ${issue?.message ?? "is wrong"}`);
}

const dataUrl = (sample: Sample): string =>
  sample.kind === "svg"
    ? `data:image/svg+xml;base64,${Buffer.from(sample.svg).toString("base64")}`
    : `data:image/webp;base64,${Buffer.from(sample.bytes).toString("base64")}`;

/** `POST /v1/generation/{engine}/text-to-image`, in the Stability v1 interface: PNGs of the size that is asked for. */
async function textToImage(request: Request, context: RequestContext, drawer: Drawer): Promise<Response> {
  const wish = await read(request, TextToImage, MOST_BYTES);
  if (!wish.ok) return wish.response;
  const { width, height, samples } = wish.value;
  const whole = wholePromptOf(wish.value);
  const prompt = promptOf(wish.value);
  const code = prompt === "" ? "EMPTY" : (refusalOf(prompt) ?? refusalOf(whole.slice(0, 500)));
  if (code) return refused(code, whole);
  const wait = await countWish(context);
  if (wait !== null) return tooMany(wait);
  const seed = wish.value.seed === RANDOM ? randomInt(1, 2 ** 32 - 1) : wish.value.seed;
  const drawn = await drawer.samples({ prompt, seed, palette: [], count: samples, width, height }, context.ip);
  const artifacts: { base64: string; finishReason: string; seed: number }[] = [];
  for (const sample of drawn.samples) {
    const png = await drawer.png(sample, drawn, { width, height }, context.ip);
    artifacts.push({
      base64: Buffer.from(png).toString("base64"),
      finishReason: "SUCCESS",
      seed: (seed + sample.index) % 2 ** 32,
    });
  }
  return json(200, { artifacts });
}

const tooMany = (seconds: number) =>
  failure(429, `Too many requests. Please try again in ${seconds} seconds.`, {
    type: "LIMIT",
    headers: { "retry-after": String(seconds) },
  });

/** `POST /v1/stickers`: four samples to choose from, who drew them, and what nothing was drawn for. */
async function fourSamples(request: Request, context: RequestContext, drawer: Drawer): Promise<Response> {
  const wish = await read(request, SampleWish, MOST_BYTES);
  if (!wish.ok) return wish.response;
  const { prompt, seed, palette } = wish.value;
  const code = refusalOf(prompt);
  if (code) return refused(code, prompt);
  const wait = await countWish(context);
  if (wait !== null) return tooMany(wait);
  const drawn = await drawer.samples({ prompt, seed, palette, count: SAMPLES, width: 1024, height: 1024 }, context.ip);
  const samples = drawn.samples.map((sample) => ({
    url: dataUrl(sample),
    index: sample.index,
    widthMm: sample.widthMm,
    heightMm: sample.heightMm,
  }));
  return json(200, { by: drawn.by, left: drawn.left, samples });
}

/** `POST /v1/stickers/keep`: stores a sample among the visitor's uploads; a guest's, too. */
async function keep(request: Request, context: RequestContext, drawer: Drawer): Promise<Response> {
  const wish = await read(request, KeepWish, context.settings.env.LIMIT_JSON_BYTES);
  if (!wish.ok) return wish.response;
  const { value } = wish;
  const code = refusalOf(value.prompt);
  if (code) return refused(code, value.prompt);
  const isPicture = "image" in value;
  const by = isPicture ? drawer.by : RULES;
  const drawn = isPicture ? null : drawSticker(value);
  const bytes = isPicture ? Buffer.from(value.image, "base64") : new TextEncoder().encode(drawn?.svg);
  const mark = xmpOf(by === RULES ? "algorithmicMedia" : "trainedAlgorithmicMedia", by);
  const kept = await keepGenerated(context, { bytes, widthMm: drawn?.widthMm ?? 400, by, mark });
  if (kept.value) return json(200, kept.value);
  return failure(kept.error?.type === "LIMIT" ? 429 : 400, kept.error?.message ?? "It was not stored.", {
    type: kept.error?.type ?? "INVALID",
  });
}

/**
 * Stickers from words. Takes POST with a JSON body alone (`GET /v1/stickers` says who draws), counts by address, and
 * answers errors as `{ id, name, message }`.
 */
export function generationHandler({ drawer, contextOf }: GenerationOptions): Handler {
  let allowed: ReadonlySet<string> | null = null;
  return async (request, info) => {
    const found = ADDRESS.exec(new URL(request.url).pathname);
    if (!found) return null;
    const context = await contextOf(request, info);
    allowed ??= appOrigins(context.settings.public);
    const early = preflight(request, allowed);
    if (early) return early;
    const response = await answer(request, context, found, drawer);
    for (const [name, value] of Object.entries(corsHeaders(request.headers.get("origin"), allowed)))
      response.headers.set(name, value);
    return response;
  };
}

async function answer(
  request: Request,
  context: RequestContext,
  [, engine, keeps]: RegExpExecArray,
  drawer: Drawer,
): Promise<Response> {
  if (request.method === "GET" && !engine && !keeps) return json(200, { by: drawer.by, checkedBy: drawer.checkedBy });
  if (request.method !== "POST") return failure(405, "Use POST.", { headers: { allow: "POST" } });
  try {
    if (engine) return await textToImage(request, context, drawer);
    return await (keeps ? keep : fourSamples)(request, context, drawer);
  } catch (error) {
    if (error instanceof DrawingRefused) return refused(error.code, "");
    if (error instanceof ProviderError) return failure(403, "The provider does not draw this.", { type: "PROVIDER" });
    if (error instanceof QueueFull)
      return failure(503, "Many pictures are waiting. Please try again in a moment.", {
        type: "LIMIT",
        headers: { "retry-after": "5" },
      });
    if (error instanceof DrawingStopped)
      return failure(400, "The picture takes too long to draw.", { type: "INVALID" });
    throw error;
  }
}
