import { StaffLettersDocument } from "@carloom/api-client/commerce";
import { Tabs, useT } from "@carloom/ui";
import { useSearchParams } from "react-router";
import type { Asks } from "../boot/ahead.ts";
import { asked } from "../boot/data.ts";
import { PageHead } from "../parts/section.tsx";
import { mayNow } from "../shell/may-now.ts";
import { useMay } from "../shell/roles.ts";
import { Disputes } from "./disputes.tsx";
import { Failures } from "./failures.tsx";
import { LETTERS, Messages } from "./messages.tsx";
import { Reports } from "./reports.tsx";
import { Returns } from "./returns.tsx";

export const asks: Asks = (search) =>
  (search.get("of") ?? "messages") === "messages" && mayNow("support") ? [asked(StaffLettersDocument, LETTERS)] : [];

/** Everything that asks for an answer, by kind. */
export function Inbox() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const isSupport = useMay("support");
  const isOrders = useMay("orders", "support");
  const isOwner = useMay("owner");
  const tabs = [
    ...(isSupport ? [{ id: "messages", label: t("dashboard.inbox.messages"), content: <Messages /> }] : []),
    ...(isOrders ? [{ id: "returns", label: t("dashboard.inbox.returns"), content: <Returns /> }] : []),
    ...(isOrders ? [{ id: "disputes", label: t("dashboard.inbox.disputes"), content: <Disputes /> }] : []),
    ...(isSupport ? [{ id: "reports", label: t("dashboard.inbox.reports"), content: <Reports /> }] : []),
    ...(isOwner ? [{ id: "failures", label: t("dashboard.inbox.failures"), content: <Failures /> }] : []),
  ];
  const of = search.get("of");
  return (
    <div className="da-page">
      <PageHead title={t("dashboard.place.inbox")} />
      <Tabs
        label={t("dashboard.place.inbox")}
        tabs={tabs}
        value={tabs.find(({ id }) => id === of)?.id ?? tabs[0]?.id ?? ""}
        onChange={(of) => setSearch({ of }, { replace: true })}
        className="da-tabs"
      />
    </div>
  );
}
