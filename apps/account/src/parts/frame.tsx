import { Button, Mark, MessagesProvider, SkipLink } from "@carloom/ui";
import { loadFaces } from "@carloom/ui/faces";
import { type Language, LANGUAGE_NAMES, LANGUAGES } from "@carloom/i18n";
import { useEffect } from "react";
import { Link, Outlet, useLocation } from "react-router";
import { settings } from "../auth/session.ts";
import { useLanguage, useTexts } from "../language.tsx";
import { DiscDrawing } from "./disc-drawing.tsx";

function languageLink(pathname: string, search: string, language: Language): string {
  const next = new URLSearchParams(search);
  next.set("lang", language);
  return `${pathname}?${next}`;
}

/** What every page stands in: the mark, the languages, and the drawing on the wall. */
export function Frame() {
  const language = useLanguage();
  const texts = useTexts(language);
  const { pathname, search } = useLocation();
  useEffect(() => {
    document.documentElement.lang = language;
    void loadFaces(language);
  }, [language]);
  const home = language === "en" ? settings.origin : `${settings.origin}/?lang=${language}`;

  // on a slow line the words take a while: the page stands meanwhile
  if (texts.status === "loading")
    return (
      <div className="account-frame" aria-busy="true">
        <header className="account-header">
          <Mark name={settings.productName} />
        </header>
        <DiscDrawing />
      </div>
    );
  if (texts.status === "failed")
    return (
      <div className="account-frame">
        <main className="account-main">
          <p>The page could not be loaded. 페이지를 불러오지 못했습니다. ページを読み込めませんでした。</p>
          <Button onClick={texts.retry}>Try again / 다시 시도 / 再試行</Button>
        </main>
      </div>
    );
  const { t } = texts;
  return (
    <MessagesProvider t={t}>
      <SkipLink>{t("account.skip")}</SkipLink>
      <div className="account-frame">
        <header className="account-header">
          <a href={home} aria-label={t("account.home", { product: settings.productName })}>
            <Mark name={settings.productName} />
          </a>
        </header>
        <main className="account-main" id="main" key={pathname}>
          <Outlet />
        </main>
        <footer className="account-footer">
          <nav aria-label={t("account.languages")}>
            {LANGUAGES.map((one) => (
              <Link
                key={one}
                to={languageLink(pathname, search, one)}
                replace
                lang={one}
                hrefLang={one}
                aria-current={one === language ? "true" : undefined}
              >
                {LANGUAGE_NAMES[one]}
              </Link>
            ))}
          </nav>
          <nav aria-label={t("account.legal")}>
            <a href={`${settings.origin}/terms${language === "en" ? "" : `?lang=${language}`}`}>{t("account.terms")}</a>
            <a href={`${settings.origin}/privacy${language === "en" ? "" : `?lang=${language}`}`}>
              {t("account.privacy")}
            </a>
          </nav>
        </footer>
        <DiscDrawing />
      </div>
    </MessagesProvider>
  );
}
