import { Mark, useT } from "@carloom/ui";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { orderPage } from "../../data/order.server.ts";
import { Seo } from "../../seo/seo.tsx";
import { serverSite } from "../../server-context.ts";
import { useSettings } from "../../site-context.tsx";
import { OrderSheet } from "./order-sheet.tsx";
import { useContact } from "./use-contact.ts";

export const headers = () => ({ "cache-control": "private, no-store" });

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await orderPage(context.get(serverSite).commerce, params.token ?? "");
  return data({ ...page, token: params.token ?? "" }, { headers: headers() });
}

/** The order on paper: content only. */
export default function OrderPrint() {
  const t = useT();
  const { productName } = useSettings();
  const { token, ...page } = useLoaderData<typeof loader>();
  const { order } = page;
  const contact = useContact(token, order);
  const title = t("shop.order.heading", { number: order.number });
  return (
    <div className="order-print">
      <Seo title={title} path={`/orders/${token}/print`} unlisted />
      <Mark name={productName} />
      <h1>{title}</h1>
      <OrderSheet {...page} contact={contact} />
    </div>
  );
}
