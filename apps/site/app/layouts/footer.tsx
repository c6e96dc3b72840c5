import { Mark, useT } from "@carloom/ui";
import type { ReactNode } from "react";
import { ChannelLinks } from "./channel-links.tsx";
import { companyOf } from "../company.ts";
import { SiteLink, useLanguage, useLocalPath } from "../language/language.tsx";
import { LanguageLinks } from "../language/switcher.tsx";
import { useAuthLinks } from "../visitor/user-menu.tsx";
import { useMenu } from "./menu.ts";
import { useSettings, useSite } from "../site-context.tsx";

const STATEMENT = "/accessibility";
const PAGES = [
  ["/about-us", "site.aboutUs"],
  ["/terms", "site.terms"],
  ["/privacy", "site.privacy"],
  ["/contact", "site.contact"],
  ["/business-information", "site.business"],
  [STATEMENT, "site.accessibility"],
] as const;
const WITHOUT_STATEMENT = PAGES.filter(([path]) => path !== STATEMENT);

const DETAILS = {};

/** The company's details are the same on every page of a language: a server writes them once. */
function CompanyDetails({ name, children }: { name: string; children: ReactNode }) {
  const { parts, shop } = useSite();
  if (import.meta.env.SSR && parts) {
    const written = parts.markup(shop ?? DETAILS, name, () => <>{children}</>);
    return <div className="footer-company" dangerouslySetInnerHTML={{ __html: written }} />;
  }
  return <div className="footer-company">{children}</div>;
}

/** Links are absolute on the site's host, so that the footer is right on every application. */
export function Footer() {
  const t = useT();
  const settings = useSettings();
  const language = useLanguage();
  const local = useLocalPath();
  const { shop } = useSite();
  const translated = companyOf(shop, language === "ja" ? "ja" : "ko");
  const english = companyOf(shop, "en");
  const { signIn } = useAuthLinks();
  const links = useMenu("footer", shop?.hasStatement === false ? WITHOUT_STATEMENT : PAGES);
  return (
    <footer className="site-footer">
      <div className="site-wrap site-grid">
        <SiteLink to="/" className="footer-mark" aria-label={t("site.home", { name: settings.productName })}>
          <Mark name={settings.productName} />
        </SiteLink>
        <CompanyDetails name={translated.language}>
          {[english, translated].map((details) => (
            <address key={details.language} lang={details.language}>
              <b>{details.name}</b>
              {details.lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          ))}
          {[english, translated].map((details) => (
            <address key={details.language} lang={details.language}>
              <b>{details.headOfficeLabel}</b>
              <span>{details.headOffice}</span>
              {details.branch ? (
                <>
                  <b className="footer-branch">{details.branchLabel}</b>
                  <span>{details.branch}</span>
                </>
              ) : null}
            </address>
          ))}
        </CompanyDetails>
        <ul className="footer-links">
          {links.map(({ to, name }) => (
            <li key={to + name}>
              <a href={to.startsWith("/") ? settings.origin + local(to) : to}>{name}</a>
            </li>
          ))}
          <li>
            {/* with script it asks on this page: withdrawing is as easy as agreeing was */}
            <a href={`${settings.origin}${local("/privacy")}#counting`} data-counting="">
              {t("counting.label")}
            </a>
          </li>
          <li>
            <a href={signIn}>{t("site.signIn")}</a>
          </li>
        </ul>
        <div className="footer-end">
          <span>© 2025 {settings.productName}</span>
          {settings.shop.demo ? (
            <span>{t(settings.payments.length > 0 ? "site.demo.goods" : "site.demo.nothing")}</span>
          ) : null}
          <ChannelLinks />
          <LanguageLinks />
        </div>
      </div>
    </footer>
  );
}
