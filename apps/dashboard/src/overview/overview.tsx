import { useT } from "@carloom/ui";
import { PageHead } from "../parts/section.tsx";
import { useMay } from "../shell/roles.ts";
import { LatestOrders } from "./latest-orders.tsx";
import { Sales } from "./sales.tsx";
import { Work } from "./work.tsx";

/** What waits for somebody, and how the shop does. */
export function Overview() {
  const t = useT();
  const seesOrders = useMay("orders", "support");
  return (
    <div className="da-page">
      <PageHead title={t("dashboard.place.overview")} />
      <Work />
      <Sales />
      {seesOrders ? <LatestOrders /> : null}
    </div>
  );
}
