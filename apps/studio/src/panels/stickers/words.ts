import type { Painted } from "@carloom/build";
import { session, settings } from "../../boot/settings.ts";
import type { Problem } from "../../lib/problem.ts";
import type { Studio } from "../../workspace/studio.ts";
import { putOnShelf, type ShelfArt } from "../../catalogue/art-shelf.ts";
import { keepInAccount } from "../../own-art/own-art.ts";

/** Who draws by rules, without a provider. */
export const RULES = "rules";
export const MAX_WORDS = 500;

/** A picture to choose from; `index` is its number among a seed's. */
export type WordSample = { url: string; index: number; widthMm: number; heightMm: number };
export type Drawn = { by: string; left: string[]; samples: WordSample[] };
export type WordsProblem = Problem | "brand" | "hate" | "nudity" | "empty" | "long" | "provider";
export type Answer<T> = { ok: true; value: T } | { ok: false; problem: WordsProblem };

const OF_TYPE: Readonly<Record<string, WordsProblem>> = {
  BRAND: "brand",
  HATE: "hate",
  NUDITY: "nudity",
  EMPTY: "empty",
  LONG: "long",
  PROVIDER: "provider",
  LIMIT: "limit",
  INVALID: "invalid",
};

const address = (path: string) => new URL(path, settings.threed.server).href;

async function call<T>(path: string, body?: object): Promise<Answer<T>> {
  try {
    const token = body ? await session.accessToken() : null;
    const response = await fetch(address(path), {
      method: body ? "POST" : "GET",
      headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as T & { type?: string };
    if (response.ok) return { ok: true, value: answer };
    const busy = response.status >= 500 ? "busy" : "refused";
    return { ok: false, problem: response.status === 429 ? "limit" : (OF_TYPE[answer.type ?? ""] ?? busy) };
  } catch (error) {
    return { ok: false, problem: error instanceof SyntaxError ? "busy" : "offline" };
  }
}

/** Who would draw; asked before anything is sent. */
export const whoDraws = (): Promise<Answer<{ by: string; checkedBy?: string | null }>> => call("/v1/stickers");

/** Colours of the car as it stands, the body's first. */
export function carColours({ template, paintOf, editor }: Pick<Studio, "template" | "paintOf" | "editor">): string[] {
  const painted: Painted = editor.state.document;
  const zones = template.manifest.zones.map(({ id }) => id).sort((a, b) => Number(b === "body") - Number(a === "body"));
  return [...new Set(zones.map((id) => paintOf(id, painted).color.toLowerCase()))].slice(0, 4);
}

/** Four samples for these words. */
export const drawWords = (prompt: string, seed: number, palette: readonly string[]): Promise<Answer<Drawn>> =>
  call("/v1/stickers", { prompt, seed, palette });

type Kept = { uuid: string; url: string; width: number; height: number; widthMm: number; generatedBy: string };

/** Stores a sample and puts it among the person's own art. */
export async function keepSample(
  studio: Studio,
  { prompt, seed, palette, by }: { prompt: string; seed: number; palette: readonly string[]; by: string },
  sample: WordSample,
): Promise<Answer<ShelfArt>> {
  const wish =
    by === RULES ? { prompt, seed, palette, index: sample.index } : { prompt, image: sample.url.split(",")[1] ?? "" };
  const kept = await call<Kept>("/v1/stickers/keep", wish);
  if (!kept.ok) return kept;
  const { user } = studio.visitor;
  const art: ShelfArt = { ...kept.value, name: prompt.slice(0, 80), ...(user ? { owner: user.id } : {}) };
  studio.catalogue.remember(art);
  putOnShelf(art);
  void keepInAccount(studio, art);
  return { ok: true, value: art };
}
