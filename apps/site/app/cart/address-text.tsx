import { addressLines } from "@carloom/i18n/address";
import { useLanguage } from "../language/language.tsx";
import type { Checkout } from "./use-checkout.ts";

/** An address as its country writes it, a line each. */
export function AddressText({ address }: { address: NonNullable<Checkout["shippingAddress"]> }) {
  const lines = addressLines({ ...address, country: address.country.code }, useLanguage());
  return (
    <address className="checkout-address">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {address.phone ? <span className="ui-data">{address.phone}</span> : null}
    </address>
  );
}
