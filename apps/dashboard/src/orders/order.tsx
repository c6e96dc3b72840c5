import { StaffOrderDocument, StaffOrderMoreDocument } from "@carloom/api-client/commerce";
import { useT } from "@carloom/ui";
import { ArrowLeft } from "lucide-react";
import { Link, useParams } from "react-router";
import { useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { PageHead } from "../parts/section.tsx";
import { momentText } from "../parts/text.ts";
import { NotFound } from "../shell/not-found.tsx";
import { useMay } from "../shell/roles.ts";
import { OrderDisputes } from "../disputes/disputes.tsx";
import { Builds } from "./builds.tsx";
import { Invoices } from "./invoices.tsx";
import { Lines } from "./lines.tsx";
import { OrderActs } from "./order-acts.tsx";
import { Payments } from "./payments.tsx";
import { People } from "./people.tsx";
import { Production } from "./production.tsx";
import { ReturnRequests } from "./return-requests.tsx";
import { Shipments } from "./shipments.tsx";
import { type OrderDetail, OrderState, PaidState } from "./states.tsx";
import { Timeline } from "./timeline.tsx";

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
  const more = useAnswer(StaffOrderMoreDocument, { token: order.token });
  return (
    <>
      <PageHead
        title={t("dashboard.order.heading", { number: order.number })}
        back={
          <Link className="da-back" to="/orders">
            <ArrowLeft aria-hidden size={16} />
            {t("dashboard.place.orders")}
          </Link>
        }
        state={
          <p className="da-head-state">
            <OrderState status={order.status} />
            <PaidState status={order.chargeStatus} />
            <span>{momentText(language, order.created)}</span>
            <span>{order.channel.name}</span>
          </p>
        }
        actions={<OrderActs order={order} />}
      />
      <div className="da-columns">
        <div>
          <OrderDisputes order={order.id} />
          <ReturnRequests requests={more.data?.orderReturnRequests ?? []} />
          <Lines order={order} />
          <Shipments order={order} />
          <Builds designs={more.data?.orderDesigns ?? []} />
          {mayAct ? <Production order={order} /> : null}
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
