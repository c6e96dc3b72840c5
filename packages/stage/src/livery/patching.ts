// Apart from the baker, so that it comes with the first change below the topmost layer.
import { alikeBelow, type BakePlan, isOnePicture, type Layer } from "./plan.ts";

export { regionOf } from "./patch.ts";

/** More layers than these coming, going or changing at once are printed from the ground up. */
const PATCH_LIMIT = 48;

/** Members of the longest rising run of a list, by index. */
function rising(list: readonly number[]): Set<number> {
  const tails: number[] = [];
  const before: number[] = [];
  for (const [i, value] of list.entries()) {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((list[tails[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    before[i] = low > 0 ? (tails[low - 1] ?? -1) : -1;
    tails[low] = i;
  }
  const found = new Set<number>();
  for (let i = tails.at(-1) ?? -1; i >= 0; i = before[i] ?? -1) found.add(i);
  return found;
}

/** Layers on top of what is baked; where they go into a picture of a faded group that is there, that is printed anew. */
export function planAppended(from: number, layers: readonly Layer[]): BakePlan {
  if (!isOnePicture(layers[from - 1], layers[from])) return { kind: "append", from };
  const added = layers.slice(from).map((_, i) => from + i);
  return added.length > PATCH_LIMIT ? { kind: "rebuild" } : { kind: "patch", removed: [], added };
}

/** The least work that turns what is baked into what is wanted; keys bottom first. */
export function planBake(baked: readonly string[], wanted: readonly string[]): BakePlan {
  const from = alikeBelow(baked, wanted);
  if (from === baked.length) return from === wanted.length ? { kind: "none" } : { kind: "append", from };
  if (wanted.length === 0) return { kind: "rebuild" };
  let [bakedEnd, wantedEnd] = [baked.length, wanted.length];
  while (bakedEnd > from && wantedEnd > from && baked[bakedEnd - 1] === wanted[wantedEnd - 1]) {
    bakedEnd--;
    wantedEnd--;
  }
  const places = new Map<string, number[]>();
  for (let i = from; i < bakedEnd; i++) places.set(baked[i] ?? "", [...(places.get(baked[i] ?? "") ?? []), i]);
  const removed = new Set(Array.from({ length: bakedEnd - from }, (_, i) => from + i));
  const added: number[] = [];
  const met: { baked: number; wanted: number }[] = [];
  for (let i = from; i < wantedEnd; i++) {
    const place = places.get(wanted[i] ?? "")?.shift();
    if (place === undefined) added.push(i);
    else met.push({ baked: place, wanted: i });
  }
  // Of what stays, the largest part that stays in order is left alone.
  const calm = rising(met.map((m) => m.baked));
  for (const [i, m] of met.entries()) {
    if (calm.has(i)) removed.delete(m.baked);
    else added.push(m.wanted);
  }
  if (removed.size + added.length > PATCH_LIMIT) return { kind: "rebuild" };
  return { kind: "patch", removed: [...removed], added: added.sort((a, b) => a - b) };
}
