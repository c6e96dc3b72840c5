import { MyOrdersDocument, type MyOrdersQuery } from "@carloom/api-client/commerce";
import { formatDate, formatMoney } from "@carloom/i18n";
import { Button, buttonClass, ErrorNote, useT } from "@carloom/ui";
import { useEffect, useState } from "react";
import { session } from "../auth/session.ts";
import { useLanguage } from "../language.tsx";
import { Page } from "../parts/page.tsx";
import { siteAddress } from "./address.ts";
import { Loaded } from "./loaded.tsx";
import { Timeline } from "./timeline.tsx";
import { useAnswer } from "./use-answer.ts";

type Orders = NonNullable<NonNullable<MyOrdersQuery["me"]>["orders"]>;

const PAGE = 20;

/** Every order of the person, newest first; each leads to its page on the site. */
export function OrdersPage() {
  const t = useT();
  const [answer, ask] = useAnswer(MyOrdersDocument, { first: PAGE, after: null });
  return (
    <Page title={t("account.area.orders")}>
      <Loaded answer={answer} retry={() => void ask()}>
        {({ me }) => (me?.orders ? <OrderList first={me.orders} /> : null)}
      </Loaded>
    </Page>
  );
}

function OrderList({ first }: { first: Orders }) {
  const t = useT();
  const language = useLanguage();
  const [pages, setPages] = useState<readonly Orders[]>([first]);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  useEffect(() => setPages([first]), [first]);
  const last = pages.at(-1)?.pageInfo;

  const more = async () => {
    if (state === "busy") return;
    setState("busy");
    try {
      const variables = { first: PAGE, after: last?.endCursor ?? null };
      const { me } = await session.clients.account.query(MyOrdersDocument, variables);
      if (me?.orders) setPages([...pages, me.orders]);
      setState("idle");
    } catch {
      setState("failed");
    }
  };

  const orders = pages.flatMap(({ edges }) => edges.map(({ node }) => node));
  if (orders.length === 0)
    return (
      <>
        <p className="ui-lead">{t("account.orders.none")}</p>
        <div className="account-actions">
          <a className={buttonClass({ variant: "primary" })} href={siteAddress(language, "/car")}>
            {t("account.orders.start")}
          </a>
        </div>
      </>
    );
  return (
    <>
      <ul className="account-rows account-orders">
        {orders.map((order) => (
          <li key={order.id}>
            <a className="account-row" href={siteAddress(language, `/orders/${order.token}`)}>
              <span className="account-order-number">{t("account.orders.number", { number: order.number })}</span>
              <span>
                <b>{t(`shop.state.${order.status}`)}</b>
                <span className="ui-hint">{formatDate(language, order.created)}</span>
              </span>
              <span className="ui-data">
                {formatMoney(language, order.total.gross.amount, order.total.gross.currency)}
              </span>
            </a>
            <div className="account-order-more">
              <Timeline token={order.token} number={order.number} />
              <a
                className="ui-link"
                href={`${siteAddress(language, `/orders/${order.token}`)}#again`}
                aria-label={t("account.orders.againOf", { number: order.number })}
              >
                {t("account.orders.again")}
              </a>
            </div>
          </li>
        ))}
      </ul>
      {state === "failed" ? <ErrorNote>{t("account.error.UNREACHABLE")}</ErrorNote> : null}
      {last?.hasNextPage ? (
        <div className="account-actions">
          <Button onClick={() => void more()} aria-disabled={state === "busy"}>
            {t("account.orders.more")}
          </Button>
        </div>
      ) : null}
    </>
  );
}
