import { LANGUAGE_LOCALES } from "@carloom/i18n";
import { useSettings } from "../site-context.tsx";
import { useLanguage } from "../language/language.tsx";
import { alternates, withLanguage } from "../language/links.ts";
import { jsonForScript, pageDescription, pageTitle } from "./text.ts";

export type SeoProps = {
  /** Without the site's name, which is added where it fits; the default title when absent. */
  title?: string;
  description?: string;
  /** Path of the page without language and filters. */
  path: string;
  /** Absolute, or a path of this site; `sized` when it is 1200 × 630. The default picture when absent. */
  image?: { url: string | null; sized: boolean };
  /** What the server writes; in the browser anything (see {@link LEFT}). */
  jsonLd?: unknown;
  /** For pages about one person, or that are nowhere else: not to be listed. */
  unlisted?: boolean;
};

/**
 * JSON-LD in the browser: what the server wrote stays. Whoever reads it loads the page, so what makes it is no part of
 * the page's script.
 */
export const LEFT = {};

/** Title, description, addresses, social card and JSON-LD. React moves these into the head. */
export function Seo({ title, description, path, image, jsonLd, unlisted }: SeoProps) {
  const { seo, origin } = useSettings();
  const language = useLanguage();
  const named = title ? `${title} | ${seo.siteName}` : seo.defaultTitle;
  const shownTitle = pageTitle(title && named.length > 60 ? title : named);
  const shownDescription = pageDescription(description ?? seo.defaultDescription);
  const canonical = origin + withLanguage(path, language);
  const picture = new URL(image?.url ?? seo.defaultOgImage, origin).href;
  const sized = image?.url ? image.sized : true;
  return (
    <>
      <title>{shownTitle}</title>
      <meta name="description" content={shownDescription} />
      <meta name="keywords" content={seo.defaultKeywords} />
      {unlisted ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      {unlisted
        ? null
        : alternates(origin, path).map(({ hreflang, href }) => (
            <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
          ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={seo.siteName} />
      <meta property="og:locale" content={LANGUAGE_LOCALES[language]} />
      <meta property="og:title" content={shownTitle} />
      <meta property="og:description" content={shownDescription} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={picture} />
      {sized ? <meta property="og:image:width" content="1200" /> : null}
      {sized ? <meta property="og:image:height" content="630" /> : null}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:site" content={seo.twitterHandle} />
      <meta name="twitter:title" content={shownTitle} />
      <meta name="twitter:description" content={shownDescription} />
      <meta name="twitter:image" content={picture} />
      {jsonLd ? (
        <script
          type="application/ld+json"
          suppressHydrationWarning // the browser leaves it as it is
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? jsonForScript(jsonLd) : "" }}
        />
      ) : null}
    </>
  );
}
