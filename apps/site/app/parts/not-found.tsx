import { buttonClass, useT } from "@carloom/ui";
import { SiteLink } from "../language/language.tsx";
import { Seo } from "../seo/seo.tsx";

export function NotFound() {
  const t = useT();
  return (
    <div className="site-page site-wrap message-page">
      <Seo title={t("site.error.notFound")} description={t("site.error.heading")} path="/error-404" unlisted />
      <h1>{t("site.error.heading")}</h1>
      <p className="ui-lead">{t("site.error.notFound")}</p>
      <SiteLink to="/" className={buttonClass({ variant: "primary" })}>
        {t("site.error.home")}
      </SiteLink>
    </div>
  );
}
