import { signInUrl, signOutUrl } from "@carloom/api-client";
import { Menu, useT } from "@carloom/ui";
import { useLocation } from "react-router";
import { useLanguage, useLocalPath } from "../language/language.tsx";
import { PersonIcon } from "../parts/icons.tsx";
import { useSettings } from "../site-context.tsx";
import { useVisitor } from "./visitor.ts";

/** Where the sign-in service brings the visitor back to: this page. */
function useAuthLinks(): { signIn: string; signOut: string } {
  const settings = useSettings();
  const lang = useLanguage();
  const { pathname, search } = useLocation();
  const options = { origin: settings.origin, lang };
  const route = pathname + search;
  return { signIn: signInUrl(settings, route, options), signOut: signOutUrl(settings, route, options) };
}

/** A sign-in link in public HTML; after the check, for who is signed in, a menu that opens and closes on click. */
export function UserMenu() {
  const t = useT();
  const visitor = useVisitor();
  const { signIn, signOut } = useAuthLinks();
  const local = useLocalPath();
  if (visitor.status !== "signed-in") return <a href={signIn}>{t("site.signIn")}</a>;
  const { user, userName } = visitor;
  return (
    <Menu
      align="end"
      note={user.email}
      items={[
        ...(userName ? [{ id: "garage", label: t("site.garage"), href: local(`/garage/${userName}`) }] : []),
        { id: "out", label: t("site.signOut"), href: signOut },
      ]}
    >
      {(trigger) => (
        <button type="button" className="site-user" {...trigger}>
          <PersonIcon />
          <span>{user.name || user.email}</span>
        </button>
      )}
    </Menu>
  );
}

/** The same in one line, for the phone's menu. */
export function SignInLink() {
  const t = useT();
  const visitor = useVisitor();
  const { signIn, signOut } = useAuthLinks();
  if (visitor.status !== "signed-in") return <a href={signIn}>{t("site.signIn")}</a>;
  return (
    <a href={signOut}>
      {t("site.signOut")} <span className="site-user-name">{visitor.user.name || visitor.user.email}</span>
    </a>
  );
}
