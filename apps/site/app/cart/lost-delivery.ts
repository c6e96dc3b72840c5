import { CheckoutDeliveryLostDocument } from "@carloom/api-client/commerce";
import { useEffect, useState } from "react";
import { useLanguage } from "../language/language.tsx";
import { useSite } from "../site-context.tsx";
import { inLanguage, type Checkout } from "./use-checkout.ts";

/** Why the way of delivery that was chosen no longer serves a cart, in the page's language; null where none was lost. */
export function useLost(checkout: Checkout, open: boolean): string | null {
  const { session } = useSite();
  const language = useLanguage();
  const commerce = session?.clients.commerce ?? null;
  const [lost, setLost] = useState<string | null>(null);
  const isOpen = open && checkout.deliveryMethod === null;
  useEffect(() => {
    setLost(null);
    if (!commerce || !isOpen) return;
    let current = true;
    void commerce
      .tryQuery(CheckoutDeliveryLostDocument, { id: checkout.id }, inLanguage())
      .then((answer) => current && setLost(answer?.checkout?.delivery?.shippingMethod?.message ?? null));
    return () => {
      current = false;
    };
  }, [commerce, checkout, isOpen, language]);
  return lost;
}
