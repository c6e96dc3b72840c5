import { type Placement, stencilsOf } from "@carloom/build";

/** A layer with what clips it, as one piece: it is another one when its mask is another. */
export type Layer = Placement & { stencil?: Placement };

const keys = new WeakMap<Placement, string>();

/** Everything of a placement that reaches the livery map; name, group and lock do not. */
export function layerKey(p: Layer): string {
  const known = keys.get(p);
  if (known !== undefined) return known;
  const { name: _name, group: _group, locked: _locked, hidden: _hidden, stencil, ...visual } = p;
  const key = JSON.stringify(visual) + (stencil ? stencilKey(stencil) : "");
  keys.set(p, key);
  return key;
}

/** Of a mask its form counts alone: neither its colours, where no colour is a hole, nor what is done to it. */
const stencilKey = ({
  id: _id,
  finish: _finish,
  tint: _tint,
  blend: _blend,
  mask: _mask,
  ...form
}: Placement): string => ` in ${layerKey(form as Placement)}`;

const clipped = new WeakMap<Placement, Layer>();

/** What is drawn, bottom first, each with what clips it. */
export function visibleLayers(stickers: readonly Placement[]): Layer[] {
  const stencilOf = stencilsOf(stickers);
  return stickers.flatMap((p) => {
    if (p.hidden || p.opacity === 0) return [];
    const stencil = stencilOf(p)?.layer;
    if (!stencil) return [p];
    const known = clipped.get(p);
    if (known?.stencil === stencil) return [known];
    const layer: Layer = { ...p, stencil };
    clipped.set(p, layer);
    return [layer];
  });
}

/** Meets what is printed below it otherwise than over it: the picture of it depends on that. */
export const isBlended = (p: Placement): boolean => p.blend !== undefined;

/** More layers than these coming, going or changing at once are printed from the ground up. */
const PATCH_LIMIT = 48;

/** `removed` counts in what is baked, `added` in what is wanted; the other layers keep their order. */
export type BakePlan =
  | { kind: "none" }
  | { kind: "append"; from: number }
  | { kind: "patch"; removed: number[]; added: number[] }
  | { kind: "rebuild" };

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

/** The least work that turns what is baked into what is wanted; keys bottom first. */
export function planBake(baked: readonly string[], wanted: readonly string[]): BakePlan {
  let from = 0;
  while (from < baked.length && from < wanted.length && baked[from] === wanted[from]) from++;
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
