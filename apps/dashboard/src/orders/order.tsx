import {
  StaffDisputesDocument,
  StaffOrderDocument,
  StaffOrderMoreDocument,
  StaffOrderProductionDocument,
  StaffOrderProofsDocument,
} from "@carloom/api-client/commerce";
import { useT } from "@carloom/ui";
import { useParams } from "react-router";
import type { Asks } from "../boot/ahead.ts";
import { asked, useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { Loaded, Waiting } from "../parts/loaded.tsx";
import { PageHead } from "../parts/section.tsx";
import { useTogether } from "../parts/use-together.ts";
import { Beside } from "../shell/beside.tsx";
import { mayNow } from "../shell/may-now.ts";
import { momentText } from "../parts/text.ts";
import { NotFound } from "../shell/not-found.tsx";
import { useMay } from "../shell/roles.ts";
import { disputesOf, OrderDisputes } from "../disputes/disputes.tsx";
import { BoughtCards } from "./bought-cards.tsx";
import { Builds } from "./builds.tsx";
import { Invoices } from "./invoices.tsx";
import { Lines } from "./lines.tsx";
import { OrderActs } from "./order-acts.tsx";
import { Payments } from "./payments.tsx";
import { People } from "./people.tsx";
import { Production } from "./production.tsx";
import { Proofs } from "./proofs.tsx";
import { ReturnRequests } from "./return-requests.tsx";
import { Shipments } from "./shipments.tsx";
import { type OrderDetail, OrderState, PaidState } from "./states.tsx";
import { Timeline } from "./timeline.tsx";
import { BackLink } from "../parts/back-link.tsx";

export const asks: Asks = (_, { id = "" }) => [
  asked(StaffOrderDocument, { id }),
  asked(StaffOrderProofsDocument, { order: id }),
  asked(StaffDisputesDocument, disputesOf(id)),
  ...(mayNow("orders") ? [asked(StaffOrderProductionDocument, { order: id })] : []),
];

/** One order: what to do next above, what it holds at the left, who it is for at the right. */
export function Order() {
  const { id = "" } = useParams();
  const answer = useAnswer(StaffOrderDocument, { id });
  return (
    <div className="da-page">
      <Loaded answer={answer}>{({ order }) => (order ? <OrderPage order={order} /> : <NotFound />)}</Loaded>
    </div>
  );
}

function OrderPage({ order }: { order: OrderDetail }) {
  const t = useT();
  const language = useLanguage();
  const mayAct = useMay("orders");
  const more = useAnswer(StaffOrderMoreDocument, { token: order.token, order: order.id, seesCards: mayAct });
  const stands = useTogether([
    more,
    useAnswer(StaffOrderProofsDocument, { order: order.id }),
    useAnswer(StaffDisputesDocument, disputesOf(order.id)),
    useAnswer(StaffOrderProductionDocument, { order: order.id }, { enabled: mayAct }),
  ]);
  if (!stands) return <Waiting />;
  return (
    <>
      <PageHead
        title={t("dashboard.order.heading", { number: order.number })}
        back={<BackLink to="/orders">{t("dashboard.place.orders")}</BackLink>}
        state={
          <p className="da-head-state">
            <OrderState status={order.status} />
            <PaidState of={order} />
            <span>{momentText(language, order.created)}</span>
            <span>{order.channel.name}</span>
            <Beside kind="order" id={order.id} />
          </p>
        }
        actions={<OrderActs order={order} />}
      />
      <div className="da-columns">
        <div>
          <OrderDisputes order={order.id} />
          <ReturnRequests requests={more.data?.orderReturnRequests ?? []} />
          <Lines order={order} />
          <BoughtCards cards={more.data?.orderBoughtGiftCards ?? []} />
          <Shipments order={order} />
          <Builds designs={more.data?.orderDesigns ?? []} />
          {mayAct ? <Production order={order} /> : null}
          <Proofs order={order} />
          <Payments order={order} />
          <Timeline order={order} />
        </div>
        <aside>
          <People order={order} />
          <Invoices order={order} />
        </aside>
      </div>
    </>
  );
}
