import { cx, useT } from "@carloom/ui";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { DEFAULT_CHANNEL } from "../../channel/channels.ts";
import { isPrepared } from "../../cart/prepared.ts";
import { useNames } from "../../cart/names.ts";
import type { Checkout, CheckoutActions } from "../../cart/use-checkout.ts";
import { SiteLink, useLocalPath } from "../../language/language.tsx";
import { Money } from "../../parts/money.tsx";
import { LineName } from "../cart/line-name.tsx";
import { CartTotals } from "../cart/cart-totals.tsx";
import { AddressStep } from "./address-step.tsx";
import { DeliveryStep } from "./delivery-step.tsx";
import { Promo } from "./promo.tsx";
import { ReviewStep } from "./review-step.tsx";
import { useGifts } from "./use-gifts.ts";
import { canOpen, nextStep, type Step } from "./steps.ts";

type StepsViewProps = { checkout: Checkout; gross: boolean; actions: CheckoutActions };

/** The three steps, and beside them what is bought and what it costs. */
export default function StepsView({ checkout, gross, actions }: StepsViewProps) {
  const t = useT();
  const navigate = useNavigate();
  const local = useLocalPath();
  const { channel = DEFAULT_CHANNEL } = useParams();
  const [chosen, setChosen] = useState<Step | null>(null);
  const step = chosen && canOpen(chosen, checkout) ? chosen : nextStep(checkout);
  const afterAddress = checkout.isShippingRequired ? "delivery" : "review";
  const gifts = useGifts(checkout);
  const shared = { checkout, actions, onOpen: setChosen };
  return (
    <div className={cx("site-grid shop-columns", step === "review" && "is-last")}>
      <div className="shop-main">
        <AddressStep {...shared} open={step === "address"} onDone={() => setChosen(afterAddress)} />
        {afterAddress === "delivery" ? (
          <DeliveryStep {...shared} open={step === "delivery"} onDone={() => setChosen("review")} />
        ) : null}
        <ReviewStep
          {...shared}
          open={step === "review"}
          gifts={gifts}
          onPlaced={(token) => void navigate(local(`/orders/${token}`), { replace: true })}
        />
      </div>
      <aside className="shop-side" aria-label={t("shop.total.heading")}>
        <Lines checkout={checkout} />
        <CartTotals checkout={checkout} gross={gross} gifts={gifts?.shares ?? []} />
        {isPrepared(checkout) ? <p className="ui-hint">{t("shop.prepared.fixed")}</p> : null}
        <Promo
          checkout={checkout}
          actions={actions}
          gifts={gifts?.cards ?? []}
          shares={gifts?.shares ?? []}
          isPrepared={isPrepared(checkout)}
        />
        <SiteLink to={`/${channel}/cart`} className="ui-link">
          {t("shop.checkout.back")}
        </SiteLink>
      </aside>
    </div>
  );
}

function Lines({ checkout }: { checkout: Checkout }) {
  const nameOf = useNames(checkout);
  return (
    <ul className="checkout-lines">
      {checkout.lines.map((line) => (
        <li key={line.id}>
          <LineName line={line} title={nameOf(line.variant.product)} size={nameOf(line.variant)} />
          <span className="ui-data">× {line.quantity}</span>
          <Money value={line.undiscountedTotalPrice} />
        </li>
      ))}
    </ul>
  );
}
