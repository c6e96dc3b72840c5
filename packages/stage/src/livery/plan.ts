import type { Placement } from "@carloom/build";

const keys = new WeakMap<Placement, string>();

/** Everything of a placement that reaches the livery map; name, group and lock do not. */
export function layerKey(p: Placement): string {
  const known = keys.get(p);
  if (known !== undefined) return known;
  const { name: _name, group: _group, locked: _locked, hidden: _hidden, ...visual } = p;
  const key = JSON.stringify(visual);
  keys.set(p, key);
  return key;
}

/** What is drawn, bottom first. */
export function visibleLayers(stickers: readonly Placement[]): Placement[] {
  return stickers.filter((p) => !p.hidden && p.opacity > 0);
}

export type BakePlan = { kind: "none" } | { kind: "append"; from: number } | { kind: "rebuild" };

/** The least work that turns what is baked into what is wanted; keys bottom first. */
export function planBake(baked: readonly string[], wanted: readonly string[]): BakePlan {
  let same = 0;
  while (same < baked.length && same < wanted.length && baked[same] === wanted[same]) same++;
  if (same < baked.length) return { kind: "rebuild" };
  return same === wanted.length ? { kind: "none" } : { kind: "append", from: same };
}
