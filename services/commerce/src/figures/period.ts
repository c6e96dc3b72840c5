import type { RequestContext } from "@carloom/platform";
import { GraphQLError } from "graphql";
import type { Period } from "./counted.repository.ts";

export type { Period } from "./counted.repository.ts";

const DAY = 86_400_000;
export const LONGEST_DAYS = 400;

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
export const daysOf = ({ from, until }: Pick<Period, "from" | "until">): number =>
  (Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY + 1;

/** The period with as many days before it. */
export const withBefore = (period: Period): Period => ({ ...period, from: dayAfter(period.from, -daysOf(period)) });

/** @throws GraphQLError BAD_USER_INPUT when it ends before it begins, or is too long to be read */
export function periodOf(context: Pick<RequestContext, "settings">, from: unknown, until: unknown): Period {
  const period = { from: String(from), until: String(until), timeZone: context.settings.env.WAREHOUSE_TIME_ZONE };
  const days = daysOf(period);
  if (days < 1 || days > LONGEST_DAYS)
    throw new GraphQLError(`A period has between 1 and ${LONGEST_DAYS} days.`, {
      extensions: { code: "BAD_USER_INPUT" },
    });
  return period;
}
