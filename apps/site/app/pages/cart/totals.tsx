import { type Sums, fromMinor, sumMoney, sumRows, toMinor } from "@carloom/pricing";
import { useT } from "@carloom/ui";
import { Fragment } from "react";
import { useLanguage } from "../../language/language.tsx";
import { Money } from "../../parts/money.tsx";

type Amount = { amount: number; currency: string };
export type Taxed = { gross: Amount; net: Amount; tax: Amount };

export type TotalsProps = {
  /** What a voucher took off the goods or the delivery, or the shop by itself. Null when none did. */
  discount?: { name: string | null; amount: Amount; byShop?: boolean } | null;
  /** What promotions took off the goods. */
  promotion?: Amount | null;
  /** Stickers that are free for a member. */
  membership?: { areaCm2: number; amount: Amount } | null;
  /** Before a voucher, in the basis of prices; "later" until one is chosen, "none" where nothing is sent. */
  delivery: { name: string | null; amount: Amount } | "later" | "none";
  total: Taxed;
  /** Prices hold their tax, which is then named as included. */
  gross: boolean;
  /** Where it goes is not known yet, and with it the tax that comes on top. */
  taxLater?: boolean;
  /** What gift cards pay of the total. */
  gifts?: readonly Gift[];
  /** What the gift cards leave has come in. */
  isPaid?: boolean;
};

/** A gift card by the end of its code, and what it pays. */
export type Gift = { last4: string; amount: Amount };

/** What a price is shown as: with tax, or without where tax is a line of its own. */
export const shown = (price: Pick<Taxed, "gross" | "net">, gross: boolean): Amount => (gross ? price.gross : price.net);

