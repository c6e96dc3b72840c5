/**
 * Where focus goes from index `at` of `count` for a key, wrapping at the ends; null for keys that do not move.
 * `count` 0 never moves.
 */
export function nextIndex(key: string, at: number, count: number, direction: "horizontal" | "vertical"): number | null {
  if (count === 0) return null;
  const [back, on] = direction === "horizontal" ? ["ArrowLeft", "ArrowRight"] : ["ArrowUp", "ArrowDown"];
  if (key === on) return (at + 1) % count;
  if (key === back) return (at <= 0 ? count : at) - 1;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}

/** First label after `at` (wrapping) that begins with `typed`, without regard to case; -1 when none does. */
export function typeahead(labels: readonly string[], typed: string, at: number): number {
  const wanted = typed.toLocaleLowerCase();
  for (let step = 1; step <= labels.length; step++) {
    const index = (at + step) % labels.length;
    if (labels[index]?.toLocaleLowerCase().startsWith(wanted)) return index;
  }
  return -1;
}
