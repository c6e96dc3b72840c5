import { EDGES, type FacetBand } from "./facet.repository.ts";

/** Minor units; both ends belong to it. */
export type PriceBand = { from: number; to: number; count: number };

/** More bands than this are a list to read, not a choice to make. */
const MOST_BANDS = 6;

/** Bands beside each other, as many as are easily told apart: where few goods are, two become one. */
export function bandsOf(found: readonly FacetBand[]): PriceBand[] {
  const bands = found.map(({ place, count }) => ({
    from: place === 0 ? 0 : (EDGES[place - 1] ?? 0),
    to: (EDGES[place] ?? Number.MAX_SAFE_INTEGER) - 1,
    count,
  }));
  while (bands.length > MOST_BANDS) {
    let least = 0;
    for (let at = 1; at < bands.length - 1; at++) if (both(bands, at) < both(bands, least)) least = at;
    const [first, second] = bands.splice(least, 2);
    if (first && second) bands.splice(least, 0, { from: first.from, to: second.to, count: first.count + second.count });
  }
  return bands;
}

const both = (bands: readonly PriceBand[], at: number) => (bands[at]?.count ?? 0) + (bands[at + 1]?.count ?? 0);
