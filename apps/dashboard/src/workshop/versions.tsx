import type { WorkshopCarFragment } from "@carloom/api-client/threed";
import { useT } from "@carloom/ui";
import { useLanguage } from "../boot/language.tsx";
import { momentText } from "../parts/text.ts";
import { Section } from "../parts/section.tsx";
import { lostText } from "./lost-names.ts";

/** Each time that the car was published: what it was called, by what right it was shown, and what was renamed. */
export function Versions({ of }: { of: WorkshopCarFragment }) {
  const t = useT();
  const language = useLanguage();
  if (of.versions.length === 0) return null;
  return (
    <Section title={t("dashboard.workshop.versions")}>
      <ol className="da-rows">
        {of.versions.map(({ number, title, brand, model, licence, renames, publishedAt }) => {
          const moved = Object.entries(renames as Record<string, string | null>);
          return (
            <li key={number} className="da-row">
              <span className="da-row-main da-two">
                {t("dashboard.workshop.version", { number, title: title[language] })}
                <small>
                  {momentText(language, publishedAt)} · {brand} {model} ·{" "}
                  {t(`dashboard.workshop.licence.${licence.kind}`)}, {licence.author}
                </small>
                {moved.map(([from, to]) => (
                  <small key={from}>
                    {to === null
                      ? t("dashboard.workshop.version.joined", { from: lostText(t, language, [from]) })
                      : t("dashboard.workshop.version.renamed", {
                          from: lostText(t, language, [from]),
                          to: lostText(t, language, [to]),
                        })}
                  </small>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
