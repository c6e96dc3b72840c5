import { StaffDiscountDeleteDocument } from "@carloom/api-client/commerce";
import { Button, isVerdict, useT, VerdictBadge } from "@carloom/ui";
import { X } from "lucide-react";
import { Link } from "react-router";
import { useAct } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { ScrollX } from "../parts/scroll-x.tsx";
import { Section } from "../parts/section.tsx";
import { moneyText } from "../parts/text.ts";
import { useMay } from "../shell/roles.ts";
import { lineNote } from "./line-name.ts";
import type { OrderDetail } from "./states.tsx";
import { sumsOf } from "./sums.ts";
import { goodsName, useNameOf } from "../parts/name-of.ts";

/** What was ordered, how much of it left, and how the sum comes about. */
export function Lines({ order }: { order: OrderDetail }) {
  const t = useT();
  const nameOf = useNameOf();
  const language = useLanguage();
  const seesProducts = useMay("catalogue");
  const money = (amount: { amount: number; currency: string }) => moneyText(language, amount);
  const mayChange = useMay("orders");
  const end = useAct(StaffDiscountDeleteDocument);
  const canEdit = order.status === "UNCONFIRMED" || order.status === "UNFULFILLED";
  const discount = order.discounts.filter(({ total }) => total.amount > 0);
  const sums = sumsOf(order);
  return (
    <Section title={t("dashboard.order.lines")}>
      <ScrollX label={t("dashboard.order.lines")}>
        <table className="da-table">
          <thead>
            <tr>
              <th scope="col">{t("dashboard.line.goods")}</th>
              <th scope="col" data-end>
                {t("dashboard.line.quantity")}
              </th>
              <th scope="col" data-end>
                {t("dashboard.line.sent")}
              </th>
              <th scope="col" data-end className="da-wide-only">
                {t("dashboard.line.each")}
              </th>
              <th scope="col" data-end>
                {t("dashboard.line.total")}
              </th>
            </tr>
          </thead>
          <tbody>
            {order.lines.map((line) => {
              const product = line.variant?.product.id;
              return (
                <tr key={line.id}>
                  <td>
                    <span className="da-goods">
                      {line.thumbnail ? <img src={line.thumbnail.url} alt="" width={40} height={40} /> : <i />}
                      <span className="da-two">
                        {product && seesProducts ? (
                          <Link className="ui-link" to={`/products/${encodeURIComponent(product)}`}>
                            {goodsName(nameOf, line)}
                          </Link>
                        ) : (
                          <span>{goodsName(nameOf, line)}</span>
                        )}
                        <small>{lineNote(line, nameOf)}</small>
                        {line.fitName && isVerdict(line.verdict) ? (
                          <VerdictBadge verdict={line.verdict}>{line.fitName}</VerdictBadge>
                        ) : null}
                      </span>
                    </span>
                  </td>
                  <td data-end>
                    <Pieces line={line} />
                  </td>
                  <td data-end>{line.isShippingRequired ? line.quantityFulfilled : "–"}</td>
                  <td data-end className="da-wide-only">
                    {money(line.unitPrice.gross)}
                  </td>
                  <td data-end>{money(line.totalPrice.gross)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollX>
      <dl className="da-sums">
        <div>
          <dt>{t("dashboard.sum.goods")}</dt>
          <dd>{money(order.subtotal.gross)}</dd>
        </div>
        {discount.map((one) => (
          <div key={one.id}>
            <dt>
              {one.type === "VOUCHER" && order.voucherCode
                ? t("dashboard.sum.voucher", { code: order.voucherCode })
                : one.name}
            </dt>
            <dd>
              −{money(one.total)}
              {one.type === "MANUAL" && mayChange && canEdit ? (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t("dashboard.edit.discountEnd", { name: one.name ?? "" })}
                  onClick={() => void end.mutateAsync({ id: one.id }).catch(() => undefined)}
                >
                  <X aria-hidden size={14} />
                </Button>
              ) : null}
            </dd>
          </div>
        ))}
        {order.isShippingRequired ? (
          <div>
            <dt>{order.shippingMethodName ?? t("dashboard.sum.delivery")}</dt>
            <dd>{money(order.shippingPrice.gross)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t("dashboard.sum.tax")}</dt>
          <dd>{money(order.total.tax)}</dd>
        </div>
        <div className="da-sums-total">
          <dt>{t("dashboard.sum.total")}</dt>
          <dd>{money(order.total.gross)}</dd>
        </div>
        <div>
          <dt>{t("dashboard.sum.paid")}</dt>
          <dd>{money({ ...order.totalCharged, amount: sums.paid })}</dd>
        </div>
        {(["refunded", "pending", "due", "over"] as const)
          .filter((name) => sums[name] > 0)
          .map((name) => (
            <div key={name} className={name === "refunded" || name === "pending" ? undefined : "da-sums-total"}>
              <dt>{t(`dashboard.sum.${name}`)}</dt>
              <dd>
                {name === "refunded" || name === "pending" ? "−" : ""}
                {money({ ...order.totalCharged, amount: sums[name] })}
              </dd>
            </div>
          ))}
      </dl>
    </Section>
  );
}

/** How many were ordered, and beside them those that the buyer withdrew from before they left: neither sent nor to be sent. */
function Pieces({ line: { quantity, quantityFulfilled, quantityToFulfill } }: { line: OrderDetail["lines"][number] }) {
  const t = useT();
  const withdrawn = quantity - quantityFulfilled - quantityToFulfill;
  if (withdrawn <= 0) return quantity;
  return (
    <span className="da-two">
      <span>{quantity}</span>
      <small>{t("dashboard.line.withdrawn", { count: withdrawn })}</small>
    </span>
  );
}
