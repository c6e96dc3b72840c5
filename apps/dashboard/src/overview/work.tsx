import {
  StaffFailuresWaitingDocument,
  StaffReportsWaitingDocument,
  StaffWorkDocument,
} from "@carloom/api-client/commerce";
import { Skeleton, useT } from "@carloom/ui";
import { Link } from "react-router";
import { useAnswer } from "../boot/data.ts";
import { useMay } from "../shell/roles.ts";

type Task = { id: string; count: number | null | undefined; to: string };

/** What waits, each a link to where it is done; what a role does not see is not there. */
export function Work() {
  const t = useT();
  const seesOrders = useMay("orders", "support");
  const seesReports = useMay("support");
  const seesFailures = useMay("owner");
  const orders = useAnswer(StaffWorkDocument, {}, { enabled: seesOrders });
  const reports = useAnswer(StaffReportsWaitingDocument, {}, { enabled: seesReports });
  const failures = useAnswer(StaffFailuresWaitingDocument, {}, { enabled: seesFailures });
  const failed = failures.data && failures.data.deadJobs.length + failures.data.failedDeliveries.length;
  const tasks: Task[] = [
    ...(seesOrders
      ? [
          { id: "send", count: orders.data?.send?.totalCount, to: "/orders?status=READY_TO_FULFILL" },
          { id: "unpaid", count: orders.data?.unpaid?.totalCount, to: "/orders?status=UNCONFIRMED&paid=NONE" },
          { id: "disputes", count: orders.data?.disputes.totalCount, to: "/inbox?of=disputes" },
          { id: "returns", count: orders.data?.returnRequests.totalCount, to: "/inbox?of=returns" },
        ]
      : []),
    ...(seesReports ? [{ id: "reports", count: reports.data?.buildReports.length, to: "/inbox?of=reports" }] : []),
    ...(seesFailures ? [{ id: "failures", count: failed, to: "/inbox?of=failures" }] : []),
  ];
  if (tasks.length === 0) return null;
  return (
    <ul className="da-work" aria-label={t("dashboard.work")}>
      {tasks.map(({ id, count, to }) => (
        <li key={id} data-none={count === 0 || undefined}>
          <Link to={to}>
            {count === undefined ? <Skeleton /> : <b>{count}</b>}
            <span>{t(`dashboard.work.${id}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
