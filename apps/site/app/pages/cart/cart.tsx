import { useT } from "@carloom/ui";
import { lazy, Suspense, useEffect } from "react";
import { useParams } from "react-router";
import { DEFAULT_CHANNEL } from "../../channel/channels.ts";
import { OwnerNote } from "../../cart/owner-note.tsx";
import { useCheckout } from "../../cart/use-checkout.ts";
import { Seo } from "../../seo/seo.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { CartSkeleton } from "./skeleton.tsx";

/** A personal page: nothing of it may be kept by a cache. */
export const headers = () => ({ "cache-control": "private, no-store" });

const load = () => import("./cart-view.tsx");
/** The lines come while the cart is asked for. */
const CartView = lazy(() =>
  load().catch((error: unknown) => {
    console.error("The cart could not be loaded:", error);
    return { default: ({ channel }: { channel: string }) => <EmptyCart status="unreachable" channel={channel} /> };
  }),
);

export default function Cart() {
  const t = useT();
  const { channel = DEFAULT_CHANNEL } = useParams();
  const { view, actions } = useCheckout();
  useEffect(() => void load().catch(() => {}), []);
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
        <Suspense fallback={<CartSkeleton />}>
          <CartView checkout={view.checkout} gross={view.gross} actions={actions} channel={channel} />
        </Suspense>
      ) : null}
      <noscript>
        <p className="ui-lead">{t("shop.noScript")}</p>
      </noscript>
    </div>
  );
}
