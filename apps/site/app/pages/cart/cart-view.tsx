import { ArrowGlyph, buttonClass, useT } from "@carloom/ui";
import { CartsAside } from "../../cart/carts-aside.tsx";
import { isPrepared } from "../../cart/prepared.ts";
import type { Checkout, CheckoutActions } from "../../cart/use-checkout.ts";
import { SiteLink } from "../../language/language.tsx";
import { CartLines } from "./cart-lines.tsx";
import { CartTotals } from "./cart-totals.tsx";
import { SaveQuote } from "./save-quote.tsx";

type CartViewProps = { checkout: Checkout; gross: boolean; actions: CheckoutActions; channel: string };

/** What is in the cart, what it costs, and where to go from here. */
export default function CartView({ checkout, gross, actions, channel }: CartViewProps) {
  const t = useT();
  const { slug, currencyCode } = checkout.channel;
  return (
    <div className="site-grid shop-columns">
      <div className="shop-main">
        <CartLines checkout={checkout} actions={actions} />
      </div>
      <aside className="shop-side" aria-label={t("shop.total.heading")}>
        <CartTotals checkout={checkout} gross={gross} />
        {slug === channel ? null : <p className="ui-hint">{t("shop.cart.inCurrency", { currency: currencyCode })}</p>}
        <SiteLink to={`/${slug}/checkout`} className={buttonClass({ variant: "primary", wide: true })}>
          {t("shop.cart.checkout")}
          <ArrowGlyph />
        </SiteLink>
        {isPrepared(checkout) ? (
          <p className="ui-hint">{t("shop.prepared.fixed")}</p>
        ) : (
          <>
            <SaveQuote checkoutId={checkout.id} />
            <p className="ui-hint">{t("shop.cart.hint")}</p>
          </>
        )}
        <CartsAside channel={slug} />
      </aside>
    </div>
  );
}
