import type { Clients } from "@carloom/api-client";
import type { BuildDocument } from "@carloom/build";
import { readVinyl, type VinylContent } from "@carloom/build/vinyl";
import { vinylUrl } from "../catalogue/vinyl-address.ts";
import { contentsOf, storeContent } from "../catalogue/vinyl-contents.ts";

/** What the vinyls of a build are, to go along with it into a file. @throws when one cannot be had */
export const carriedOut = async ({ stickers }: BuildDocument): Promise<Readonly<Record<string, VinylContent>>> =>
  Object.fromEntries(await contentsOf(stickers));

const isThere = (hash: string): Promise<boolean> =>
  fetch(vinylUrl(hash), { method: "HEAD" }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Stores the vinyls that came in a file with a build, where the service does not know them, so that the build shows what it
 * showed. What is no vinyl stays out; a changed one gets its own hash.
 */
export async function carriedIn(
  clients: Clients,
  build: BuildDocument,
  vinyls: Readonly<Record<string, unknown>>,
): Promise<BuildDocument> {
  const shown = new Set(build.stickers.flatMap(({ art }) => (art.kind === "vinyl" ? [art.hash] : [])));
  const hashes = new Map<string, string>();
  for (const hash of shown) {
    if (!Object.hasOwn(vinyls, hash) || (await isThere(hash))) continue;
    const read = readVinyl(vinyls[hash]);
    const stored = read.ok && (await storeContent(clients, read.value));
    if (stored && stored.ok) hashes.set(hash, stored.hash);
  }
  if (hashes.size === 0) return build;
  return {
    ...build,
    stickers: build.stickers.map((layer) => {
      const hash = layer.art.kind === "vinyl" ? hashes.get(layer.art.hash) : undefined;
      return hash && layer.art.kind === "vinyl" ? { ...layer, art: { ...layer.art, hash } } : layer;
    }),
  };
}
