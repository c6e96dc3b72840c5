import { useT } from "@carloom/ui";
import { useChannel } from "../channel/use-channel.ts";
import { useLanguage } from "../language/language.tsx";
import type { SiteMenus } from "../menus.ts";
import { useSite } from "../site-context.tsx";

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
