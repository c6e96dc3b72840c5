import { CheckoutDeliveriesDocument } from "@carloom/api-client/commerce";
import { useEffect, useState } from "react";
import { useSite } from "../site-context.tsx";

/** First and last day on which a cart is expected, as `2026-11-24`. */
export type Arrival = { from: string; until: string };

/** When each way of delivery would arrive if the cart were paid now; empty until it is known, and where nobody says. */
export function useDeliveries(checkoutId: string, open: boolean): ReadonlyMap<string, Arrival> {
  const { session } = useSite();
  const commerce = session?.clients.commerce ?? null;
  const [arrivals, setArrivals] = useState<ReadonlyMap<string, Arrival>>(new Map());
  useEffect(() => {
    if (!commerce || !open) return;
    let current = true;
    void commerce.tryQuery(CheckoutDeliveriesDocument, { id: checkoutId }).then((answer) => {
      if (!current) return;
      setArrivals(new Map((answer?.checkoutDeliveries ?? []).map((one) => [one.shippingMethodId, one])));
    });
    return () => {
      current = false;
    };
  }, [commerce, checkoutId, open]);
  return arrivals;
}
