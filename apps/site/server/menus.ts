import type { SiteMenuItemFragment, SiteMenusQuery } from "@carloom/api-client/commerce";
import { LANGUAGES } from "@carloom/i18n";
import { NOTICE_FIELDS, type Notice } from "@carloom/i18n/notices";
import type { SiteShop } from "../app/company.ts";
import { plainly, type SiteChannel } from "../app/channel/channels.ts";
import type { MenuLink, SiteMenus } from "../app/menus.ts";

/** Where an item leads; null for one that leads nowhere, as to a page that is not shown. */
function linkOf(item: SiteMenuItemFragment): MenuLink | null {
  const names = {
    en: item.name,
    ...(item.ko?.name && { ko: item.ko.name }),
    ...(item.ja?.name && { ja: item.ja.name }),
  };
  if (item.page) return { names, to: `/pages/${item.page.slug}`, inShop: true };
  if (item.category) return { names, to: `?category=${item.category.slug}`, inShop: true };
  if (item.collection) return { names, to: `?collection=${item.collection.slug}`, inShop: true };
  return item.url ? { names, to: item.url } : null;
}

type Items = readonly (SiteMenuItemFragment & { children?: readonly SiteMenuItemFragment[] | null })[];
function linksOf(items: Items | null | undefined): MenuLink[] | null {
  const links = (items ?? []).flatMap((item) =>
    [item, ...(item.children ?? [])].map(linkOf).filter((link) => link !== null),
  );
  return links.length > 0 ? links : null;
}

/** What pages show of the two menus; null where both are the site's own. */
export function menusOf({ navbar, footer }: SiteMenusQuery): SiteMenus | null {
  const menus = { navbar: linksOf(navbar?.items), footer: linksOf(footer?.items) };
  return menus.navbar || menus.footer ? menus : null;
}

/** What of the law's notices differs from what the product brings; null where nothing does. */
export function shopOf({ shopNotices, shopRules }: SiteMenusQuery): SiteShop | null {
  const own = shopNotices.filter(({ isDefault }) => !isDefault);
  const hasStatement = shopRules.hasAccessibilityStatement;
  if (own.length === 0 && hasStatement) return null;
  const notices: SiteShop["notices"] = {};
  for (const one of own) {
    const language = LANGUAGES.find((code) => code === one.languageCode.toLowerCase());
    if (language) notices[language] = Object.fromEntries(NOTICE_FIELDS.map((field) => [field, one[field]])) as Notice;
  }
  return { notices, hasStatement };
}

/** Channels that visitors choose between. */
export const channelsOf = ({ openChannels }: SiteMenusQuery): SiteChannel[] =>
  plainly(openChannels.map(({ slug, name, currencyCode }) => ({ slug, currency: currencyCode, name })));
