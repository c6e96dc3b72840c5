import { useT } from "@carloom/ui";
import type { Checkout } from "../../cart/use-checkout.ts";
import { Money } from "../../parts/money.tsx";

/** Every sum as the server made it: nothing is added up here. */
export function Totals({ checkout }: { checkout: Checkout }) {
  const t = useT();
  const { subtotalPrice, shippingPrice, totalPrice, deliveryMethod } = checkout;
  return (
    <dl className="shop-totals">
      <div>
        <dt>{t("shop.total.subtotal")}</dt>
        <dd>
          <Money value={subtotalPrice.net} />
        </dd>
      </div>
      <div>
        <dt>{t("shop.total.delivery")}</dt>
        <dd>{deliveryMethod ? <Money value={shippingPrice.net} /> : t("shop.total.later")}</dd>
      </div>
      <div>
        <dt>{t("shop.total.tax")}</dt>
        <dd>
          <Money value={totalPrice.tax} />
        </dd>
      </div>
      <div className="shop-total">
        <dt>{t("shop.total.total")}</dt>
        <dd>
          <Money value={totalPrice.gross} />
        </dd>
      </div>
    </dl>
  );
}
