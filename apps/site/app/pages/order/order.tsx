import { buttonClass, useT } from "@carloom/ui";
import { lazy, Suspense, useEffect, useState } from "react";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { orderPage } from "../../data/order.server.ts";
import { SiteLink } from "../../language/language.tsx";
import { Seo } from "../../seo/seo.tsx";
import { serverSite } from "../../server-context.ts";
import { OrderSheet } from "./order-sheet.tsx";
import { Progress } from "./progress.tsx";
import { Returns } from "./returns.tsx";
import { Road } from "./road.tsx";
import { useContact } from "./use-contact.ts";

/** What is done here works with script alone, so it may come after the page. */
const Acts = lazy(() => import("./acts.tsx"));

/** Nothing of it has left yet. */
const FRESH: readonly string[] = ["UNCONFIRMED", "UNFULFILLED"];

export const headers = () => ({ "cache-control": "private, no-store" });

/** Whoever holds the link may follow the order: the token cannot be guessed. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await orderPage(context.get(serverSite).commerce, params.token ?? "");
  return data({ ...page, token: params.token ?? "" }, { headers: headers() });
}

export default function OrderTracking() {
  const t = useT();
  const { token, ...page } = useLoaderData<typeof loader>();
  const { order } = page;
  const contact = useContact(token, order);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <div className="site-page site-wrap">
      <Seo title={t("shop.order.heading", { number: order.number })} path={`/orders/${token}`} unlisted />
      <h1>{t("shop.order.thanks")}</h1>
      {FRESH.includes(order.status) ? <p className="ui-lead">{t("shop.progress.thanks")}</p> : null}
      <Progress moments={page.moments} isSent={order.shippingMethodName !== null} />
      <OrderSheet {...page} contact={contact}>
        <Road checks={page.road} />
        <Returns order={order} returns={page.returns} token={token} email={contact?.email ?? null} />
        {ready ? (
          <Suspense>
            <Acts {...page} token={token} contact={contact} />
          </Suspense>
        ) : (
          <noscript>
            <p className="ui-hint">{t("shop.own.noScript")}</p>
          </noscript>
        )}
        <div className="order-actions">
          <SiteLink to="/car" className={buttonClass({ variant: "primary" })}>
            {t("site.home.browse")}
          </SiteLink>
          <SiteLink to={`/orders/${token}/print`} className={buttonClass()}>
            {t("shop.order.print")}
          </SiteLink>
        </div>
      </OrderSheet>
    </div>
  );
}
