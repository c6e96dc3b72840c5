import { useSearchParams } from "react-router";
import { settings } from "../boot/session.ts";
import { lastDays, periodBefore } from "../overview/period.ts";

/** Today, and so many days with it. */
export const NUMBER_SPANS = [1, 7, 30, 90, 365] as const;
export type NumberSpan = (typeof NUMBER_SPANS)[number];

export const spanOf = (query: URLSearchParams): NumberSpan =>
  NUMBER_SPANS.find((days) => String(days) === query.get("days")) ?? 30;

/** Period and channel that are looked at: they stand in the address, so that a link shows the same. */
export function useNumbersState() {
  const [query, setQuery] = useSearchParams();
  const span = spanOf(query);
  const period = lastDays(span, settings.shop.timeZone);
  const put = (name: string, value: string) =>
    setQuery(
      (before) => {
        before.set(name, value);
        return before;
      },
      { replace: true },
    );
  return {
    span,
    period,
    before: periodBefore(period),
    channel: query.get("channel"),
    setSpan: (value: string) => put("days", value),
    setChannel: (slug: string) => put("channel", slug),
  };
}
