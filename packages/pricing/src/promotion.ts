import { discountOn } from "./voucher.ts";

/** What a promotion takes off a price: a share (`ppm`) or an amount (`off`, minor units); from and until in ms since 1970. */
export type Offer = { promotion: number; ppm: number | null; off: number | null; from: number; until: number | null };

/** What a price was from a moment on, minor units; null while it was not sold. */
export type PricePoint = { since: number; amount: number | null };

const PRIOR_MS = 30 * 86_400_000;

const runs = ({ from, until }: Offer, at: number): boolean => from <= at && (until === null || until > at);

/** A price with the best of the offers that run at a moment, minor units. Offers do not add up. */
export function promoted(price: number, offers: readonly Offer[] | null | undefined, at: number): number {
  let most = 0;
  for (const offer of offers ?? []) {
    if (!runs(offer, at)) continue;
    const value =
      offer.ppm === null
        ? ({ kind: "fixed", amount: offer.off ?? 0 } as const)
        : ({ kind: "percentage", ppm: offer.ppm } as const);
    most = Math.max(most, discountOn(price, value));
  }
  return price - most;
}

/**
 * The lowest price of the 30 days before the one that is asked now began (Directive 98/6/EC, art. 6a): what a reduced
 * price is announced with. Offers that began or ended after the last record count from their own moment.
 * @param history every price that is on record, the oldest first
 * @returns minor units; null where it was not sold before
 */
export function lowestBefore(
  history: readonly PricePoint[],
  price: { regular: number; offers: readonly Offer[] | null },
  now: number,
): number | null {
  const recorded = history.at(-1)?.since ?? -Infinity;
  const late = (price.offers ?? [])
    .flatMap(({ from, until }) => (until === null ? [from] : [from, until]))
    .filter((moment) => moment > recorded && moment <= now)
    .sort((a, b) => a - b)
    .map((since) => ({ since, amount: promoted(price.regular, price.offers, since) }));
  const points = [...history.filter(({ since }) => since <= now), ...late];
  const asked = promoted(price.regular, price.offers, now);
  let began = points.length;
  while (began > 0 && points[began - 1]?.amount === asked) began -= 1;
  const start = points[began]?.since ?? now;
  let lowest: number | null = null;
  for (const [i, { amount }] of points.slice(0, began).entries()) {
    const ended = points[i + 1]?.since ?? start;
    if (amount !== null && ended > start - PRIOR_MS) lowest = Math.min(lowest ?? amount, amount);
  }
  return lowest;
}
