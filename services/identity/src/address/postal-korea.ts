import { z } from "zod";
import type { PostalDirectory, PostalPlace } from "./postal-place.ts";

/** Where Korea's codes are looked up. Nothing of the person is sent but the code. */
export type KoreanProvider = { url: string; key: string | undefined; patienceMs: number };

/** A provider that answers later than this answers too late for somebody who writes. */
export const PATIENCE_MS = 2500;
const MOST_BYTES = 512 * 1024;
const MOST_PLACES = 100;
/** For how long a provider that failed is not asked. */
const REST_MS = 30_000;
const MOST_KNOWN = 2000;

/** The part of juso.go.kr's answer that is used: province, district, and the road's or the neighbourhood's name. */
const Answer = z.object({
  results: z.object({
    common: z.object({ errorCode: z.union([z.string(), z.number()]).transform(String) }),
    juso: z
      .array(
        z.object({
          zipNo: z.string(),
          siNm: z.string().max(100),
          sggNm: z.string().max(100).default(""),
          rn: z.string().max(100).default(""),
        }),
      )
      .nullish(),
  }),
});

/** Reads at most so much of an answer. @throws when there is more */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error("The answer is too long.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

async function ask({ url, key, patienceMs }: KoreanProvider, postalCode: string): Promise<PostalPlace[]> {
  const address = new URL(url);
  const parameters = { currentPage: "1", countPerPage: String(MOST_PLACES), keyword: postalCode, resultType: "json" };
  for (const [name, value] of Object.entries({ ...parameters, ...(key && { confmKey: key }) }))
    address.searchParams.set(name, value);
  const signal = AbortSignal.timeout(patienceMs);
  const response = await fetch(address, { redirect: "error", signal, headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`It answered ${response.status}.`);
  const { results } = Answer.parse(JSON.parse(await readText(response)));
  if (results.common.errorCode !== "0") throw new Error(`It refused with ${results.common.errorCode.slice(0, 20)}.`);
  const own = (results.juso ?? []).filter(({ zipNo }) => zipNo === postalCode).slice(0, MOST_PLACES);
  const places = own.map(({ siNm, sggNm, rn }) => ({ countryArea: siNm, city: sggNm, town: rn }));
  return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
}

/**
 * Korea's codes by a provider: what it says is remembered, and where it fails people write by hand, without a word. One that
 * failed is left alone for a while, so that nobody waits for it at every key.
 *
 * @param failed hears why, without the address and with it the key
 */
export function koreanDirectory(provider: KoreanProvider, failed: (reason: string) => void): PostalDirectory {
  const known = new Map<string, readonly PostalPlace[]>();
  let restUntil = 0;
  return async (postalCode) => {
    const before = known.get(postalCode);
    if (before) return before;
    if (Date.now() < restUntil) return null;
    try {
      const places = await ask(provider, postalCode);
      if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value ?? "");
      known.set(postalCode, places);
      return places;
    } catch (error) {
      restUntil = Date.now() + REST_MS;
      failed(
        error instanceof z.ZodError || error instanceof SyntaxError ? "Its answer cannot be read." : nameOf(error),
      );
      return null;
    }
  };
}

/** Errors of the network name the address they went to. */
const nameOf = (error: unknown): string =>
  error instanceof TypeError ? "It cannot be reached." : error instanceof Error ? error.message : "It failed.";
