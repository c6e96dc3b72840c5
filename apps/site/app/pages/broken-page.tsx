import { buttonClass, Mark, useT } from "@carloom/ui";
import { useLocation } from "react-router";
import { NotFound } from "../parts/not-found.tsx";
import { useOnline } from "../parts/online.ts";
import { SiteLink } from "../language/language.tsx";
import { Seo } from "../seo/seo.tsx";
import { useSettings } from "../site-context.tsx";

/** When a page cannot be made: what happened, what can be done. */
export function BrokenPage({ notFound }: { notFound: boolean }) {
  const t = useT();
  const { productName } = useSettings();
  const { pathname, search } = useLocation();
  const online = useOnline();
  return (
    <>
      <header className="site-header">
        <SiteLink to="/" aria-label={t("site.home", { name: productName })}>
          <Mark name={productName} />
        </SiteLink>
      </header>
      <main id="main">
        {notFound ? (
          <NotFound />
        ) : (
          <div className="site-page site-wrap message-page">
            <Seo title={t("site.error.heading")} path={pathname} unlisted />
            <h1>{t("site.error.heading")}</h1>
            <p className="ui-lead">{t(online ? "site.error.broken" : "site.error.offline")}</p>
            <a href={pathname + search} className={buttonClass({ variant: "primary" })}>
              {t("site.error.again")}
            </a>
          </div>
        )}
      </main>
    </>
  );
}
