/** Nobody plans further ahead. */
const FURTHEST_MS = 2 * 365 * 24 * 3_600_000;

export const NO_MOMENT = "The moment lies in the past, or too far ahead.";

/** Can a car be said to open then? Null: nothing is said. */
export const mayOpenAt = (moment: Date | null): boolean =>
  moment === null || (moment > new Date() && moment.getTime() <= Date.now() + FURTHEST_MS);
