import type { ShownPage } from "@carloom/build";
import { namedColor } from "@carloom/build/colors";
import { formatDate, type Language, LANGUAGE_LOCALES, LANGUAGE_NAMES, LANGUAGES, type Translate } from "@carloom/i18n";
import type { PublicSettings } from "@carloom/settings";
import { cut, type Html, html } from "./html.ts";

export type PageHow = {
  settings: PublicSettings;
  language: Language;
  t: Translate;
  /** The shop's channel that the visit is in; null for the first. */
  channel: string | null;
};

const inLanguage = (address: string, language: Language): string =>
  language === "en" ? address : `${address}${address.includes("?") ? "&" : "?"}lang=${language}`;

/** An address as the visit goes on there: in its language, and in its channel. */
function onward(address: string, { language, channel }: Pick<PageHow, "language" | "channel">): string {
  const own = inLanguage(address, language);
  return channel ? `${own}${own.includes("?") ? "&" : "?"}channel=${encodeURIComponent(channel)}` : own;
}

/** Where the studio opens a copy of a shown build. */
const remixUrl = ({ reference, template }: ShownPage, how: PageHow): string =>
  onward(`${how.settings.app.canvas}/workspace/default/${template.slug}?remix=${reference}`, how);

export function header(how: PageHow, path: string): Html {
  const { settings, t, channel } = how;
  return html`<header class="vw-top">
<a class="vw-home" href="${onward(`${settings.origin}/`, how)}"><span class="ui-mark">${settings.productName}</span></a>
<nav class="vw-languages" aria-label="${t("viewer.languages")}">${LANGUAGES.map(
    (code) =>
      html`<a href="${onward(path, { language: code, channel })}" hreflang="${code}" lang="${code}">${LANGUAGE_NAMES[code]}</a>`,
  )}</nav></header>`;
}

/** What links to the page show: title, description and a picture of 1200 × 630. */
export function headOf(page: ShownPage, how: PageHow): Html {
  const { settings, language, t } = how;
  const car = page.template.title[language];
  const title = cut(t("viewer.page-title", { title: page.title, car }), 60);
  const description = cut(
    t("viewer.description", {
      title: page.title,
      car,
      parts: page.parts.length,
      stickers: page.build.stickers.filter(({ hidden }) => !hidden).length,
    }),
    160,
  );
  const address = `${settings.app.threed}/s/${page.reference}`;
  const tags: [string, string][] = [
    ["og:type", "website"],
    ["og:site_name", settings.seo.siteName],
    ["og:title", title],
    ["og:description", description],
    ["og:url", inLanguage(address, language)],
    ["og:image", page.picture],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", t("viewer.picture", { title: page.title })],
    ["og:locale", LANGUAGE_LOCALES[language]],
  ];
  return html`<title>${title}</title>
<meta name="description" content="${description}" />
<link rel="canonical" href="${inLanguage(address, language)}" />
${LANGUAGES.map((code) => html`<link rel="alternate" hreflang="${code}" href="${inLanguage(address, code)}" />`)}
<link rel="alternate" hreflang="x-default" href="${address}" />
${tags.map(([name, content]) => html`<meta property="${name}" content="${content}" />`)}
<meta name="twitter:card" content="summary_large_image" />
<meta name="twitter:site" content="${settings.seo.twitterHandle}" />
<link rel="preload" as="image" href="${page.picture}" />`;
}

function lists(page: ShownPage, { language, t }: PageHow): Html {
  const { build, template, parts } = page;
  const zones = template.manifest.zones.filter(({ id }) => build.paint[id]);
  const paint = (id: string) => {
    const { color = "", finish = "solid" } = build.paint[id] ?? {};
    const named = namedColor(color);
    return html`${named ? t(`studio.color.${named.id}`) : color.toUpperCase()}<small>${t(`studio.finish.${finish}`)}</small>`;
  };
  const slot = (id: string) => template.manifest.slots.find((one) => one.id === id)?.label[language] ?? id;
  return html`<div class="vw-lists">
<section><h2>${t("viewer.paint")}</h2>${
    zones.length === 0 && html`<p class="vw-none">${t("viewer.paint-stock")}</p>`
  }<ul>${zones.map(({ id, label }) => html`<li><span>${label[language]}</span><b>${paint(id)}</b></li>`)}</ul></section>
<section><h2>${t("viewer.parts")}</h2>${
    parts.length === 0 && html`<p class="vw-none">${t("viewer.parts-stock")}</p>`
  }<ul>${parts.map((part) => html`<li><span>${slot(part.slot)}</span><b>${part.title[language]}</b></li>`)}</ul></section>
</div>`;
}

/** The page as it reads without script; the application takes its place. */
export function contentOf(page: ShownPage, how: PageHow): Html {
  const { settings, language, t } = how;
  const { userName, origin } = page;
  return html`<div class="vw-app">${header(how, `/s/${page.reference}`)}
<main class="vw-main"><div class="vw-stage"><img class="vw-poster" src="${page.picture}" width="1200" height="630" alt="${t("viewer.picture", { title: page.title })}" /></div>
<div class="vw-sheet"><h1>${page.title}</h1>
<div class="vw-credit"><p>${page.template.title[language]}${
    userName &&
    html` · <a class="ui-link" href="${onward(`${settings.origin}/garage/${userName}`, how)}">${t("viewer.by", { name: userName })}</a>`
  } · <time datetime="${page.createdAt}">${formatDate(language, page.createdAt)}</time></p>${
    origin &&
    html`<p>${t("viewer.remix-of")} <a class="ui-link" href="${onward(`/s/${origin.reference}`, how)}">${
      origin.userName ? t("viewer.title-by", { title: origin.title, name: origin.userName }) : origin.title
    }</a></p>`
  }</div>
<div class="vw-actions"><a class="ui-btn ui-btn-primary ui-btn-wide" href="${remixUrl(page, how)}">${t("viewer.make-it-yours")}</a>
<a class="ui-link" href="${onward(`/s/${page.reference}.pdf`, how)}">${t("viewer.pdf")}</a></div>
<noscript><p class="vw-none">${t("viewer.noscript")}</p></noscript>
${lists(page, how)}</div></main></div>`;
}

/** Inside another page, before the script and without it. */
export function embedOf(page: ShownPage, how: PageHow): Html {
  const { settings, language, t } = how;
  return html`<main class="vw-embed"><div class="vw-stage"><img class="vw-poster" src="${page.picture}" width="1200" height="630" alt="${t("viewer.picture", { title: page.title })}" /></div>
<p class="vw-caption"><b>${page.title}</b><span>${page.template.title[language]}</span>
<a class="ui-link" href="${onward(`/s/${page.reference}`, how)}" target="_blank" rel="noopener">${t("viewer.see-on", { product: settings.productName })}</a></p></main>`;
}

/** Withdrawn, unknown and never there read alike. */
export function goneOf(how: PageHow, embedded: boolean): Html {
  const { settings, t } = how;
  const text = html`<h1>${t("viewer.gone")}</h1><p>${t("viewer.gone-more")}</p>
<a class="ui-btn ui-btn-primary" href="${onward(`${settings.origin}/car`, how)}"${embedded && html` target="_blank" rel="noopener"`}>${t("viewer.gone-cars")}</a>`;
  return embedded
    ? html`<main class="vw-gone">${text}</main>`
    : html`<div class="vw-app">${header(how, "/")}<main class="vw-gone">${text}</main></div>`;
}
