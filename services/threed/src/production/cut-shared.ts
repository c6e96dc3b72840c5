import type { Art, Pixels } from "@carloom/production";
import type { CutInput, KeptPiece } from "@carloom/production/cutting";

/** What every thread has, its pictures by their number and without their colors, which nothing is cut by. */
export type Shared = Pick<CutInput, "build" | "profile"> & {
  map: Uint8Array;
  arts: readonly Art[];
  /** Of layers by their id. */
  artOf: ReadonlyMap<string, number>;
};
export type Numbered = Pixels & { number: number };
/** What a thread answers. */
export type Cut = { film: number; pieces: KeptPiece[] };

const NO_COLORS = new Uint8Array();

/** @param pictures gets the pictures by their number */
export function sharedOf({ build, artOf, profile }: CutInput, map: Uint8Array, pictures: Pixels[]): Shared {
  const numbers = new Map<Art, number>();
  const known = new Map<Pixels, Numbered>();
  const bare = (pixels: Pixels): Numbered => {
    const before = known.get(pixels);
    if (before) return before;
    const made = { ...pixels, rgb: NO_COLORS, number: pictures.push(pixels) - 1 };
    known.set(pixels, made);
    return made;
  };
  const own = new Map<string, number>();
  for (const placement of build.stickers) {
    const art = artOf(placement);
    if (!art) continue;
    if (!numbers.has(art)) numbers.set(art, numbers.size);
    own.set(placement.id, numbers.get(art) ?? 0);
  }
  const arts = [...numbers.keys()].map(({ items, flattened }) => ({
    items: items.map((item) => (item.kind === "raster" ? { ...item, pixels: bare(item.pixels) } : item)),
    flattened,
  }));
  const { stickers, groups } = build;
  return { map, build: { stickers, groups }, arts, artOf: own, profile: { ...profile, output: null } };
}

/** How much there is to cut of it, roughly. */
export const cornersOf = (art: Art | undefined): number =>
  (art?.items ?? []).reduce(
    (sum, item) => sum + (item.kind === "area" ? item.rings.reduce((corners, ring) => corners + ring.length, 0) : 4),
    0,
  );
