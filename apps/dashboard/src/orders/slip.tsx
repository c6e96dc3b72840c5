import { StaffOrderDocument, StaffShopNoticesDocument } from "@carloom/api-client/commerce";
import { Button, Segmented, useT } from "@carloom/ui";
import { Printer } from "lucide-react";
import { useState } from "react";
import { useParams } from "react-router";
import { useAnswer } from "../boot/data.ts";
import { BackLink } from "../parts/back-link.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { PageHead } from "../parts/section.tsx";
import { NotFound } from "../shell/not-found.tsx";
import { isAllSent, parcelsOf } from "./slip-lines.ts";
import { languageOf, type Notices, SlipSheet, useWords } from "./slip-sheet.tsx";
import type { OrderDetail } from "./states.tsx";

/** The packing slip of one order, of each of its parcels. */
export function Slip() {
  const { id = "" } = useParams();
  const order = useAnswer(StaffOrderDocument, { id });
  const notices = useAnswer(StaffShopNoticesDocument, {});
  return (
    <div className="da-page">
      <Loaded answer={order}>
        {({ order: found }) =>
          found ? (
            <Loaded answer={notices}>{({ shopNotices }) => <SlipPage order={found} notices={shopNotices} />}</Loaded>
          ) : (
            <NotFound />
          )
        }
      </Loaded>
    </div>
  );
}

function SlipPage({ order, notices }: { order: OrderDetail; notices: Notices }) {
  const t = useT();
  const parcels = parcelsOf(order);
  const [chosen, choose] = useState("open");
  const language = languageOf(order);
  const words = useWords(language);
  const parcel = chosen === "open" ? null : Number(chosen);
  return (
    <>
      <PageHead
        title={t("dashboard.slip")}
        back={
          <BackLink to={`/orders/${encodeURIComponent(order.id)}`}>
            {t("dashboard.order.heading", { number: order.number })}
          </BackLink>
        }
        actions={
          <Button variant="primary" aria-disabled={!words} onClick={() => words && window.print()}>
            <Printer aria-hidden size={16} />
            {t("dashboard.slip.print")}
          </Button>
        }
      />
      {parcels.length > 0 ? (
        <Segmented
          label={t("dashboard.slip.of")}
          options={[
            { value: "open", label: t(isAllSent(order) ? "dashboard.slip.sent" : "dashboard.slip.rest") },
            ...parcels.map((number) => ({
              value: String(number),
              label: t("dashboard.shipment", { number: `${order.number}-${number}` }),
            })),
          ]}
          value={chosen}
          onChange={choose}
        />
      ) : null}
      {words ? <SlipSheet order={order} parcel={parcel} language={language} t={words} notices={notices} /> : null}
    </>
  );
}
