import { StaffDisputesDocument } from "@carloom/api-client/commerce";
import { Segmented, useT } from "@carloom/ui";
import { useState } from "react";
import { Link } from "react-router";
import { useAnswer } from "../boot/data.ts";
import { DisputeRow } from "../disputes/dispute-row.tsx";
import { Loaded } from "../parts/loaded.tsx";

/** Payments that banks asked back. */
export function Disputes() {
  const t = useT();
  const [shown, setShown] = useState<"open" | "all">("open");
  const answer = useAnswer(StaffDisputesDocument, { first: 100, order: null, open: shown === "open" ? true : null });
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
        {({ disputes: { edges } }) =>
          edges.length === 0 ? (
            <p className="da-empty">{t("dashboard.dispute.none")}</p>
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
                  <DisputeRow dispute={node} order={node.order?.id ?? ""} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}
