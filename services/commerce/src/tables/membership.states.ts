/** Values of the period as the specification has them. */
export const PERIODS = ["month", "year"] as const;
export type MembershipPeriod = (typeof PERIODS)[number];

/**
 * Where a membership stands: ordered and not paid yet; running; running to its end after it was cancelled; its period is
 * over and the next is not paid; over.
 */
export const MEMBERSHIP_STATUSES = ["PENDING", "ACTIVE", "ENDING", "PAST_DUE", "ENDED"] as const;
export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number];
