import { typedDocument } from "@carloom/api-client";
import type { AddressFieldsFragment } from "@carloom/api-client/commerce";

export type OrderContact = { email: string; shippingAddress: AddressFieldsFragment | null };

export const OrderContactDocument = typedDocument<
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
