import { StaffCustomerGarageDocument, type StaffCustomerGarageQuery } from "@carloom/api-client/commerce";
import { formatDate, type Language, LANGUAGE_CODES } from "@carloom/i18n";
import { useT } from "@carloom/ui";
import { useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { settings } from "../boot/session.ts";
import { Loaded } from "../parts/loaded.tsx";
import { Section } from "../parts/section.tsx";
import { State, type Tone } from "../parts/state.tsx";
import { agoText, moneyText } from "../parts/text.ts";

type Garage = StaffCustomerGarageQuery;

const useGarage = (id: string) =>
  useAnswer(StaffCustomerGarageDocument, { id, language: LANGUAGE_CODES[useLanguage()] });

/** What a customer saved in the studio; what they show to everybody can be opened. */
export function CustomerBuilds({ id }: { id: string }) {
  const t = useT();
  const language = useLanguage();
  return (
    <Section title={t("dashboard.customer.builds")}>
      <Loaded answer={useGarage(id)}>
        {({ customerBuilds: builds }) =>
          builds.length === 0 ? (
            <p className="da-soft">{t("dashboard.customer.noBuilds")}</p>
          ) : (
            <ul className="da-garage">
              {builds.map((build) => (
                <li key={build.uuid}>
                  <div className="da-garage-picture">
                    {build.thumbnail ? <img src={build.thumbnail} alt="" loading="lazy" /> : null}
                  </div>
                  <b>{build.title || build.templateTitle}</b>
                  <span className="da-soft">
                    {build.templateTitle}, {agoText(language, build.updatedAt)}
                  </span>
                  {build.isPublic ? (
                    <a
                      className="ui-link"
                      href={`${settings.app.threed}/s/${encodeURIComponent(build.uuid)}`}
                      target="_blank"
                      rel="noreferrer"
                    >
                      {t("dashboard.customer.openBuild")}
                    </a>
                  ) : null}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}

const TONES: Readonly<Record<string, Tone>> = { ACTIVE: "good", PAST_DUE: "bad", PENDING: "open", ENDING: "warn" };

/** A customer's membership: what it is, until when, and what comes next. */
export function CustomerMembership({ id }: { id: string }) {
  const t = useT();
  return (
    <Section title={t("dashboard.customer.membership")}>
      <Loaded answer={useGarage(id)}>
        {({ customerMembership: membership }) =>
          membership ? (
            <MembershipFacts membership={membership} />
          ) : (
            <p className="da-soft">{t("dashboard.customer.noMembership")}</p>
          )
        }
      </Loaded>
    </Section>
  );
}

type Membership = NonNullable<Garage["customerMembership"]>;
type Translate = ReturnType<typeof useT>;

/** The card that renewals are charged to, as its owner knows it. */
function cardText(t: Translate, { brand, last4, expMonth, expYear }: NonNullable<Membership["card"]>): string {
  const month = String(expMonth).padStart(2, "0");
  const text = t("dashboard.customer.cardText", { brand, last4, month, year: String(expYear) });
  // a card is good through its last month
  const isOver = Date.now() >= Date.UTC(expYear, expMonth, 1);
  return isOver ? `${text} (${t("dashboard.customer.cardExpired")})` : text;
}

/** What became of the charge of the next period. */
function chargeText(t: Translate, language: Language, { nextAt, failure }: NonNullable<Membership["charge"]>) {
  if (!nextAt) return failure ? t("dashboard.customer.charge.over") : null;
  const date = formatDate(language, nextAt);
  return t(`dashboard.customer.charge.${failure ?? "planned"}`, { date });
}

function MembershipFacts({ membership }: { membership: NonNullable<Garage["customerMembership"]> }) {
  const t = useT();
  const language = useLanguage();
  const { plan, status, period, endsAt, graceUntil, endedAt, quota, nextPayment, card, charge } = membership;
  const area = (cm2: number) => Math.round(cm2).toLocaleString(language);
  const rows: [name: string, value: string | null][] = [
    ["plan", `${plan.name}, ${t(`dashboard.customer.period.${period}`)}`],
    ["endsAt", endsAt && !endedAt ? formatDate(language, endsAt) : null],
    ["graceUntil", status === "PAST_DUE" && graceUntil ? formatDate(language, graceUntil) : null],
    ["endedAt", endedAt && formatDate(language, endedAt)],
    ["area", quota && t("dashboard.customer.areaLeft", { left: area(quota.leftCm2), area: area(quota.areaCm2) })],
    [
      "payment",
      nextPayment &&
        [moneyText(language, nextPayment.amount), nextPayment.dueAt && formatDate(language, nextPayment.dueAt)]
          .filter(Boolean)
          .join(", "),
    ],
    ["card", card && cardText(t, card)],
    ["charge", charge && chargeText(t, language, charge)],
  ];
  return (
    <>
      <p>
        <State tone={TONES[status] ?? "quiet"}>{t(`dashboard.customer.status.${status}`)}</State>
      </p>
      <dl className="da-facts">
        {rows.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{t(`dashboard.customer.row.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </>
  );
}
