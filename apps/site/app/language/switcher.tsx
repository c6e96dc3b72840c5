import { LANGUAGE_NAMES, LANGUAGES } from "@carloom/i18n";
import { useT } from "@carloom/ui";
import { useLocation } from "react-router";
import { last } from "../last.ts";
import { PageLink, useLanguage } from "./language.tsx";
import { switchTo } from "./links.ts";

const addresses = last((path: string) => LANGUAGES.map((language) => [language, switchTo(path, language)] as const));

export function LanguageLinks() {
  const t = useT();
  const current = useLanguage();
  const { pathname, search, hash } = useLocation();
  return (
    <nav className="site-languages" aria-label={t("site.language")}>
      {addresses(pathname + search + hash).map(([language, to]) => (
        <PageLink
          key={language}
          to={to}
          hrefLang={language}
          lang={language}
          aria-current={language === current ? "true" : undefined}
          preventScrollReset
        >
          {LANGUAGE_NAMES[language]}
        </PageLink>
      ))}
    </nav>
  );
}
