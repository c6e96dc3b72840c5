import { CheckoutMembershipDocument, type CheckoutMembershipQuery } from "@carloom/api-client/commerce";
import { useEffect, useState } from "react";
import type { Checkout } from "../../cart/use-checkout.ts";
import { useSite } from "../../site-context.tsx";
import { useVisitor } from "../../visitor/visitor.ts";
import { DeliveryAhead } from "./delivery-ahead.tsx";
import { type Gift, sumsOf, Totals } from "./totals.tsx";

type Free = CheckoutMembershipQuery["checkoutMembership"];

/** What is free in a cart for the signed-in member; asked again with every change of the cart. */
function useFree(checkout: Checkout): Free {
  const { session } = useSite();
  const visitor = useVisitor();
  const [free, setFree] = useState<Free>(null);
  const user = visitor.user?.id ?? null;
  useEffect(() => {
    if (!session || user === null) return setFree(null);
    let current = true;
    void session.clients.commerce
      .tryQuery(CheckoutMembershipDocument, { checkoutId: checkout.id })
      .then((answer) => current && setFree(answer?.checkoutMembership ?? null));
    return () => {
      current = false;
    };
  }, [session, user, checkout]);
  return free;
}

/** The sums of a cart as it is now, and what more goods would make of its delivery. */
export function CartTotals({
  checkout,
  gross,
  gifts = [],
}: {
  checkout: Checkout;
  gross: boolean;
  gifts?: readonly Gift[];
}) {
  return (
    <div>
      <Totals {...sumsOf(checkout, gross, useFree(checkout))} gifts={gifts} />
      <DeliveryAhead checkout={checkout} />
    </div>
  );
}
