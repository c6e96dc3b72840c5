import type { BuildDocument, Placement } from "@carloom/build";

/** Of the layers that are shown alone those that are still there. */
export const shownAlone = (stickers: readonly Placement[], isolated: readonly string[] | null): Placement[] =>
  isolated ? stickers.filter(({ id }) => isolated.includes(id)) : [];

/** A build as it is shown: with some of its layers alone, and what clips them. What is stored and ordered is all of it. */
export function seenAlone(build: BuildDocument, isolated: readonly string[] | null): BuildDocument {
  const alone = shownAlone(build.stickers, isolated);
  if (alone.length === 0) return build;
  const masks = new Set(alone.flatMap(({ mask }) => mask?.layer ?? []));
  const stickers = build.stickers.flatMap((one) => {
    if (alone.includes(one)) return [one];
    return masks.has(one.id) ? [{ ...one, hidden: true }] : [];
  });
  return { ...build, stickers };
}
