/** How many of the first car's parts, and how many cars, the home page shows. */
export const HOME_PARTS = 3;
export const HOME_CARS = 4;

/** Parts that have a picture: one of each slot first, so that they differ. */
export function partsByVariety<P extends { slots: readonly string[]; thumbnail?: string | null }>(
  parts: readonly P[],
): P[] {
  const shown = parts.filter(({ thumbnail }) => thumbnail);
  const seen = new Set<string>();
  const firsts = shown.filter(({ slots: [slot = ""] }) => !seen.has(slot) && seen.add(slot));
  return [...firsts, ...shown.filter((part) => !firsts.includes(part))];
}
