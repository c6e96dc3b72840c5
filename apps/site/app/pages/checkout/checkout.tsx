import { buttonClass, cx, useT } from "@carloom/ui";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { OwnerNote } from "../../cart/owner-note.tsx";
import { useNames } from "../../cart/names.ts";
import { type Checkout, useCheckout } from "../../cart/use-checkout.ts";
import { SiteLink, useLocalPath } from "../../language/language.tsx";
import { Seo } from "../../seo/seo.tsx";
import { CartSkeleton } from "../cart/cart.tsx";
import { LineName } from "../cart/cart-lines.tsx";
import { shown, sumsOf, Totals } from "../cart/totals.tsx";
import { Money } from "../../parts/money.tsx";
import { AddressStep } from "./address-step.tsx";
import { DeliveryStep } from "./delivery-step.tsx";
import { Promo } from "./promo.tsx";
import { ReviewStep } from "./review-step.tsx";
import { canOpen, nextStep, type Step } from "./steps.ts";

export const headers = () => ({ "cache-control": "private, no-store" });

/** Address, delivery, review: each can be opened again, what comes after waits. */
export default function CheckoutPage() {
  const t = useT();
  const navigate = useNavigate();
  const local = useLocalPath();
  const { channel = "default-channel" } = useParams();
  const { view, actions } = useCheckout();
  const [chosen, setChosen] = useState<Step | null>(null);
  if (view.status !== "ready")
    return (
      <div className="site-page site-wrap">
        <Seo title={t("shop.checkout.heading")} path={`/${channel}/checkout`} unlisted />
        <h1>{t("shop.checkout.heading")}</h1>
        {view.status === "loading" ? (
          <CartSkeleton />
        ) : (
          <div className="cart-empty">
            <p className="ui-lead">{t(`shop.cart.${view.status}`)}</p>
            <SiteLink to={`/${channel}/cart`} className={buttonClass({ variant: "primary" })}>
              {t("shop.checkout.back")}
            </SiteLink>
          </div>
        )}
        <noscript>
          <p className="ui-lead">{t("shop.noScript")}</p>
        </noscript>
      </div>
    );
  const { checkout, gross } = view;
  const step = chosen && canOpen(chosen, checkout) ? chosen : nextStep(checkout);
  const afterAddress = checkout.isShippingRequired ? "delivery" : "review";
  const shared = { checkout, actions, onOpen: setChosen };
  return (
    <div className="site-page site-wrap">
      <Seo title={t("shop.checkout.heading")} path={`/${channel}/checkout`} unlisted />
      <h1>{t("shop.checkout.heading")}</h1>
      <OwnerNote />
      <div className={cx("site-grid shop-columns", step === "review" && "is-last")}>
        <div className="shop-main">
          <AddressStep {...shared} open={step === "address"} onDone={() => setChosen(afterAddress)} />
          {afterAddress === "delivery" ? (
            <DeliveryStep {...shared} open={step === "delivery"} onDone={() => setChosen("review")} />
          ) : null}
          <ReviewStep
            {...shared}
            open={step === "review"}
            onPlaced={(token) => void navigate(local(`/orders/${token}`), { replace: true })}
          />
        </div>
        <aside className="shop-side" aria-label={t("shop.total.heading")}>
          <Lines checkout={checkout} gross={gross} />
          <Totals {...sumsOf(checkout)} gross={gross} />
          <Promo key={checkout.voucherCode} checkout={checkout} actions={actions} />
          <SiteLink to={`/${channel}/cart`} className="ui-link">
            {t("shop.checkout.back")}
          </SiteLink>
        </aside>
      </div>
    </div>
  );
}

function Lines({ checkout, gross }: { checkout: Checkout; gross: boolean }) {
  const nameOf = useNames(checkout);
  return (
    <ul className="checkout-lines">
      {checkout.lines.map((line) => (
        <li key={line.id}>
          <LineName line={line} title={nameOf(line.variant.product)} />
          <span className="ui-data">× {line.quantity}</span>
          <Money value={shown(line.totalPrice, gross)} />
        </li>
      ))}
    </ul>
  );
}
