import { StaffDisputesDocument } from "@carloom/api-client/commerce";
import { useT } from "@carloom/ui";
import { useAnswer } from "../boot/data.ts";
import { Section } from "../parts/section.tsx";
import { DisputeRow } from "./dispute-row.tsx";

export const disputesOf = (order: string) => ({ first: 20, order, open: null });

/** Disputes of an order; nothing where there is none. */
export function OrderDisputes({ order }: { order: string }) {
  const t = useT();
  const answer = useAnswer(StaffDisputesDocument, disputesOf(order));
  const disputes = answer.data?.disputes.edges ?? [];
  if (disputes.length === 0) return null;
  return (
    <Section title={t("dashboard.disputes")}>
      <p>{t("dashboard.dispute.text")}</p>
      <ul className="da-rows">
        {disputes.map(({ node }) => (
          <li key={node.id}>
            <DisputeRow dispute={node} order={order} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
