// Apart from what looks at groups, so that it comes with the first that is faded.
import type { BuildDocument } from "./document.ts";
import { fadedAround } from "./grouping.ts";

/** A group that shows less than all of itself: which run of layers that lie together in it, and how much of them. */
export type Fade = { run: string; opacity: number };

/**
 * Asked of what is seen of a build's layers, one after the other, bottom first: the faded groups around each, the outermost
 * first; undefined where there is none. A group whose layers do not lie together is one picture for each run of them.
 */
export function fadesIn({
  groups,
}: Pick<BuildDocument, "groups">): (layer: { group: string | null }) => readonly Fade[] | undefined {
  if (!Object.values(groups ?? {}).some(({ opacity }) => opacity !== undefined)) return () => undefined;
  const runs = new Map<string, number>();
  let open: { group: string; fade: Fade }[] = [];
  return ({ group }) => {
    const around = fadedAround({ groups }, group);
    const differ = around.findIndex((one, i) => one.group !== open[i]?.group);
    const kept = open.slice(0, differ < 0 ? around.length : differ);
    open = around.map(({ group: name, opacity }, i) => {
      const same = kept[i];
      if (same) return same;
      const run = (runs.get(name) ?? 0) + 1;
      runs.set(name, run);
      return { group: name, fade: { run: `${run} ${name}`, opacity } };
    });
    return open.length > 0 ? open.map(({ fade }) => fade) : undefined;
  };
}
