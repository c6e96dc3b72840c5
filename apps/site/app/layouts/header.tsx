import { cx, Mark, useT } from "@carloom/ui";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { SiteLink } from "../language/language.tsx";
import { isChannel } from "../channel/channels.ts";
import { ChannelLinks } from "../channel/switcher.tsx";
import { useChannel } from "../channel/use-channel.ts";
import { LanguageLinks } from "../language/switcher.tsx";
import { CartLink } from "../parts/cart-link.tsx";
import { MenuIcon } from "../parts/icons.tsx";
import { useScrolled } from "../parts/scrolled.ts";
import { SearchField } from "../parts/search/search-field.tsx";
import { useSettings } from "../site-context.tsx";
import { PhoneAccount, UserMenu } from "../visitor/user-menu.tsx";

/** 64 px over the page; from 100 px of scroll fixed, 56 px and black. */
export function Header() {
  const t = useT();
  const { productName } = useSettings();
  const { pathname } = useLocation();
  const shop = `/${useChannel()}`;
  const [, first, second] = pathname.split("/");
  const inShop = isChannel(first) && (second === undefined || second === "" || second === "products");
  const inCars = pathname === "/car" || pathname.startsWith("/car/");
  return (
    <header className={cx("site-header", useScrolled() && "is-fixed")}>
      <SiteLink to="/" aria-label={t("site.home", { name: productName })}>
        <Mark name={productName} />
      </SiteLink>
      <nav aria-label={t("site.mainNav")} className="site-nav">
        <SiteLink to="/car" aria-current={inCars ? "page" : undefined}>
          {t("site.customize")}
        </SiteLink>
        <SiteLink to={shop} aria-current={inShop ? "page" : undefined}>
          {t("goods.nav")}
        </SiteLink>
        <SiteLink to="/membership" aria-current={pathname === "/membership" ? "page" : undefined}>
          {t("site.membership")}
        </SiteLink>
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

/** `details` opens without script; a navigation closes it. */
function PhoneMenu() {
  const t = useT();
  const { pathname, search } = useLocation();
  const shop = `/${useChannel()}`;
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
          <li>
            <SiteLink to="/car">{t("site.customize")}</SiteLink>
          </li>
          <li>
            <SiteLink to={shop}>{t("goods.nav")}</SiteLink>
          </li>
          <li>
            <SiteLink to="/membership">{t("site.membership")}</SiteLink>
          </li>
          <PhoneAccount />
        </ul>
        <LanguageLinks />
        <ChannelLinks />
      </div>
    </details>
  );
}
