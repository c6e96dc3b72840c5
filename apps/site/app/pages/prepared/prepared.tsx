import { formatDate } from "@carloom/i18n";
import { Button, buttonClass, ErrorNote, useT } from "@carloom/ui";
import { useEffect, useState } from "react";
import { data, type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from "react-router";
import { takeCart } from "../../cart/take-cart.ts";
import { called } from "../../data/called.ts";
import { type PreparedPage, preparedPage } from "../../data/prepared.server.ts";
import { languageOfRequest, SiteLink, useLanguage, useLocalPath } from "../../language/language.tsx";
import { withLanguage } from "../../language/links.ts";
import { Money } from "../../parts/money.tsx";
import { Seo } from "../../seo/seo.tsx";
import { serverSite } from "../../server-context.ts";
import { useSite } from "../../site-context.tsx";
import { LineName } from "../cart/line-name.tsx";
import { sumsOf, Totals } from "../cart/totals.tsx";

// the address is a key: nobody keeps the page, and no other site is told where one comes from
export const headers = () => ({ "cache-control": "private, no-store", "referrer-policy": "no-referrer" });

/** Whoever holds the link sees what was prepared; once it is ordered the link leads to the order. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { commerceIn } = context.get(serverSite);
  const language = languageOfRequest(request);
  const prepared = await preparedPage(commerceIn[language], params.token ?? "", language);
  if (prepared?.orderToken) throw redirect(withLanguage(`/orders/${prepared.orderToken}`, language));
  const { checkout } = prepared ?? {};
  const shown = prepared && checkout ? { checkout, validUntil: prepared.validUntil } : null;
  return data(shown, { status: shown ? 200 : 404, headers: headers() });
}

type Cart = NonNullable<PreparedPage["checkout"]>;

/** An order that staff prepared on the phone, as its customer sees it before they pay. */
export default function Prepared() {
  const t = useT();
  const language = useLanguage();
  const prepared = useLoaderData<typeof loader>();
  if (!prepared) return <Ended />;
  const { checkout, validUntil } = prepared;
  return (
    <div className="site-page site-wrap">
      <Seo title={t("shop.prepared.heading")} path="/prepared" unlisted />
      <h1>{t("shop.prepared.heading")}</h1>
      <p className="ui-lead">{t("shop.prepared.lead", { until: formatDate(language, validUntil, "long") })}</p>
      <div className="site-grid shop-columns">
        <ul className="shop-main">
          {checkout.lines.map((line) => (
            <li key={line.id} className="cart-line">
              <LineName line={line} title={called(line.variant.product)} size={called(line.variant)} />
              <span className="ui-data cart-quantity">× {line.quantity}</span>
              <Money value={line.undiscountedTotalPrice} />
            </li>
          ))}
        </ul>
        <aside className="shop-side" aria-label={t("shop.total.heading")}>
          {/* the page is not told where it goes, and tells a tax only where there is one */}
          <Totals {...sumsOf(checkout, checkout.displayGrossPrices)} taxLater={checkout.totalPrice.tax.amount === 0} />
          <Take checkout={checkout} />
          <p className="ui-hint">{t("shop.prepared.hint")}</p>
        </aside>
      </div>
    </div>
  );
}

function Ended() {
  const t = useT();
  return (
    <div className="site-page site-wrap message-page">
      <Seo title={t("shop.prepared.ended")} path="/prepared" unlisted />
      <h1>{t("shop.prepared.ended")}</h1>
      <p className="ui-lead">{t("shop.prepared.endedText")}</p>
      <SiteLink to="/contact" className={buttonClass({ variant: "primary" })}>
        {t("shop.prepared.contact")}
      </SiteLink>
    </div>
  );
}

/** Goes on to the checkout with it; what was in the cart is put aside. */
function Take({ checkout }: { checkout: Cart }) {
  const t = useT();
  const { session, settings } = useSite();
  const navigate = useNavigate();
  const local = useLocalPath();
  // the server renders no session: what waits for it is switched on after hydration
  const [busy, setBusy] = useState(true);
  useEffect(() => setBusy(session === null), [session]);
  const [failed, setFailed] = useState(false);
  async function take() {
    if (!session) return;
    setBusy(true);
    setFailed(false);
    try {
      await takeCart(session.clients.commerce, settings, checkout);
      return void navigate(local(`/${checkout.channel.slug}/checkout`));
    } catch (error) {
      console.error("The prepared order could not be taken:", error);
      setFailed(true);
    }
    setBusy(false);
  }
  return (
    <>
      <Button variant="primary" wide disabled={busy} onClick={() => void take()}>
        {t("shop.prepared.take")}
      </Button>
      {failed ? <ErrorNote>{t("shop.error.OTHER")}</ErrorNote> : null}
      <noscript>
        <p className="ui-hint">{t("shop.noScript")}</p>
      </noscript>
    </>
  );
}
