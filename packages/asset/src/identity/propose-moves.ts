import { type Place, placesOf } from "./places.ts";

/** What an earlier version called `from` is `to` in this one; how much it is like it, 0 … 1. */
export type Move = { from: string; to: string; likeness: number };

/** Further off, or this differently large, nothing is the same thing. */
const LEAST = 0.25;

const ratio = (a: number, b: number) => (Math.max(a, b) < 1e-6 ? 1 : Math.min(a, b) / Math.max(a, b));

/** 1 where both lie in the same place and reach as far. Symmetrical twins differ by their side alone, so place counts most. */
export function likeness(a: Place, b: Place): number {
  const apart = Math.hypot(...a.centre.map((value, k) => value - (b.centre[k] as number)));
  const reach = Math.max(Math.hypot(...a.size), Math.hypot(...b.size), 0.1);
  const place = Math.max(0, 1 - (apart / reach) * 2);
  const shape = a.size.reduce((sum, value, k) => sum + ratio(value + 0.02, (b.size[k] as number) + 0.02) / 3, 0);
  return place * (0.5 * shape + 0.5 * Math.sqrt(ratio(a.area, b.area)));
}

/**
 * By place and shape, what each lost name is called now: of the same kind, each new name once, the likest first. What is
 * like nothing is left out. A name that both versions have is proposed only where no new one is like it.
 */
export function proposeMoves(
  before: ReadonlyMap<string, Place>,
  after: ReadonlyMap<string, Place>,
  lost: readonly string[],
): Move[] {
  const kind = (name: string) => name.split(":")[0];
  const pairs = lost
    .flatMap((from) =>
      [...after].flatMap(([to, place]): (Move & { isNew: boolean })[] => {
        const own = before.get(from);
        return own && kind(from) === kind(to)
          ? [{ from, to, likeness: likeness(own, place), isNew: !before.has(to) }]
          : [];
      }),
    )
    .filter((pair) => pair.likeness >= LEAST)
    .sort((a, b) => Number(b.isNew) - Number(a.isNew) || b.likeness - a.likeness);
  const moves = new Map<string, Move>();
  const taken = new Set<string>();
  for (const { isNew, ...pair } of pairs) {
    if (moves.has(pair.from) || (isNew && taken.has(pair.to))) continue;
    moves.set(pair.from, { ...pair, likeness: Math.round(pair.likeness * 100) / 100 });
    taken.add(pair.to);
  }
  return lost.flatMap((from) => moves.get(from) ?? []);
}

/** The same of two versions' models. */
export async function movesBetween(before: Uint8Array, after: Uint8Array, lost: readonly string[]): Promise<Move[]> {
  return proposeMoves(await placesOf(before), await placesOf(after), lost);
}
