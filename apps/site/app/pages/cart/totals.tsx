import { useT } from "@carloom/ui";
import { useLanguage } from "../../language/language.tsx";
import { Money } from "../../parts/money.tsx";

type Amount = { amount: number; currency: string };
export type Taxed = { gross: Amount; net: Amount; tax: Amount };

export type TotalsProps = {
  goods: Taxed;
  /** What a voucher took off the goods or the delivery; both are shown after it. Null when none did. */
  discount?: { name: string | null; amount: Amount } | null;
  /** Stickers that are free for a member; the goods are shown after it too. */
  membership?: { areaCm2: number; amount: Amount } | null;
  /** Null until a delivery is chosen; "none" where nothing is sent. */
  delivery: Taxed | "none" | null;
  total: Taxed;
  /** Goods and delivery are shown with their tax, which is then named as included. */
  gross: boolean;
};

/** What a price is shown as: with tax, or without where tax is a line of its own. */
export const shown = (price: Taxed, gross: boolean): Amount => (gross ? price.gross : price.net);

/** Every sum as the server made it: nothing is added up here. */
export function Totals({ goods, delivery, discount = null, membership = null, total, gross }: TotalsProps) {
  const t = useT();
  const language = useLanguage();
  return (
    <dl className="shop-totals">
      <div>
        <dt>{t("shop.total.subtotal")}</dt>
        <dd>
          <Money value={shown(goods, gross)} />
        </dd>
      </div>
      {delivery === "none" ? null : (
        <div>
          <dt>{t("shop.total.delivery")}</dt>
          <dd>{delivery ? <Money value={shown(delivery, gross)} /> : t("shop.total.later")}</dd>
        </div>
      )}
      {membership ? (
        <div>
          <dt>{t("membership.discount", { area: new Intl.NumberFormat(language).format(membership.areaCm2) })}</dt>
          <dd>
            <Money value={membership.amount} />
          </dd>
        </div>
      ) : null}
      {discount ? (
        <div>
          <dt>
            {t("shop.total.discount")}
            {discount.name ? <span className="ui-small"> {discount.name}</span> : null}
          </dt>
          <dd>
            <Money value={discount.amount} />
          </dd>
        </div>
      ) : null}
      {gross ? null : (
        <div>
          <dt>{t("shop.total.tax")}</dt>
          <dd>
            <Money value={total.tax} />
          </dd>
        </div>
      )}
      <div className="shop-total">
        <dt>{t("shop.total.total")}</dt>
        <dd>
          <Money value={total.gross} />
        </dd>
      </div>
      {gross ? (
        <div>
          <dt>{t("shop.total.included")}</dt>
          <dd>
            <Money value={total.tax} />
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

type CheckoutSums = {
  subtotalPrice: Taxed;
  shippingPrice: Taxed;
  totalPrice: Taxed;
  deliveryMethod: object | null;
  isShippingRequired: boolean;
  voucherCode: string | null;
  discountName: string | null;
  discount: Amount | null;
};

/** The sums of a cart. */
export const sumsOf = ({
  subtotalPrice,
  shippingPrice,
  totalPrice,
  deliveryMethod,
  isShippingRequired,
  voucherCode,
  discountName,
  discount,
}: CheckoutSums): Omit<TotalsProps, "gross"> => ({
  goods: subtotalPrice,
  delivery: isShippingRequired ? (deliveryMethod ? shippingPrice : null) : "none",
  discount: discount && discount.amount > 0 ? { name: discountName || voucherCode, amount: discount } : null,
  total: totalPrice,
});
