import { typedDocument } from "@carloom/api-client";
import type { Language } from "@carloom/i18n";
import { useEffect, useState } from "react";
import { useSite } from "../site-context.tsx";

/** First and last day on which a cart is expected, as `2026-11-24`. */
export type Arrival = { from: string; until: string };

const DeliveriesDocument = typedDocument<
  { checkoutDeliveries: ({ shippingMethodId: string } & Arrival)[] },
  { id: string }
>(
  "checkoutDeliveries",
  "query",
  `query checkoutDeliveries($id: ID!) {
  checkoutDeliveries(checkoutId: $id) {
    shippingMethodId
    from
    until
  }
}`,
);

/** Days between two dates in one text; a date is the same day in every time zone. */
export function formatDays(language: Language, { from, until }: Arrival): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" });
  return format.formatRange(new Date(from), new Date(until));
}

/** When each way of delivery would arrive if the cart were paid now; empty until it is known, and where nobody says. */
export function useDeliveries(checkoutId: string, open: boolean): ReadonlyMap<string, Arrival> {
  const { session } = useSite();
  const commerce = session?.clients.commerce ?? null;
  const [arrivals, setArrivals] = useState<ReadonlyMap<string, Arrival>>(new Map());
  useEffect(() => {
    if (!commerce || !open) return;
    let current = true;
    commerce.tryQuery(DeliveriesDocument, { id: checkoutId }).then((answer) => {
      if (!current) return;
      setArrivals(new Map((answer?.checkoutDeliveries ?? []).map((one) => [one.shippingMethodId, one])));
    });
    return () => {
      current = false;
    };
  }, [commerce, checkoutId, open]);
  return arrivals;
}
