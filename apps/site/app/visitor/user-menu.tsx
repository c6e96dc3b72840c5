import { signInUrl, signOutUrl, type Visitor } from "@carloom/api-client";
import type { Language } from "@carloom/i18n";
import type { PublicSettings } from "@carloom/settings";
import { useT } from "@carloom/ui";
import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { useLanguage, useLocalPath } from "../language/language.tsx";
import { last } from "../last.ts";
import { PersonIcon } from "../parts/icons.tsx";
import { useSettings } from "../site-context.tsx";
import { type AccountLink, accountLinks, type OwnMenuProps } from "./account-links.ts";
import { useVisitor } from "./visitor.ts";

const authLinks = last((settings: PublicSettings, route: string, lang: Language) => {
  const options = { origin: settings.origin, lang };
  return { signIn: signInUrl(settings, route, options), signOut: signOutUrl(settings, route, options) };
});

/** Where the sign-in service brings the visitor back to: this page. */
export function useAuthLinks(): { signIn: string; signOut: string } {
  const { pathname, search } = useLocation();
  return authLinks(useSettings(), pathname + search, useLanguage());
}

/** None for who is not signed in. */
function useAccountLinks(visitor: Visitor): AccountLink[] {
  const { app } = useSettings();
  const local = useLocalPath();
  const { signOut } = useAuthLinks();
  if (visitor.status !== "signed-in") return [];
  return accountLinks({ account: app.account, local, userName: visitor.userName, signOut });
}

/** Until the menu is there, and where it does not come: the way to the account, whose pages have the rest. */
function PlainLink({ name, links }: OwnMenuProps) {
  return (
    <a className="site-user" href={links.find(({ id }) => id === "profile")?.href}>
      <PersonIcon />
      <span>{name}</span>
    </a>
  );
}

/** Most visits are signed out and need none of it. */
const OwnMenu = lazy(() =>
  import("./own-menu.tsx").catch((error: unknown) => {
    console.error("The menu could not be loaded:", error);
    return { default: PlainLink };
  }),
);

/** A sign-in link in public HTML; after the check, for who is signed in, a menu that opens and closes on click. */
export function UserMenu() {
  const t = useT();
  const visitor = useVisitor();
  const { signIn } = useAuthLinks();
  const links = useAccountLinks(visitor);
  if (visitor.status !== "signed-in") return <a href={signIn}>{t("site.signIn")}</a>;
  const { user } = visitor;
  const own = { name: user.name || user.email, email: user.email, links };
  return (
    <Suspense fallback={<PlainLink {...own} />}>
      <OwnMenu {...own} />
    </Suspense>
  );
}

/** The same as items of the phone's menu. */
export function PhoneAccount() {
  const t = useT();
  const visitor = useVisitor();
  const { signIn } = useAuthLinks();
  const links = useAccountLinks(visitor);
  if (visitor.status !== "signed-in")
    return (
      <li>
        <a href={signIn}>{t("site.signIn")}</a>
      </li>
    );
  return links.map(({ id, href, name }) => (
    <li key={id}>
      <a href={href}>
        {t(name)}
        {id === "profile" ? <span className="site-user-name">{visitor.user.name || visitor.user.email}</span> : null}
      </a>
    </li>
  ));
}
