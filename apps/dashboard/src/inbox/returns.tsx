import { StaffReturnsDocument } from "@carloom/api-client/commerce";
import { Segmented, useT } from "@carloom/ui";
import { useState } from "react";
import { Link } from "react-router";
import { useAnswer } from "../boot/data.ts";
import { ReturnRequestRow } from "../orders/return-requests.tsx";
import { Loaded } from "../parts/loaded.tsx";

/** Goods that buyers want to send back. */
export function Returns() {
  const t = useT();
  const [shown, setShown] = useState<"open" | "all">("open");
  const answer = useAnswer(StaffReturnsDocument, {
    first: 100,
    after: null,
    // without a state the open ones: what is late comes first
    status: shown === "open" ? null : ["REQUESTED", "ACCEPTED", "RECEIVED", "REFUSED", "WITHDRAWN"],
  });
  return (
    <>
      <Segmented
        label={t("dashboard.inbox.show")}
        value={shown}
        onChange={(value) => setShown(value === "all" ? "all" : "open")}
        options={[
          { value: "open", label: t("dashboard.inbox.open") },
          { value: "all", label: t("dashboard.inbox.everything") },
        ]}
      />
      <Loaded answer={answer}>
        {({ returnRequests: { edges } }) =>
          edges.length === 0 ? (
            <p className="da-empty">{t("dashboard.inbox.noReturns")}</p>
          ) : (
            <ul className="da-letters">
              {edges.map(({ node }) => (
                <li key={node.id}>
                  {node.order ? (
                    <h2>
                      <Link className="ui-link" to={`/orders/${encodeURIComponent(node.order.id)}`}>
                        {t("dashboard.order.heading", { number: node.order.number })}
                      </Link>
                    </h2>
                  ) : null}
                  <ReturnRequestRow request={node} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}
