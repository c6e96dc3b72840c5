import { LineFit, useLineNote } from "../cart/line-name.tsx";
import { formatDate, formatDays, formatMoney, type Language } from "@carloom/i18n";
import { fromMinor, sumMoney, toMinor } from "@carloom/pricing";
import { type TranslateText, useT } from "@carloom/ui";
import { lazy, type ReactNode, Suspense } from "react";
import { groupLines } from "../../cart/group.ts";
import type { Order, OrderPage } from "../../data/order.server.ts";
import { useLanguage } from "../../language/language.tsx";
import { Money } from "../../parts/money.tsx";
import { LineThumb } from "../cart/line-thumb.tsx";
import { orderSumsOf, shown, Totals } from "../cart/totals.tsx";
import { ProofLine } from "./proof-line.tsx";
import type { OrderContact } from "./contact.ts";

/** Forms of all countries are no part of the page's first script. */
const AddressText = lazy(() =>
  import("../../cart/address-text.tsx").then((module) => ({ default: module.AddressText })),
);

/** What only an unpaid order shows. */
const Transfer = lazy(() => import("./transfer.tsx").then((module) => ({ default: module.Transfer })));

/** What only an order shows of which something has left. */
const Parcels = lazy(() => import("./parcels.tsx").then((module) => ({ default: module.Parcels })));

/** `contact`: whom it is for, where the reader may know; `children`: what can be done about it, below the sums. */
type SheetProps = OrderPage & { contact: OrderContact | null; children?: ReactNode };

/** State, goods, sums and address of an order, as they are now. */
export function OrderSheet({ contact, children, ...page }: SheetProps) {
  const { order, address, delivery, designs, gross, membership, promised, sent, transfer, gifts } = page;
  const t = useT();
  const language = useLanguage();
  const note = useLineNote();
  const masked = address?.[language] ?? null;
  const to = contact?.shippingAddress;
  const called = { ...order, shippingMethodName: delivery?.[language] ?? null };
  const facts: [string, ReactNode][] = [
    ["shop.order.number", order.number],
    ["shop.order.placed", formatDate(language, order.created, "long")],
    ["shop.order.state", t(`shop.state.${order.status}`)],
    ["shop.order.payment", paymentText(order, t, language)],
    ["shop.order.email", contact?.email ?? order.userEmail],
    ["shop.order.delivery", delivery?.[language]],
    ["shop.order.arrives", arrivalText(order, promised, language)],
    [
      "shop.order.returnUntil",
      promised?.withdrawalUntil ? formatDate(language, promised.withdrawalUntil, "long") : null,
    ],
    [
      "shop.order.address",
      to ? (
        <Suspense fallback={masked}>
          <AddressText address={to} />
        </Suspense>
      ) : (
        masked
      ),
    ],
  ];
  return (
    <div className="site-grid shop-columns">
      <div className="shop-main">
        {groupLines(order.lines).map((group) => {
          const design = designs.find(({ id }) => id === group.designId);
          return (
            <section key={group.lines[0]?.id} className="cart-group">
              {group.designId ? (
                <div className="cart-group-head">
                  <h2>{design?.title ?? group.title ?? t("shop.cart.build")}</h2>
                  <Money value={wholeOf(group.lines, gross)} />
                </div>
              ) : null}
              <ProofLine proof={design?.proof ?? null} />
              {design?.thumbnail ? (
                <img className="order-picture" src={design.thumbnail} alt="" width="960" height="640" loading="lazy" />
              ) : null}
              <ul>
                {group.lines.map((line) => (
                  <li key={line.id} className="cart-line">
                    <span className="cart-name">
                      <LineThumb src={line.picture} />
                      <span>
                        <b>{line.productName}</b>
                        <span className="ui-small cart-variant">
                          {note({ ...line, own: line.ownName, variant: line.variantName, sku: line.productSku })}
                        </span>
                        <LineFit line={line} />
                      </span>
                    </span>
                    <span className="ui-data cart-quantity">× {line.quantity}</span>
                    <Money value={shown(line.undiscountedTotalPrice, gross)} />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        <Totals {...orderSumsOf(called, membership, gross)} gifts={gifts} isPaid={order.isPaid} />
        {children}
      </div>
      <div className="shop-side order-side">
        {transfer ? (
          <Suspense>
            <Transfer transfer={transfer} />
          </Suspense>
        ) : null}
        <dl className="site-rows">
          {facts.map(([key, value]) =>
            value ? (
              <div key={key}>
                <dt>{t(key)}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
          {sent ? (
            <Suspense>
              <Parcels sent={sent} />
            </Suspense>
          ) : null}
        </dl>
      </div>
    </div>
  );
}

/** What the lines of a build come to, as they are shown. */
function wholeOf(lines: readonly Order["lines"][number][], gross: boolean) {
  const prices = lines.map((line) => shown(line.undiscountedTotalPrice, gross));
  const currency = prices[0]?.currency ?? "USD";
  return { amount: fromMinor(sumMoney(prices.map(({ amount }) => toMinor(amount, currency))), currency), currency };
}

/** States in which something is still to come, or on its way. */
const COMING: ReadonlySet<string> = new Set(["UNCONFIRMED", "UNFULFILLED", "PARTIALLY_FULFILLED", "FULFILLED"]);

/** Said while something is still to come. */
function arrivalText(order: Order, promised: OrderPage["promised"], language: Language): string | null {
  const { deliveryFrom: from, deliveryUntil: until } = promised ?? {};
  if (!from || !until || !COMING.has(order.status)) return null;
  return formatDays(language, from, until);
}

const isClosed = (order: Order) => order.status === "CANCELED" || order.status === "EXPIRED";

/** What went back or is on its way back; null when nothing is. */
function refundOf({ transactions }: Order): { amount: number; currency: string; pending: boolean } | null {
  const currency = transactions[0]?.refundedAmount.currency ?? "";
  const pending = transactions.reduce((sum, { refundPendingAmount }) => sum + refundPendingAmount.amount, 0);
  const done = transactions.reduce((sum, { refundedAmount }) => sum + refundedAmount.amount, 0);
  if (pending > 0) return { amount: pending, currency, pending: true };
  return done > 0 ? { amount: done, currency, pending: false } : null;
}

function paymentText(order: Order, t: TranslateText, language: Language): string {
  const refund = refundOf(order);
  if (refund) {
    const price = formatMoney(language, refund.amount, refund.currency);
    return t(refund.pending ? "shop.paid.refunding" : "shop.paid.refunded", { price });
  }
  if (order.isPaid) return t("shop.paid.yes");
  return t(isClosed(order) ? "shop.paid.none" : "shop.paid.no");
}
