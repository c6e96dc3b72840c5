import { buttonClass, useT } from "@carloom/ui";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { orderPage } from "../../data/order.server.ts";
import { SiteLink } from "../../language/language.tsx";
import { Seo } from "../../seo/seo.tsx";
import { serverSite } from "../../server-context.ts";
import { OwnOrder } from "./own-order.tsx";
import { OrderSheet } from "./order-sheet.tsx";

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
  return (
    <div className="site-page site-wrap">
      <Seo title={t("shop.order.heading", { number: order.number })} path={`/orders/${token}`} unlisted />
      <h1>{t("shop.order.thanks")}</h1>
      <OrderSheet {...page} />
      <OwnOrder order={order} token={token} />
      <div className="order-actions">
        <SiteLink to="/car" className={buttonClass({ variant: "primary" })}>
          {t("site.home.browse")}
        </SiteLink>
        <SiteLink to={`/orders/${token}/print`} className={buttonClass()}>
          {t("shop.order.print")}
        </SiteLink>
      </div>
    </div>
  );
}
