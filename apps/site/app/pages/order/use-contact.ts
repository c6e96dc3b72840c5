import { useEffect, useState } from "react";
import { placedFrom } from "../../cart/placed.ts";
import { useSite } from "../../site-context.tsx";
import { useVisitor } from "../../visitor/visitor.ts";
import type { OrderContact } from "./contact.ts";

/** Whom an order is for, unmasked: for its buyer, signed in or in the tab that it was placed in. Asks nothing for others. */
export function useContact(token: string, updated: unknown): OrderContact | null {
  const { session } = useSite();
  const visitor = useVisitor();
  const [contact, setContact] = useState<OrderContact | null>(null);
  const user = visitor.user?.id ?? null;
  const isKnown = visitor.status !== "checking";
  // asked again when the order's page was
  useEffect(() => {
    if (!session || !isKnown) return;
    const checkoutId = placedFrom(token);
    if (user === null && checkoutId === null) return setContact(null);
    let current = true;
    const { commerce } = session.clients;
    // comes with the question: it is no part of the page's first script
    void import("./contact.ts")
      .then(({ OrderContactDocument }) => commerce.tryQuery(OrderContactDocument, { token, checkoutId }))
      .then(
        (answer) => current && setContact(answer?.orderContact ?? null),
        () => current && setContact(null),
      );
    return () => {
      current = false;
    };
  }, [session, user, isKnown, token, updated]);
  return contact;
}
