import type { Services } from "@carloom/platform";

const DAY_MS = 86_400_000;
/** A transfer of the last day is seen on the next one, and days end later elsewhere. */
export const EXPIRY_GRACE_MS = DAY_MS;

/** Until when an order that is placed now is to be paid; null when unpaid orders never expire. */
export function dueAt({ env }: Services["settings"], now: Date): Date | null {
  return env.UNPAID_ORDER_DAYS > 0 ? new Date(now.getTime() + env.UNPAID_ORDER_DAYS * DAY_MS) : null;
}
