import { signOutUrl } from "@carloom/api-client";
import { IconButton, Mark, Menu, SkipLink, useT } from "@carloom/ui";
import { ChevronDown, CircleUserRound, Menu as MenuIcon, Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { NavLink, Outlet, useLocation } from "react-router";
import { LANGUAGE_NAMES, LANGUAGES, useChooseLanguage, useLanguage } from "../boot/language.tsx";
import { settings } from "../boot/session.ts";
import { chooseTheme, THEMES, useTheme } from "../boot/theme.ts";
import { Closed } from "./closed.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { Palette } from "./palette.tsx";
import { PLACES } from "./places.ts";
import { mayAct, useMe } from "./roles.ts";
import { roomOf } from "./rooms.ts";
import { useAhead } from "./use-ahead.ts";
import { useKeys } from "./use-keys.ts";
import { useNews } from "./use-news.ts";

/** Rooms at the left, search and person above, the room's page beside them. */
export function Frame() {
  const t = useT();
  const me = useMe();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const main = useRef<HTMLElement>(null);
  const path = useRef(pathname);
  useNews();
  // at once: what is typed next belongs to the field
  useKeys({ search: () => flushSync(() => setSearching(true)) });
  const places = PLACES.filter(({ roles }) => mayAct(me.roles, roles));
  useAhead(places);
  const room = roomOf(pathname);
  // a new page is read from its head, and the rooms of a phone close
  useEffect(() => {
    if (path.current === pathname) return;
    path.current = pathname;
    setOpen(false);
    main.current?.focus({ preventScroll: true });
    main.current?.scrollTo(0, 0);
  }, [pathname]);
  return (
    <>
      <SkipLink>{t("dashboard.skip")}</SkipLink>
      <div className="da-frame" data-open={isOpen || undefined}>
        <header className="da-top">
          <IconButton
            className="da-burger"
            label={t(isOpen ? "ui.close" : "dashboard.menu")}
            icon={isOpen ? <X aria-hidden /> : <MenuIcon aria-hidden />}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
          <NavLink to="/" className="da-mark" aria-label={t("dashboard.home", { product: settings.productName })}>
            <Mark name={settings.productName} />
          </NavLink>
          <button type="button" className="da-find" onClick={() => setSearching(true)}>
            <Search aria-hidden size={16} />
            <span>{t("dashboard.search")}</span>
            <kbd className="ui-kbd">Ctrl K</kbd>
          </button>
          <PersonMenu />
        </header>
        <nav className="da-rooms" aria-label={t("dashboard.rooms")}>
          <ul>
            {places.map(({ path: to, name, icon: Icon }) => (
              <li key={to}>
                <NavLink to={to} end={to === "/"}>
                  <Icon aria-hidden size={16} strokeWidth={1.6} />
                  <span>{t(name)}</span>
                </NavLink>
              </li>
            ))}
          </ul>
          <a className="da-rooms-site" href={settings.origin}>
            {t("dashboard.site")}
          </a>
        </nav>
        <main className="da-main" id="main" ref={main} tabIndex={-1}>
          {room && !mayAct(me.roles, room.roles) ? <Closed room={room} /> : <Outlet />}
        </main>
      </div>
      <LeaveGuard />
      {isSearching ? <Palette onClose={() => setSearching(false)} /> : null}
    </>
  );
}

function PersonMenu() {
  const t = useT();
  const me = useMe();
  const theme = useTheme();
  const language = useLanguage();
  const choose = useChooseLanguage();
  const chosen = (is: boolean) => (is ? "✓" : "");
  return (
    <Menu
      align="end"
      note={
        <>
          <b>{me.name}</b>
          <br />
          {me.roles.map((role) => t(`dashboard.role.${role}`)).join(", ")}
        </>
      }
      items={[
        ...LANGUAGES.map((one) => ({
          id: one,
          label: LANGUAGE_NAMES[one],
          keys: chosen(one === language),
          onSelect: () => choose(one),
        })),
        "line",
        ...THEMES.map((one) => ({
          id: one,
          label: t(`dashboard.theme.${one}`),
          keys: chosen(one === theme),
          onSelect: () => chooseTheme(one),
        })),
        "line",
        { id: "account", label: t("dashboard.account"), href: settings.app.account },
        { id: "out", label: t("dashboard.signOut"), href: signOutUrl(settings, "/", { lang: language }) },
      ]}
    >
      {(trigger) => (
        <button type="button" className="da-person" {...trigger}>
          <CircleUserRound aria-hidden size={20} strokeWidth={1.6} />
          <span>{me.name}</span>
          <ChevronDown aria-hidden size={14} />
        </button>
      )}
    </Menu>
  );
}
