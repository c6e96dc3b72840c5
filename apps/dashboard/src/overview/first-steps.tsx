import { StaffSetupDocument, type StaffSetupQuery, StaffWorkDocument } from "@carloom/api-client/commerce";
import { useT } from "@carloom/ui";
import { Link } from "react-router";
import { useAnswer } from "../boot/data.ts";
import { Section } from "../parts/section.tsx";
import { State } from "../parts/state.tsx";
import { useMay } from "../shell/roles.ts";

/** Parts whose lack the first customer would feel. */
const FELT: readonly StaffSetupQuery["shopSetup"][number]["part"][] = ["MAIL", "PAYMENT"];

/** What the owner of a shop without an order sees to first: nothing once there is one, or where nothing is missing. */
export function FirstSteps() {
  const isOwner = useMay("owner");
  const orders = useAnswer(StaffWorkDocument, {}, { enabled: isOwner });
  const isNew = orders.data?.latest?.edges.length === 0;
  return isOwner && isNew ? <Steps /> : null;
}

function Steps() {
  const t = useT();
  const answer = useAnswer(StaffSetupDocument, {});
  const lacks = (answer.data?.shopSetup ?? []).filter(({ part }) => FELT.includes(part)).flatMap((part) => part.lacks);
  if (lacks.length === 0) return null;
  return (
    <Section
      title={t("dashboard.overview.first")}
      actions={
        <Link className="ui-link" to="/settings?of=setup">
          {t("dashboard.overview.firstSet")}
        </Link>
      }
    >
      <ul className="da-rows">
        {lacks.map(({ code }) => (
          <li key={code}>
            <State tone="warn">
              <span className="da-setup-words">{t(`dashboard.setup.lack.${code}`)}</span>
            </State>
          </li>
        ))}
      </ul>
    </Section>
  );
}
