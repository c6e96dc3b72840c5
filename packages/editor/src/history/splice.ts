/** A reversible change of a list of ids: at `at`, `before` became `after`. */
export type Splice = { at: number; before: string[]; after: string[] };

/** The smallest single splice between two lists; null when they are equal. */
export function spliceBetween(before: readonly string[], after: readonly string[]): Splice | null {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  if (start === before.length && start === after.length) return null;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end++;
  return { at: start, before: before.slice(start, before.length - end), after: after.slice(start, after.length - end) };
}

/** @throws Error when the list is not the one the splice was made from */
export function applySplice(list: readonly string[], splice: Splice): string[] {
  const found = list.slice(splice.at, splice.at + splice.before.length);
  if (found.length !== splice.before.length || found.some((id, index) => id !== splice.before[index]))
    throw new Error("A step of the history does not belong to this document.");
  return [...list.slice(0, splice.at), ...splice.after, ...list.slice(splice.at + splice.before.length)];
}