/** The rows of a summary as carts, orders, mails and invoices have them. */
export function Totals({
  delivery,
  discount = null,
  promotion = null,
  membership = null,
  total,
  gross,
  taxLater = false,
  gifts = [],
  isPaid,
}: TotalsProps) {
  const t = useT();
  const language = useLanguage();
  const { currency } = total.gross;
  const minor = ({ amount }: Amount) => toMinor(amount, currency);
  const sums: Sums = {
    total: { gross: minor(total.gross), net: minor(total.net), tax: minor(total.tax) },
    included: gross,
    delivery: typeof delivery === "string" ? delivery : minor(delivery.amount),
    voucher: discount ? minor(discount.amount) : 0,
    free: membership ? minor(membership.amount) : 0,
    promotion: promotion ? minor(promotion) : 0,
    taxLater,
  };
  const later: Partial<Record<string, string>> = { delivery: t("sums.later"), tax: t("sums.taxLater") };
  const area = membership && new Intl.NumberFormat(language).format(membership.areaCm2);
  const notes: Partial<Record<string, string | null>> = {
    voucher: discount?.name ?? null,
    free: area && t("sums.area", { area }),
    delivery: typeof delivery === "string" ? null : delivery.name,
  };
  return (
    <dl className="shop-totals">
      {sumRows(sums).map(({ kind, amount }) => {
        const isBefore = kind === "total" && taxLater && !gross;
        const name = kind === "voucher" && discount?.byShop ? "discount" : isBefore ? "totalBeforeTax" : kind;
        const [label, note] = [t(`sums.${name}`), notes[kind]];
        return (
          <div key={kind} className={kind === "total" ? "shop-total" : undefined}>
            <dt>{note ? t("sums.noted", { label, note }) : label}</dt>
            <dd>
              {amount === null ? (
                later[kind]
              ) : (
                <Fragment>
                  {amount < 0 ? "−" : ""}
                  <Money value={{ amount: fromMinor(Math.abs(amount), currency), currency }} />
                </Fragment>
              )}
            </dd>
          </div>
        );
      })}
      {gifts.map(({ last4, amount }) => (
        <div key={last4}>
          <dt>{t("sums.giftCard", { last4 })}</dt>
          <dd>
            −<Money value={amount} />
          </dd>
        </div>
      ))}
      {gifts.length > 0 ? (
        <div className="shop-total">
          <dt>{t(isPaid ? "sums.otherwise" : "sums.leftToPay")}</dt>
          <dd>
            <Money value={leftToPay(total.gross, gifts)} />
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

/** What is to be paid beside the gift cards. */
export function leftToPay({ amount, currency }: Amount, gifts: readonly Gift[]): Amount {
  const off = sumMoney(gifts.map((gift) => toMinor(gift.amount.amount, currency)));
  return { amount: fromMinor(Math.max(0, toMinor(amount, currency) - off), currency), currency };
}

/** What each card pays of a sum that is still to be paid, in the order in which they were given. */
export function giftShares(cards: readonly { last4CodeChars: string; currentBalance: Amount }[], due: Amount): Gift[] {
  const { currency } = due;
  let left = toMinor(due.amount, currency);
  return cards.flatMap(({ last4CodeChars: last4, currentBalance }) => {
    const amount = Math.min(left, toMinor(currentBalance.amount, currency));
    left -= amount;
    return amount > 0 ? [{ last4, amount: { amount: fromMinor(amount, currency), currency } }] : [];
  });
}

type CheckoutSums = {
  lines: readonly { undiscountedTotalPrice: Amount }[];
  subtotalPrice: Taxed;
  shippingPrice: Taxed;
  totalPrice: Taxed;
  shippingMethods: readonly { id: string; price: Amount }[];
  deliveryMethod: { id?: string } | null;
  isShippingRequired: boolean;
  shippingAddress?: object | null;
  billingAddress?: object | null;
  voucherCode: string | null;
  discountName: string | null;
  discount: Amount | null;
};

/** The sums of a cart. @param nameOf what a way of delivery is called */
export function sumsOf(
  {
    lines,
    subtotalPrice,
    shippingPrice,
    totalPrice,
    shippingMethods,
    deliveryMethod,
    isShippingRequired,
    shippingAddress,
    billingAddress,
    voucherCode,
    discountName,
    discount,
  }: CheckoutSums,
  gross: boolean,
  membership: TotalsProps["membership"] = null,
): TotalsProps {
  const { currency } = totalPrice.gross;
  const minor = (value: Amount | null | undefined) => (value ? toMinor(value.amount, currency) : 0);
  const method = deliveryMethod && shippingMethods.find(({ id }) => id === deliveryMethod.id);
  const chosen = { name: null, amount: method?.price ?? shown(shippingPrice, gross) };
  const offDelivery = method ? minor(method.price) - minor(shown(shippingPrice, gross)) : 0;
  // what is off the goods and neither a voucher nor a membership took
  const off = sumMoney(lines.map((line) => minor(line.undiscountedTotalPrice))) - minor(shown(subtotalPrice, gross));
  const promotion = off - (minor(discount) - offDelivery) - minor(membership?.amount);
  return {
    promotion: promotion > 0 ? { amount: fromMinor(promotion, currency), currency } : null,
    membership,
    delivery: isShippingRequired ? (deliveryMethod ? chosen : "later") : "none",
    discount:
      discount && discount.amount > 0
        ? { name: discountName || voucherCode, amount: discount, byShop: !voucherCode }
        : null,
    total: totalPrice,
    gross,
    taxLater: !shippingAddress && !billingAddress,
  };
}

type OrderSums = {
  lines: readonly { totalPrice: Pick<Taxed, "gross" | "net">; undiscountedTotalPrice: Pick<Taxed, "gross" | "net"> }[];
  shippingMethodName: string | null;
  shippingPrice: Taxed;
  total: Taxed;
  undiscountedTotal: Pick<Taxed, "gross" | "net">;
  /** By its voucher, then by staff. */
  discounts: readonly { type: "VOUCHER" | "MANUAL"; name: string | null; total: Amount }[];
};

/** The sums of an order. */
export function orderSumsOf(
  { lines, shippingMethodName, shippingPrice, total, undiscountedTotal, discounts }: OrderSums,
  membership: TotalsProps["membership"],
  gross: boolean,
): TotalsProps {
  const { currency } = total.gross;
  const minor = (value: Amount | undefined) => (value ? toMinor(value.amount, currency) : 0);
  const offLines = sumMoney(
    lines.map((line) => minor(shown(line.undiscountedTotalPrice, gross)) - minor(shown(line.totalPrice, gross))),
  );
  const off = sumMoney(discounts.map((one) => minor(one.total)));
  const taken = off + minor(membership?.amount);
  const promotion = minor(shown(undiscountedTotal, gross)) - minor(shown(total, gross)) - taken;
  // the rest of a voucher was taken off the delivery
  const offDelivery = Math.max(0, taken + promotion - offLines);
  const delivery = fromMinor(minor(shown(shippingPrice, gross)) + offDelivery, currency);
  return {
    delivery: shippingMethodName ? { name: shippingMethodName, amount: { amount: delivery, currency } } : "none",
    promotion: promotion > 0 ? { amount: fromMinor(promotion, currency), currency } : null,
    discount:
      off > 0
        ? {
            name: discounts.flatMap(({ name }) => name ?? []).join(", ") || null,
            amount: { amount: fromMinor(off, currency), currency },
            byShop: discounts.some(({ type }) => type === "MANUAL"),
          }
        : null,
    membership: membership ?? null,
    total,
    gross,
  };
}
