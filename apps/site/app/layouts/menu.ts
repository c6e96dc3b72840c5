import type { Language } from "@carloom/i18n";
import { useT } from "@carloom/ui";
import { useChannel } from "../channel/use-channel.ts";
import { useLanguage } from "../language/language.tsx";
import { useSite } from "../site-context.tsx";

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

/** Links of a menu: those that staff made, else the site's own, which are paths with the keys of their names. */
export function useMenu(
  which: keyof SiteMenus,
  standard: readonly (readonly [path: string, key: string])[],
): { to: string; name: string }[] {
  const t = useT();
  const language = useLanguage();
  const channel = useChannel();
  const own = useSite().menus?.[which];
  return own
    ? own.map(({ names, to, inShop }) => ({ to: inShop ? `/${channel}${to}` : to, name: names[language] ?? names.en }))
    : standard.map(([to, key]) => ({ to, name: t(key) }));
}
