import { StaffWorkDocument } from "@carloom/api-client/commerce";
import { useT } from "@carloom/ui";
import { Link } from "react-router";
import { useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { OrderState, PaidState } from "../orders/states.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { ScrollX } from "../parts/scroll-x.tsx";
import { Section } from "../parts/section.tsx";
import { agoText, moneyText } from "../parts/text.ts";

export function LatestOrders() {
  const t = useT();
  const language = useLanguage();
  const answer = useAnswer(StaffWorkDocument, {});
  return (
    <Section
      title={t("dashboard.overview.latest")}
      actions={
        <Link className="ui-link" to="/orders">
          {t("dashboard.overview.all")}
        </Link>
      }
    >
      <Loaded answer={answer}>
        {({ latest }) =>
          latest?.edges.length ? (
            <ScrollX label={t("dashboard.overview.latest")}>
              <table className="da-table da-table-links">
                <tbody>
                  {latest.edges.map(({ node }) => (
                    <tr key={node.id}>
                      <td>
                        <Link className="da-list-link" to={`/orders/${encodeURIComponent(node.id)}`}>
                          <b className="da-number">#{node.number}</b> {node.userEmail}
                        </Link>
                      </td>
                      <td>
                        <OrderState status={node.status} />
                      </td>
                      <td className="da-wide-only">
                        <PaidState of={node} />
                      </td>
                      <td className="da-soft da-wide-only" data-end>
                        {agoText(language, node.created)}
                      </td>
                      <td data-end>{moneyText(language, node.total.gross)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollX>
          ) : (
            <p className="da-soft">{t("dashboard.order.noneText")}</p>
          )
        }
      </Loaded>
    </Section>
  );
}
