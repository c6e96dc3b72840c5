import { buttonClass, useT } from "@carloom/ui";
import { lazy, Suspense, useEffect } from "react";
import { useParams } from "react-router";
import { DEFAULT_CHANNEL } from "../../channel/channels.ts";
import { OwnerNote } from "../../cart/owner-note.tsx";
import { useCheckout } from "../../cart/use-checkout.ts";
import { SiteLink } from "../../language/language.tsx";
import { Seo } from "../../seo/seo.tsx";
import { CartSkeleton } from "../cart/skeleton.tsx";

export const headers = () => ({ "cache-control": "private, no-store" });

const load = () => import("./steps-view.tsx");
/** The steps come while the cart is asked for. */
const StepsView = lazy(() =>
  load().catch((error: unknown) => {
    console.error("The checkout could not be loaded:", error);
    return { default: () => <Unready status="unreachable" /> };
  }),
);

/** Address, delivery, review: each can be opened again, what comes after waits. */
export default function CheckoutPage() {
  const t = useT();
  const { channel = DEFAULT_CHANNEL } = useParams();
  const { view, actions } = useCheckout();
  useEffect(() => void load().catch(() => {}), []);
  return (
    <div className="site-page site-wrap">
      <Seo title={t("shop.checkout.heading")} path={`/${channel}/checkout`} unlisted />
      <h1>{t("shop.checkout.heading")}</h1>
      {view.status === "ready" ? (
        <>
          <OwnerNote />
          <Suspense fallback={<CartSkeleton />}>
            <StepsView checkout={view.checkout} gross={view.gross} actions={actions} />
          </Suspense>
        </>
      ) : (
        <Unready status={view.status} />
      )}
      <noscript>
        <p className="ui-lead">{t("shop.noScript")}</p>
      </noscript>
    </div>
  );
}

/** What stands in place of the steps. */
function Unready({ status }: { status: "loading" | "empty" | "unreachable" }) {
  const t = useT();
  const { channel = DEFAULT_CHANNEL } = useParams();
  if (status === "loading") return <CartSkeleton />;
  return (
    <div className="cart-empty">
      <p className="ui-lead">{t(`shop.cart.${status}`)}</p>
      <SiteLink to={`/${channel}/cart`} className={buttonClass({ variant: "primary" })}>
        {t("shop.checkout.back")}
      </SiteLink>
    </div>
  );
}
