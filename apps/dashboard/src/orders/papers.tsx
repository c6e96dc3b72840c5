import type { StaffOrderProductionQuery } from "@carloom/api-client/commerce";
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, languageOfTag } from "@carloom/i18n";
import { useT } from "@carloom/ui";
import { Section } from "../parts/section.tsx";

type Paper = StaffOrderProductionQuery["orderPapers"][number];

/** A language by its own name, as whoever reads a paper calls it. */
const languageName = (tag: string): string => LANGUAGE_NAMES[languageOfTag(tag) ?? DEFAULT_LANGUAGE];

/** What is printed of an order for workshop, parcel and buyer, in each language. */
export function Papers({ papers, isAllSent }: { papers: readonly Paper[]; isAllSent: boolean }) {
  const t = useT();
  const nameOf = ({ kind, parcel }: Paper) => {
    if (kind !== "SLIP") return t(`dashboard.papers.${kind}`);
    if (parcel !== null) return t("dashboard.papers.slipOf", { number: parcel });
    return t(isAllSent ? "dashboard.papers.slipAll" : "dashboard.papers.SLIP");
  };
  const several = papers.filter(({ kind }) => kind === "ASSEMBLY").length > 1;
  if (papers.length === 0) return null;
  return (
    <Section title={t("dashboard.papers")}>
      <ul className="da-rows">
        {papers.map((paper) => (
          <li key={`${paper.kind} ${paper.design ?? paper.parcel ?? ""}`} className="da-row">
            <span>
              {nameOf(paper)}
              {several && paper.title ? <span className="da-soft"> · {paper.title}</span> : null}
            </span>
            <span className="da-actions da-end">
              {paper.links.map(({ language, url }) => (
                <a
                  key={language}
                  className="ui-link"
                  href={url}
                  lang={language}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={`${nameOf(paper)}, ${paper.title ?? ""} ${languageName(language)}`}
                >
                  {languageName(language)}
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
