import { StaffSalesDocument } from "@carloom/api-client/commerce";
import { useT } from "@carloom/ui";
import type { Asks } from "../boot/ahead.ts";
import { asked } from "../boot/data.ts";
import { settings } from "../boot/session.ts";
import { PageHead } from "../parts/section.tsx";
import { useMay } from "../shell/roles.ts";
import { FirstSteps } from "./first-steps.tsx";
import { LatestOrders } from "./latest-orders.tsx";
import { lastDays } from "./period.ts";
import { Sales } from "./sales.tsx";
import { Work } from "./work.tsx";

/** Who may not see orders asks for sales alone. */
export const asks: Asks = () => [asked(StaffSalesDocument, lastDays(30, settings.shop.timeZone))];

/** What waits for somebody, and how the shop does. */
export function Overview() {
  const t = useT();
  const seesOrders = useMay("orders", "support");
  return (
    <div className="da-page">
      <PageHead title={t("dashboard.place.overview")} />
      <Work />
      <FirstSteps />
      <Sales />
      {seesOrders ? <LatestOrders /> : null}
    </div>
  );
}
