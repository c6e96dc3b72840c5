import { CheckoutDeliveryAheadDocument, type CheckoutDeliveryAheadQuery } from "@carloom/api-client/commerce";
import { countryName, formatMoney } from "@carloom/i18n";
import { useT } from "@carloom/ui";
import { useEffect, useState } from "react";
import type { Checkout } from "../../cart/use-checkout.ts";
import { useLanguage } from "../../language/language.tsx";
import { useSite } from "../../site-context.tsx";

type Ahead = NonNullable<CheckoutDeliveryAheadQuery["checkoutDeliveryAhead"]>;

/** The sum from which a cart's delivery costs less; asked again with every change of the cart. */
function useAhead(checkout: Checkout): Ahead | null {
  const { session } = useSite();
  const commerce = session?.clients.commerce ?? null;
  const [ahead, setAhead] = useState<Ahead | null>(null);
  useEffect(() => {
    if (!commerce) return;
    let current = true;
    void commerce
      .tryQuery(CheckoutDeliveryAheadDocument, { id: checkout.id })
      .then((answer) => current && setAhead(answer?.checkoutDeliveryAhead ?? null));
    return () => {
      current = false;
    };
  }, [commerce, checkout]);
  return ahead;
}

/** Which sentence says it; null where the cart's own way is free by itself. */
export function aheadKey(
  { missing, price }: Pick<Ahead, "missing" | "price">,
  isPlaced: boolean,
  pays: boolean,
): string {
  if (missing.amount === 0) return pays ? "shop.ahead.available" : isPlaced ? "shop.ahead.free" : "shop.ahead.freeTo";
  const kind = price.amount === 0 ? "toFree" : "toLess";
  return isPlaced ? `shop.ahead.${kind}` : `shop.ahead.${kind}In`;
}

/** How much more makes the delivery free, or cheaper: heard when it changes. Until an address is given, for which country. */
export function DeliveryAhead({ checkout }: { checkout: Checkout }) {
  const t = useT();
  const language = useLanguage();
  const ahead = useAhead(checkout);
  const isPlaced = Boolean(checkout.shippingAddress ?? checkout.billingAddress);
  const pays = checkout.deliveryMethod !== null && checkout.shippingPrice.gross.amount > 0;
  const text = ({ amount, currency }: Ahead["price"]) => formatMoney(language, amount, currency);
  return (
    <p role="status" className="shop-ahead">
      {ahead
        ? t(aheadKey(ahead, isPlaced, pays), {
            missing: text(ahead.missing),
            price: text(ahead.price),
            country: countryName(ahead.country.code, language),
          })
        : ""}
    </p>
  );
}
