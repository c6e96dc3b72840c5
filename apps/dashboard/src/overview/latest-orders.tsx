import { StaffWorkDocument } from "@carloom/api-client/commerce";
import { useT } from "@carloom/ui";
import { Link } from "react-router";
import { useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { OrderState, PaidState } from "../orders/states.tsx";
import { Loaded } from "../parts/loaded.tsx";
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
            <ul className="da-rows">
              {latest.edges.map(({ node }) => (
                <li key={node.id}>
                  <Link className="da-row da-row-link" to={`/orders/${encodeURIComponent(node.id)}`}>
                    <b className="da-number">#{node.number}</b>
                    <span className="da-row-main">{node.userEmail}</span>
                    <OrderState status={node.status} />
                    <PaidState status={node.chargeStatus} />
                    <span className="da-soft">{agoText(language, node.created)}</span>
                    <span className="da-end">{moneyText(language, node.total.gross)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          ) : (
            <p className="da-soft">{t("dashboard.order.noneText")}</p>
          )
        }
      </Loaded>
    </Section>
  );
}
