import { StaffCustomerDocument, type StaffCustomerQuery } from "@carloom/api-client/commerce";
import { useT } from "@carloom/ui";
import { Link, useParams } from "react-router";
import type { Asks } from "../boot/ahead.ts";
import { asked, useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { AddressText } from "../orders/people.tsx";
import { OrderState, PaidState } from "../orders/states.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { personName } from "../parts/person.ts";
import { PageHead, Section } from "../parts/section.tsx";
import { State } from "../parts/state.tsx";
import { agoText, momentText, moneyText } from "../parts/text.ts";
import { useMay } from "../shell/roles.ts";
import { Beside } from "../shell/beside.tsx";
import { NotFound } from "../shell/not-found.tsx";
import { CustomerActs } from "./customer-acts.tsx";
import { CustomerBuilds, CustomerMembership } from "./customer-garage.tsx";
import { CustomerNote } from "./customer-note.tsx";
import { CustomerSessions } from "./customer-sessions.tsx";
import { BackLink } from "../parts/back-link.tsx";

type Found = NonNullable<StaffCustomerQuery["user"]>;
type Figures = NonNullable<StaffCustomerQuery["customerFigures"]>[number];

export const asks: Asks = (_, { id = "" }) => [asked(StaffCustomerDocument, { id })];

/** One customer: orders at the left, who they are at the right. */
export function Customer() {
  const { id = "" } = useParams();
  const answer = useAnswer(StaffCustomerDocument, { id });
  return (
    <div className="da-page">
      <Loaded answer={answer}>
        {({ user, customerFigures }) =>
          user && !user.isStaff ? (
            <CustomerPage user={user} figures={customerFigures && customerFigures[0]} />
          ) : (
            <NotFound />
          )
        }
      </Loaded>
    </div>
  );
}

/** `figures` is null where they could not be read. */
function CustomerPage({ user, figures }: { user: Found; figures: Figures | null | undefined }) {
  const t = useT();
  const language = useLanguage();
  const seesSessions = useMay("support");
  return (
    <>
      <PageHead
        title={personName(user) || user.email}
        back={<BackLink to="/customers">{t("dashboard.place.customers")}</BackLink>}
        state={
          <p className="da-head-state">
            <State tone={!user.isActive ? "bad" : user.isConfirmed ? "good" : "warn"}>
              {t(
                !user.isActive
                  ? "dashboard.customer.closed"
                  : user.isConfirmed
                    ? "dashboard.customer.confirmed"
                    : "dashboard.customer.unconfirmed",
              )}
            </State>
            <a className="ui-link" href={`mailto:${user.email}`}>
              {user.email}
            </a>
            <Beside kind="customer" id={user.id} />
            {figures?.userName ? <span>@{figures.userName}</span> : null}
          </p>
        }
        actions={<CustomerActs user={user} />}
      />
      <div className="da-columns">
        <div>
          <Section title={t("dashboard.place.orders")}>
            <Orders user={user} />
          </Section>
          <CustomerBuilds id={user.id} />
          <CustomerNote key={user.id} id={user.id} />
          {seesSessions ? <CustomerSessions id={user.id} /> : null}
        </div>
        <aside>
          <Section title={t("dashboard.customer.figures")}>
            {figures === null ? <p className="da-soft">{t("dashboard.customer.unread")}</p> : null}
            <dl className="da-facts">
              {figures === null ? null : (
                <>
                  <div>
                    <dt>{t("dashboard.customer.spent")}</dt>
                    <dd>
                      {figures && figures.spent.length > 0
                        ? figures.spent.map((one) => <span key={one.currency}>{moneyText(language, one)}</span>)
                        : "–"}
                    </dd>
                  </div>
                  <div>
                    <dt>{t("dashboard.place.orders")}</dt>
                    <dd>{figures?.orders ?? 0}</dd>
                  </div>
                </>
              )}
              <div>
                <dt>{t("dashboard.customer.joined")}</dt>
                <dd>{momentText(language, user.dateJoined)}</dd>
              </div>
              {user.lastLogin ? (
                <div>
                  <dt>{t("dashboard.customer.seen")}</dt>
                  <dd>{agoText(language, user.lastLogin)}</dd>
                </div>
              ) : null}
            </dl>
          </Section>
          <CustomerMembership id={user.id} />
          {user.addresses.length > 0 ? (
            <Section title={t("dashboard.customer.addresses")}>
              {user.addresses.map((address) => (
                <AddressText key={address.id} address={address} />
              ))}
            </Section>
          ) : null}
        </aside>
      </div>
    </>
  );
}

function Orders({ user }: { user: Found }) {
  const t = useT();
  const language = useLanguage();
  const edges = user.orders?.edges ?? [];
  if (edges.length === 0) return <p className="da-soft">{t("dashboard.customer.noOrders")}</p>;
  return (
    <ul className="da-rows">
      {edges.map(({ node }) => (
        <li key={node.id} className="da-row da-customer-order">
          <Link className="da-list-link" to={`/orders/${encodeURIComponent(node.id)}`}>
            <b className="da-number">#{node.number}</b> {agoText(language, node.created)}
          </Link>
          <OrderState status={node.status} />
          <PaidState of={node} />
          <span className="da-end">{moneyText(language, node.total.gross)}</span>
        </li>
      ))}
    </ul>
  );
}
