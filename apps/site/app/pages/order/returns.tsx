import { formatDate } from "@carloom/i18n";
import { useT } from "@carloom/ui";
import { lazy, Suspense, useEffect, useState } from "react";
import { companyOf } from "../../company.ts";
import type { Order, OrderPage } from "../../data/order.server.ts";
import { useLanguage } from "../../language/language.tsx";
import { useSite } from "../../site-context.tsx";
import { returnState } from "./return-state.ts";

/** Works with script alone, so it may come after the page. */
const Withdraw = lazy(() => import("./withdraw.tsx"));

type Request = OrderPage["returns"][number];

/** What the buyer asked to send back: how it stands, and what to do next. */
type ReturnsProps = {
  order: Order;
  returns: OrderPage["returns"];
  token: string;
  /** The order's, where the reader needs no proof that it is theirs. */
  email: string | null;
};

export function Returns({ order, returns, token, email }: ReturnsProps) {
  const t = useT();
  const [done, setDone] = useState(false);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (returns.length === 0) return null;
  return (
    <section className="order-returns" aria-labelledby="order-returns">
      <h2 id="order-returns">{t("returns.heading")}</h2>
      <p role="status" className={done ? undefined : "ui-hidden"}>
        {done ? t("returns.withdrawn") : ""}
      </p>
      <ol>
        {returns.map((request) => (
          <li key={request.id}>
            <ReturnItem order={order} request={request} />
            {ready && (request.status === "REQUESTED" || request.status === "ACCEPTED") ? (
              <Suspense>
                <Withdraw id={request.id} token={token} email={email} onDone={() => setDone(true)} />
              </Suspense>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

function ReturnItem({ order, request }: { order: Order; request: Request }) {
  const t = useT();
  const language = useLanguage();
  const { declaredAt, refundDueAt } = request;
  const state = returnState(request);
  // nobody has to accept a withdrawal
  const isAwaited = declaredAt !== null && state === "ACCEPTED";
  const day = (date: string) => formatDate(language, date, "long");
  const { name, headOffice } = companyOf(useSite().shop, language);
  const goods = request.lines.map(({ quantity, orderLine }) => {
    const line = order.lines.find(({ id }) => id === orderLine?.id);
    return t("returns.pieces", { name: line?.productName ?? "", count: quantity });
  });
  return (
    <>
      <p className="order-return-state">
        <b>{t(isAwaited ? "returns.declared" : `returns.${state}`)}</b>
        <span className="ui-small">
          {t(declaredAt ? "returns.declaredOn" : "returns.asked", { date: day(request.createdAt) })}
        </span>
      </p>
      <ul className="order-return-goods">
        {goods.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>{t(`returns.${state}.text`, { number: order.number })}</p>
      {state === "ACCEPTED" ? (
        <address>
          {name}
          <br />
          {headOffice}
        </address>
      ) : null}
      {refundDueAt ? (
        <p>{t(isAwaited ? "returns.refundBy" : "returns.refundByNow", { date: day(refundDueAt) })}</p>
      ) : null}
    </>
  );
}
