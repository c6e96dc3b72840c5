import type { Environment } from "@carloom/settings/server";
import type { Finding, SetupFact } from "./setup.policy.ts";

const PATIENCE_MS = 8000;
/** A list of models is read up to here. */
const MOST_READ = 2 * 1024 * 1024;

/** A test that did not succeed, and what of it may be shown. */
export class Misfit extends Error {
  override name = "Misfit";
  readonly finding: Finding;
  readonly detail: string;
  constructor(finding: Finding, detail: string) {
    super(`${finding} ${detail}`);
    this.finding = finding;
    this.detail = detail;
  }
}

async function answerOf(address: string, key?: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, {
      headers: key ? { authorization: `Bearer ${key}` } : {},
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: "manual",
    });
  } catch (error) {
    const { name, cause } = error as { name?: string; cause?: { code?: string } };
    throw new Misfit("UNREACHABLE", name === "TimeoutError" ? "ETIMEDOUT" : (cause?.code ?? ""));
  }
  if (response.ok) return response;
  await response.body?.cancel();
  const { status } = response;
  throw new Misfit(status === 401 || status === 403 ? "REFUSED" : "WRONG_ANSWER", `HTTP ${status}`);
}

async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.byteLength;
    if (length > MOST_READ) break;
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

/** Asks for the tile of the whole world. */
export async function askTile(e: Pick<Environment, "MAPS_TILE_URL" | "MAPS_API_KEY">): Promise<SetupFact[]> {
  const values: Record<string, string> = { z: "0", x: "0", y: "0", s: "a", r: "", key: e.MAPS_API_KEY };
  const address = (e.MAPS_TILE_URL ?? "").replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
  const response = await answerOf(address);
  await response.body?.cancel();
  const type = response.headers.get("content-type") ?? "";
  if (!type.startsWith("image/")) throw new Misfit("WRONG_ANSWER", type.slice(0, 60));
  return [{ name: "tile", value: type.slice(0, 60) }];
}

const IMAGE_HOSTS = { stability: "https://api.stability.ai", openai: "https://api.openai.com" } as const;

/** What a list of models names: `{ data: [{ id }] }`, or `[{ id }]`. */
export function idsOf(text: string): string[] {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Misfit("WRONG_ANSWER", "JSON");
  }
  const data = Array.isArray(body) ? body : (body as { data?: unknown } | null)?.data;
  if (!Array.isArray(data)) throw new Misfit("WRONG_ANSWER", "JSON");
  return data.flatMap((one: { id?: unknown } | null) => (typeof one?.id === "string" ? [one.id] : []));
}

/** Asks a provider for the list of its models: it says whether the key is right, and costs nothing. */
export async function askModels(part: "STYLIST" | "STICKERS", e: Environment): Promise<SetupFact[]> {
  const kind = e.STICKER_PROVIDER === "stability" ? "stability" : "openai";
  const base = e.STICKER_PROVIDER_URL ?? IMAGE_HOSTS[kind];
  const of =
    part === "STYLIST"
      ? { address: `${e.AI_CHAT_URL}/models`, key: e.AI_CHAT_KEY, model: e.AI_CHAT_MODEL }
      : {
          address: `${base}/v1/${kind === "stability" ? "engines/list" : "models"}`,
          key: e.STICKER_PROVIDER_KEY,
          model: e.STICKER_PROVIDER_MODEL,
        };
  const ids = idsOf(await textOf(await answerOf(of.address, of.key)));
  const { model } = of;
  // local servers call the latest version of a model by its bare name too
  if (model && !ids.includes(model) && !ids.includes(`${model}:latest`)) throw new Misfit("MODEL_UNKNOWN", model);
  return [{ name: "models", value: String(ids.length) }];
}
