import { StaffDraftDocument } from "@carloom/api-client/commerce";
import { useT } from "@carloom/ui";
import { Navigate, useParams } from "react-router";
import { useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { PageHead, Section } from "../parts/section.tsx";
import { momentText } from "../parts/text.ts";
import { Beside } from "../shell/beside.tsx";
import { NotFound } from "../shell/not-found.tsx";
import { useMay } from "../shell/roles.ts";
import type { DraftDetail } from "./detail.ts";
import { DraftActs } from "./draft-acts.tsx";
import { DraftItems } from "./draft-items.tsx";
import { DraftPeople } from "./draft-people.tsx";
import { DraftState } from "./drafts.tsx";
import { BackLink } from "../parts/back-link.tsx";

/** An order that is being prepared: what it holds at the left, whom it is for at the right, what it costs from the server. */
export function Draft() {
  const { id = "" } = useParams();
  const answer = useAnswer(StaffDraftDocument, { id });
  return (
    <div className="da-page">
      <Loaded answer={answer}>
        {({ order }) => {
          if (!order) return <NotFound />;
          // it was placed meanwhile, perhaps by its customer
          if (order.status !== "DRAFT") return <Navigate to={`/orders/${encodeURIComponent(order.id)}`} replace />;
          return <DraftPage draft={order} />;
        }}
      </Loaded>
    </div>
  );
}

function DraftPage({ draft }: { draft: DraftDetail }) {
  const t = useT();
  const language = useLanguage();
  const mayAct = useMay("orders");
  const sent = draft.events.findLast(({ type }) => type === "EMAIL_SENT")?.date ?? null;
  return (
    <>
      <PageHead
        title={t("dashboard.draft.heading")}
        back={<BackLink to="/drafts">{t("dashboard.draft.list")}</BackLink>}
        state={
          <p className="da-head-state">
            <DraftState isReady={draft.canFinalize} sent={sent} />
            <span>{momentText(language, draft.created)}</span>
            <span>{draft.channel.name}</span>
            {sent ? <span>{t("dashboard.draft.sentAt", { date: momentText(language, sent) })}</span> : null}
            <Beside kind="order" id={draft.id} />
          </p>
        }
        actions={mayAct ? <DraftActs draft={draft} /> : null}
      />
      <div className="da-columns">
        <div>
          <Lacking draft={draft} />
          <DraftItems draft={draft} mayAct={mayAct} />
        </div>
        <aside>
          <DraftPeople draft={draft} mayAct={mayAct} />
        </aside>
      </div>
    </>
  );
}

/** What each code and field means for whoever prepares it. */
function lackOf({ code, field }: DraftDetail["errors"][number]): string {
  if (code === "REQUIRED") return field === "lines" ? "goods" : "email";
  return KNOWN.has(code) ? code : "other";
}
const KNOWN = new Set<string>([
  "BILLING_ADDRESS_NOT_SET",
  "INSUFFICIENT_STOCK",
  "INVALID_VOUCHER",
  "ORDER_NO_SHIPPING_ADDRESS",
  "SHIPPING_METHOD_NOT_APPLICABLE",
  "SHIPPING_METHOD_REQUIRED",
]);

/** What is still to be said before it can be sent or placed. */
function Lacking({ draft }: { draft: DraftDetail }) {
  const t = useT();
  if (draft.errors.length === 0) return null;
  return (
    <Section title={t("dashboard.draft.lacking")}>
      <ul className="da-what">
        {draft.errors.map((problem) => (
          <li key={`${problem.code} ${problem.field}`}>
            {t(`dashboard.draft.lack.${lackOf(problem)}`, { message: problem.message ?? "" })}
          </li>
        ))}
      </ul>
    </Section>
  );
}
