import type { Language } from "@carloom/i18n";

/** A link of a menu that staff made. */
export type MenuLink = {
  names: Partial<Record<Language, string>> & { en: string };
  /** A path of the site or an address elsewhere. */
  to: string;
  /** Below the shop of the visitor's channel. */
  inShop?: true;
};
/** Menus that staff made; null in the place of one that is the site's own. */
export type SiteMenus = { navbar: MenuLink[] | null; footer: MenuLink[] | null };
