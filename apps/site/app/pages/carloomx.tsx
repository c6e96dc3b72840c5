import { ArrowGlyph, buttonClass, useT } from "@carloom/ui";
import { SiteLink } from "../language/language.tsx";
import { Seo } from "../seo/seo.tsx";

/** Spells Loading, letter by letter, and offers the way on. */
export default function Carloomx() {
  const t = useT();
  const word = t("site.x.loading");
  return (
    <div className="site-page site-wrap message-page">
      <Seo title={word} description={t("site.x.text")} path="/carloomx" unlisted />
      <h1 className="ui-display spelled" aria-label={word}>
        {[...word].map((letter, index) => (
          <span key={`${letter}${index}`} aria-hidden="true" className={`spelled-${index % 12}`}>
            {letter}
          </span>
        ))}
      </h1>
      <p className="ui-lead">{t("site.x.text")}</p>
      <SiteLink to="/car" className={buttonClass({ variant: "primary" })}>
        {t("site.home.browse")}
        <ArrowGlyph />
      </SiteLink>
    </div>
  );
}
