import type { Clients } from "@carloom/api-client";
import { VinylStoreDocument } from "@carloom/api-client/threed";
import { MAX_VINYL_PACKED, type Placement } from "@carloom/build";
import { coveredBy, readVinyl, type VinylContent } from "@carloom/build/vinyl";
import { type Problem, problemOf, problemOfType } from "../lib/problem.ts";
import { vinylUrl } from "./vinyl-address.ts";

const known = new Map<string, Promise<VinylContent>>();
const covered = new Map<string, readonly number[]>();

async function fetched(hash: string): Promise<VinylContent> {
  const response = await fetch(vinylUrl(hash));
  if (!response.ok) throw new Error("The vinyl could not be loaded.");
  const read = readVinyl(await response.json());
  if (!read.ok) throw new Error(read.message);
  return read.value;
}

/** The content of a vinyl, asked for once. A failure is not remembered. */
export function vinylContent(hash: string): Promise<VinylContent> {
  let content = known.get(hash);
  if (!content) {
    content = fetched(hash);
    content.catch(() => known.delete(hash));
    known.set(hash, content);
  }
  return content;
}

/** What a vinyl covers of its box, as the service bills it. */
export async function vinylCovered(hash: string): Promise<readonly number[]> {
  const before = covered.get(hash);
  if (before) return before;
  const found = coveredBy(await vinylContent(hash));
  covered.set(hash, found);
  return found;
}

/** Those of the vinyls among layers. @throws when one cannot be had */
export async function contentsOf(layers: readonly Placement[]): Promise<ReadonlyMap<string, VinylContent>> {
  const hashes = new Set(layers.flatMap(({ art }) => (art.kind === "vinyl" ? [art.hash] : [])));
  return new Map(await Promise.all([...hashes].map(async (hash) => [hash, await vinylContent(hash)] as const)));
}

async function gzipped(text: string): Promise<Blob> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Response(packed).blob();
}

export type Stored = { ok: true; hash: string } | { ok: false; problem: Problem | "too-large" };

/** Stores a content for layers to show. */
export async function storeContent(clients: Clients, content: VinylContent): Promise<Stored> {
  try {
    const packed = await gzipped(JSON.stringify(content));
    if (packed.size > MAX_VINYL_PACKED) return { ok: false, problem: "too-large" };
    const file = new File([packed], "vinyl.json.gz", { type: "application/gzip" });
    const { vinylStore } = await clients.threed.mutate(VinylStoreDocument, { content: file });
    if (!vinylStore.content) return { ok: false, problem: problemOfType(vinylStore.error?.type) };
    const { hash } = vinylStore.content;
    known.set(hash, Promise.resolve(content));
    return { ok: true, hash };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}
