/** A measure over time: seconds since the beginning, and what was measured then. */
export type Point = { at: number; value: number };

export type Trend = {
  /** The middle of all values. */
  middle: number;
  /** What the measure rises by within an hour, in its own unit. */
  perHour: number;
  /** Whether all that it rose by is within what it goes up and down anyway. */
  isLevel: boolean;
};

const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/** Fewer say nothing of a slope. */
const FEWEST = 6;

/**
 * The slope by Theil and Sen: the middle of the slopes between all pairs, which single bad moments do not move.
 *
 * @param slack what may be risen by over the whole time, in the measure's unit, beside a twentieth of its middle
 * @throws RangeError with fewer than six points
 */
export function trendOf(points: readonly Point[], slack = 0): Trend {
  if (points.length < FEWEST) throw new RangeError(`A trend takes ${FEWEST} points or more, not ${points.length}.`);
  const slopes: number[] = [];
  for (const [i, a] of points.entries())
    for (const b of points.slice(i + 1)) if (b.at > a.at) slopes.push((b.value - a.value) / (b.at - a.at));
  const perSecond = median(slopes);
  const middle = median(points.map(({ value }) => value));
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  return {
    middle,
    perHour: perSecond * 3600,
    isLevel: perSecond * (last - first) <= Math.max(slack, middle * 0.05),
  };
}
