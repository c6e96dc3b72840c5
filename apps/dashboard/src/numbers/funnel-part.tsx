import type { StaffVisitsQuery } from "@carloom/api-client/commerce";
import { formatDate } from "@carloom/i18n";
import { useT } from "@carloom/ui";
import { useLanguage } from "../boot/language.tsx";
import { ScrollX } from "../parts/scroll-x.tsx";
import { Section } from "../parts/section.tsx";
import { Change } from "./change.tsx";
import { CsvButton } from "./csv-button.tsx";
import { funnel, STEPS } from "./figures.ts";

type ChannelVisits = StaffVisitsQuery["visitsByDay"][number];

/** How far visits of a channel came, from looking to buying. */
export function FunnelPart({
  visits,
  channel,
}: {
  visits: ChannelVisits | undefined;
  channel: { slug: string; name: string };
}) {
  const t = useT();
  const language = useLanguage();
  const title = t("dashboard.numbers.funnel", { channel: channel.name });
  if (!visits || visits.total.visits === 0)
    return (
      <Section title={title}>
        <p className="da-soft">{t("dashboard.numbers.noVisits")}</p>
      </Section>
    );
  const steps = STEPS.map((step) => t(`dashboard.numbers.step.${step}`));
  return (
    <Section
      title={title}
      actions={
        <CsvButton
          name={`visits-${channel.slug}`}
          what={title}
          head={[t("dashboard.sales.day"), ...steps]}
          rows={() => visits.days.map(({ day, counts }) => [day, ...STEPS.map((step) => counts[step])])}
        />
      }
    >
      <table className="da-funnel">
        <caption>{t("dashboard.numbers.funnelText")}</caption>
        <thead className="ui-hidden">
          <tr>
            <th scope="col">{t("dashboard.numbers.stepName")}</th>
            <th scope="col">{t("dashboard.numbers.step.visits")}</th>
            <th scope="col">{t("dashboard.numbers.share")}</th>
            <th scope="col">{t("dashboard.sales.before")}</th>
          </tr>
        </thead>
        <tbody>
          {funnel(visits.total, visits.before).map(({ step, count, before, share }) => (
            <tr key={step}>
              <th scope="row">{t(`dashboard.numbers.step.${step}`)}</th>
              <td>
                <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none">
                  <rect width={Math.min(100, share ?? 0)} height="1" />
                </svg>
                <b>{count.toLocaleString(language)}</b>
              </td>
              <td data-end>{share === null ? "" : `${share.toLocaleString(language)} %`}</td>
              <td data-end>
                <Change now={count} before={before} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="da-channel">
        <details>
          <summary>{t("dashboard.sales.table")}</summary>
          <ScrollX label={title}>
            <table className="da-table">
              <thead>
                <tr>
                  <th scope="col">{t("dashboard.sales.day")}</th>
                  {steps.map((name) => (
                    <th key={name} scope="col" data-end>
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {visits.days.toReversed().map(({ day, counts }) => (
                  <tr key={day}>
                    <th scope="row">{formatDate(language, day)}</th>
                    {STEPS.map((step) => (
                      <td key={step} data-end>
                        {counts[step].toLocaleString(language)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollX>
        </details>
      </div>
    </Section>
  );
}
