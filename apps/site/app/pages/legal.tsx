import { formatDate } from "@carloom/i18n";
import { type ArticleFacts, type ArticleKey, articleText } from "@carloom/i18n/articles";
import { useT } from "@carloom/ui";
import { useLoaderData } from "react-router";
import { CHANNELS } from "../channel/channels.ts";
import { useChannel } from "../channel/use-channel.ts";
import type { LegalPage, legalLoader } from "../data/legal.server.ts";
import { SiteLink, useLanguage } from "../language/language.tsx";
import { RichSections } from "../parts/rich-text.tsx";
import { Seo } from "../seo/seo.tsx";
import { useSettings } from "../site-context.tsx";

/** As the services write their own names. */
const PROVIDERS = { google: "Google", kakao: "Kakao", line: "LINE", apple: "Apple" } as const;

/** What is set up, as far as these pages speak of it. */
export function useFacts(): ArticleFacts {
  const { shop, payments, maps, identityProviders } = useSettings();
  const channel = useChannel();
  const currency = CHANNELS.find(({ slug }) => slug === channel)?.currency ?? "";
  return {
    demo: shop.demo,
    cards: payments.length > 0,
    account: shop.accounts.includes(currency),
    map: maps.tiles !== null,
    providers: identityProviders.length > 0,
  };
}

/** A page of law or of the company: the shop's own text, else the product's, with the versions that were in force. */
export function Legal({ of }: { of: ArticleKey }) {
  const t = useT();
  const { text, asked, versions } = useLoaderData<ReturnType<typeof legalLoader>>();
  const path = `/${of}`;
  return (
    <article className="site-page site-wrap article">
      {text ? (
        <>
          <Seo title={text.title} description={text.lead || text.title} path={path} unlisted={asked !== null} />
          <h1>{text.title}</h1>
          {text.lead ? <p className="ui-lead">{text.lead}</p> : null}
          <RichSections blocks={text.blocks} />
        </>
      ) : (
        <ProductText of={of} isUnlisted={asked !== null} />
      )}
      {versions.length > 0 ? (
        <Versions path={path} asked={asked} versions={versions} label={t("site.legal.versions")} />
      ) : null}
    </article>
  );
}

function ProductText({ of, isUnlisted }: { of: ArticleKey; isUnlisted: boolean }) {
  const t = useT();
  const language = useLanguage();
  const { identityProviders } = useSettings();
  const { heading, lead, sections } = articleText(of, useFacts());
  const names = identityProviders.map((provider) => PROVIDERS[provider]);
  const values = { providers: new Intl.ListFormat(language, { type: "disjunction" }).format(names) };
  return (
    <>
      <Seo title={t(heading)} description={t(lead)} path={`/${of}`} unlisted={isUnlisted} />
      <h1>{t(heading)}</h1>
      <p className="ui-lead">{t(lead)}</p>
      {sections.map((section) => (
        <section key={section.id} className="site-grid article-section" id={section.id}>
          <h2>{t(section.heading)}</h2>
          <p>{t(section.text, values)}</p>
        </section>
      ))}
    </>
  );
}

/** Since when the text is in force, and those before it. */
function Versions({
  path,
  asked,
  versions,
  label,
}: {
  path: string;
  label: string;
} & Pick<LegalPage, "asked" | "versions">) {
  const t = useT();
  const language = useLanguage();
  const [newest] = versions;
  return (
    <nav className="article-versions" aria-label={label}>
      <ul>
        {versions.map(({ version, since }) => {
          const date = formatDate(language, since, "long");
          const isShown = asked === version || (asked === null && version === newest?.version);
          return (
            <li key={version}>
              {isShown ? (
                <span aria-current="page">{t("site.legal.since", { date })}</span>
              ) : (
                <SiteLink className="ui-link" to={version === newest?.version ? path : `${path}?version=${version}`}>
                  {t("site.legal.since", { date })}
                </SiteLink>
              )}
            </li>
          );
        })}
        <li>
          {asked === 0 ? (
            <span aria-current="page">{t("site.legal.first")}</span>
          ) : (
            <SiteLink className="ui-link" to={`${path}?version=0`}>
              {t("site.legal.first")}
            </SiteLink>
          )}
        </li>
      </ul>
    </nav>
  );
}
