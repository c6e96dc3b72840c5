import type { StaffNumbersQuery, StaffVisitsQuery } from "@carloom/api-client/commerce";
import { LANGUAGE_NAMES, languageOf } from "@carloom/i18n";
import { useT } from "@carloom/ui";
import { Section } from "../parts/section.tsx";
import { type Ranked, Ranking } from "./ranking.tsx";
import { RoomLink } from "../shell/room-link.tsx";
import { soldName, useNameOf } from "../parts/name-of.ts";

const plain = ({ name, count }: { name: string; count: number }): Ranked => ({
  id: name,
  label: name,
  text: name,
  count,
});

/** What people like, in all channels together: pieces and builds may be added up, money may not. */
export function PopularPart({ numbers, visits }: { numbers: StaffNumbersQuery; visits: StaffVisitsQuery | undefined }) {
  const t = useT();
  const nameOf = useNameOf();
  const none = t("dashboard.sales.noBest");
  const builds = t("dashboard.numbers.builds");
  const finish = (name: string) => {
    const text = t(`studio.finish.${name}`);
    return { label: text, text };
  };
  return (
    <Section title={t("dashboard.numbers.popular")}>
      <div className="da-rankings">
        <Ranking
          file="templates-opened"
          title={t("dashboard.numbers.opened")}
          name={t("dashboard.numbers.template")}
          measure={t("dashboard.numbers.step.visits")}
          none={t("dashboard.numbers.noVisits")}
          rows={(visits?.templatesOpened ?? []).map(plain)}
        />
        <Ranking
          file="templates-ordered"
          title={t("dashboard.numbers.ordered")}
          name={t("dashboard.numbers.template")}
          measure={builds}
          none={none}
          rows={numbers.templatesOrdered.map(plain)}
        />
        <Ranking
          file="goods"
          title={t("dashboard.sales.best")}
          name={t("dashboard.numbers.product")}
          measure={t("dashboard.numbers.pieces")}
          none={none}
          rows={numbers.bestSellers.map((row) => ({
            id: row.variant?.id ?? soldName(nameOf, row),
            label: row.variant ? (
              <RoomLink to={`/products/${encodeURIComponent(row.variant.product.id)}`}>
                {soldName(nameOf, row)}
              </RoomLink>
            ) : (
              soldName(nameOf, row)
            ),
            text: soldName(nameOf, row),
            count: row.pieces,
          }))}
        />
        <Ranking
          file="colors"
          title={t("dashboard.numbers.colors")}
          name={t("dashboard.numbers.color")}
          measure={builds}
          none={none}
          rows={numbers.coloursOrdered.map(({ name, count }) => ({
            id: name,
            label: (
              <>
                <svg aria-hidden="true" className="da-swatch" viewBox="0 0 1 1">
                  <rect width="1" height="1" fill={name} />
                </svg>
                {name}
              </>
            ),
            text: name,
            count,
          }))}
        />
        <Ranking
          file="finishes"
          title={t("dashboard.numbers.finishes")}
          name={t("dashboard.numbers.finish")}
          measure={builds}
          none={none}
          rows={numbers.finishesOrdered.map(({ name, count }) => ({ id: name, ...finish(name), count }))}
        />
        <Ranking
          file="searches-without-result"
          title={t("dashboard.numbers.searches")}
          name={t("dashboard.numbers.term")}
          measure={t("dashboard.numbers.step.visits")}
          none={t("dashboard.numbers.noSearches")}
          rows={(visits?.searchesWithoutResult ?? []).map(({ term, language, visits: count }) => ({
            id: `${language} ${term}`,
            label: term,
            text: term,
            count,
            note: LANGUAGE_NAMES[languageOf(language)],
          }))}
        />
      </div>
    </Section>
  );
}
