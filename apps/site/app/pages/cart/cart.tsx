import { ArrowGlyph, buttonClass, Skeleton, useT } from "@carloom/ui";
import { useParams } from "react-router";
import { DEFAULT_CHANNEL } from "../../channel/channels.ts";
import { CartsAside } from "../../cart/carts-aside.tsx";
import { OwnerNote } from "../../cart/owner-note.tsx";
import { useCheckout } from "../../cart/use-checkout.ts";
import { SiteLink } from "../../language/language.tsx";
import { Seo } from "../../seo/seo.tsx";
import { CartLines } from "./cart-lines.tsx";
import { SaveQuote } from "./save-quote.tsx";
import { CartTotals } from "./cart-totals.tsx";
import { EmptyCart } from "./empty-cart.tsx";

/** A personal page: nothing of it may be kept by a cache. */
export const headers = () => ({ "cache-control": "private, no-store" });

export default function Cart() {
  const t = useT();
  const { channel = DEFAULT_CHANNEL } = useParams();
  const { view, actions } = useCheckout();
  return (
    <div className="site-page site-wrap">
      <Seo title={t("shop.cart.heading")} path={`/${channel}/cart`} unlisted />
      <h1>{t("shop.cart.heading")}</h1>
      <OwnerNote />
      {view.status === "loading" ? <CartSkeleton /> : null}
      {view.status === "empty" || view.status === "unreachable" ? (
        <EmptyCart status={view.status} channel={channel} />
      ) : null}
      {view.status === "ready" ? (
        <div className="site-grid shop-columns">
          <div className="shop-main">
            <CartLines checkout={view.checkout} actions={actions} />
          </div>
          <aside className="shop-side" aria-label={t("shop.total.heading")}>
            <CartTotals checkout={view.checkout} gross={view.gross} />
            {view.checkout.channel.slug === channel ? null : (
              <p className="ui-hint">{t("shop.cart.inCurrency", { currency: view.checkout.channel.currencyCode })}</p>
            )}
            <SiteLink
              to={`/${view.checkout.channel.slug}/checkout`}
              className={buttonClass({ variant: "primary", wide: true })}
            >
              {t("shop.cart.checkout")}
              <ArrowGlyph />
            </SiteLink>
            <SaveQuote checkoutId={view.checkout.id} />
            <p className="ui-hint">{t("shop.cart.hint")}</p>
            <CartsAside channel={view.checkout.channel.slug} />
          </aside>
        </div>
      ) : null}
      <noscript>
        <p className="ui-lead">{t("shop.noScript")}</p>
      </noscript>
    </div>
  );
}

export function CartSkeleton() {
  return (
    <div className="site-grid shop-columns" aria-busy="true">
      <div className="shop-main shop-skeleton">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
      <div className="shop-side">
        <Skeleton className="shop-skeleton-side" />
      </div>
    </div>
  );
}
