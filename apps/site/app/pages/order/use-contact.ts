import { typedDocument } from "@carloom/api-client";
import type { AddressFieldsFragment } from "@carloom/api-client/commerce";
import { useEffect, useState } from "react";
import { placedFrom } from "../../cart/placed.ts";
import { useSite } from "../../site-context.tsx";
import { useVisitor } from "../../visitor/visitor.ts";

export type OrderContact = { email: string; shippingAddress: AddressFieldsFragment | null };

const OrderContactDocument = typedDocument<
  { orderContact: OrderContact | null },
  { token: string; checkoutId: string | null }
>(
  "orderContact",
  "query",
  `query orderContact($token: UUID!, $checkoutId: ID) {
  orderContact(token: $token, checkoutId: $checkoutId) {
    email
    shippingAddress {
      id
      firstName
      lastName
      companyName
      streetAddress1
      streetAddress2
      city
      cityArea
      postalCode
      country {
        code
        country
      }
      countryArea
      phone
    }
  }
}`,
);

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
    void session.clients.commerce
      .tryQuery(OrderContactDocument, { token, checkoutId })
      .then((answer) => current && setContact(answer?.orderContact ?? null));
    return () => {
      current = false;
    };
  }, [session, user, isKnown, token, updated]);
  return contact;
}
