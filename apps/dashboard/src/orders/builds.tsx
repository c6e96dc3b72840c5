import type { StaffOrderMoreQuery } from "@carloom/api-client/commerce";
import { isVerdict, useT, VerdictBadge } from "@carloom/ui";
import { useLanguage } from "../boot/language.tsx";
import { Section } from "../parts/section.tsx";
import { moneyText } from "../parts/text.ts";
import { BuildPicture } from "./build-picture.tsx";

type Design = StaffOrderMoreQuery["orderDesigns"][number];

/** The cars that were ordered as built: picture, parts with the fit that was promised, stickers with their size. */
export function Builds({ designs }: { designs: readonly Design[] }) {
  const t = useT();
  const language = useLanguage();
  if (designs.length === 0) return null;
  return (
    <Section title={t("dashboard.builds")}>
      <ul className="da-builds">
        {designs.map((design) => (
          <li key={design.id}>
            <BuildPicture
              id={design.id}
              title={design.title || design.templateSlug}
              picture={design.thumbnail ?? null}
            />
            <div>
              <h3>{design.title || design.templateSlug}</h3>
              <ul className="da-rows">
                {design.lines.map((line) => (
                  <li key={line.reference} className="da-row">
                    <span>
                      {line.quantity} × {line.name}
                    </span>
                    {line.areaCm2 ? (
                      <span className="da-soft">
                        {t("dashboard.builds.area", { area: Math.round(line.areaCm2).toLocaleString(language) })}
                      </span>
                    ) : null}
                    {line.whole ? <span className="da-soft">{t("dashboard.builds.whole")}</span> : null}
                    {line.kind === "PART" && isVerdict(line.verdict) ? <VerdictBadge verdict={line.verdict} /> : null}
                    <span className="da-end">{moneyText(language, line.totalPrice)}</span>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
