import { cx, Mark, useT } from "@carloom/ui";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { SiteLink } from "../language/language.tsx";
import { isChannel } from "../channel/channels.ts";
import { ChannelLinks } from "./channel-links.tsx";
import { useChannel } from "../channel/use-channel.ts";
import { LanguageLinks } from "../language/switcher.tsx";
import { CartLink } from "../cart/cart-link.tsx";
import { MenuIcon } from "../parts/icons.tsx";
import { useScrolled } from "../parts/scrolled.ts";
import { SearchField } from "../parts/search/search-field.tsx";
import { useMenu } from "./menu.ts";
import { useSettings } from "../site-context.tsx";
import { PhoneAccount, UserMenu } from "../visitor/user-menu.tsx";

/** 64 px over the page; from 100 px of scroll fixed, 56 px and black. */
export function Header() {
  const t = useT();
  const { productName } = useSettings();
  return (
    <header className={cx("site-header", useScrolled() && "is-fixed")}>
      <SiteLink to="/" aria-label={t("site.home", { name: productName })}>
        <Mark name={productName} />
      </SiteLink>
      <nav aria-label={t("site.mainNav")} className="site-nav">
        <NavLinks />
      </nav>
      <div className="site-header-end">
        <SearchField />
        <CartLink />
        <div className="site-wide">
          <UserMenu />
        </div>
        <PhoneMenu />
      </div>
    </header>
  );
}

/** The menu's links, each marked while its page or one below it is shown. */
function NavLinks({ isList = false }: { isList?: boolean }) {
  const { pathname, search } = useLocation();
  const shop = `/${useChannel()}`;
  const links = useMenu("navbar", [
    ["/car", "site.customize"],
    [shop, "goods.nav"],
    ["/membership", "site.membership"],
  ]);
  const [, first, second] = pathname.split("/");
  const inShop = isChannel(first) && (!second || second === "products");
  return links.map(({ to, name }) => {
    const isHere = to === shop ? inShop : to === pathname || to === pathname + search || pathname.startsWith(`${to}/`);
    const link = to.startsWith("/") ? (
      <SiteLink key={to + name} to={to} aria-current={isHere && !isList ? "page" : undefined}>
        {name}
      </SiteLink>
    ) : (
      <a key={to + name} href={to}>
        {name}
      </a>
    );
    return isList ? <li key={to + name}>{link}</li> : link;
  });
}

/** `details` opens without script; a navigation closes it. */
function PhoneMenu() {
  const t = useT();
  const { pathname, search } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  // a new address is what closes the menu
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [pathname, search]);
  return (
    <details className="site-phone" ref={menu}>
      <summary aria-label={t("site.menu")}>
        <MenuIcon />
      </summary>
      <div className="site-phone-sheet">
        <ul>
          <NavLinks isList />
          <PhoneAccount />
        </ul>
        <LanguageLinks />
        <ChannelLinks />
      </div>
    </details>
  );
}
