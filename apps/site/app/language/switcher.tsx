import { LANGUAGES } from "@carloom/i18n";
import { useT } from "@carloom/ui";
import { Link, useLocation } from "react-router";
import { useLanguage } from "./language.tsx";
import { switchTo } from "./links.ts";

/** Every language writes its own name. */
const NAMES = { en: "English", ko: "한국어", ja: "日本語" } as const;

export function LanguageLinks() {
  const t = useT();
  const current = useLanguage();
  const { pathname, search, hash } = useLocation();
  return (
    <nav className="site-languages" aria-label={t("site.language")}>
      {LANGUAGES.map((language) => (
        <Link
          key={language}
          to={switchTo(pathname + search + hash, language)}
          hrefLang={language}
          lang={language}
          aria-current={language === current ? "true" : undefined}
          preventScrollReset
        >
          {NAMES[language]}
        </Link>
      ))}
    </nav>
  );
}
