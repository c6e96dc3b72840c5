import { useT } from "@carloom/ui";
import type { Visitor } from "@carloom/api-client";
import { useEffect, useRef } from "react";
import { Navigate, NavLink, Outlet, useLocation, useOutletContext, useSearchParams } from "react-router";
import { pageLink } from "../auth/destination.ts";
import { useVisitor } from "../auth/session.ts";

export type SignedIn = Extract<Visitor, { status: "signed-in" }>;

const PLACES = [
  ["/", "account.area.profile"],
  ["/builds", "account.area.builds"],
  ["/orders", "account.area.orders"],
  ["/quotes", "account.area.quotes"],
  ["/wishlist", "account.area.wishlist"],
  ["/membership", "membership.account"],
  ["/addresses", "account.area.addresses"],
  ["/security", "account.area.security"],
  ["/data", "account.area.data"],
] as const;

/** The pages of one's own account. Whoever is signed out signs in first and comes back here. */
export function Area() {
  const t = useT();
  const visitor = useVisitor();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // on a phone the row of pages is wider than the screen
  useEffect(() => {
    const here = nav.current?.querySelector('[aria-current="page"]');
    here?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [pathname, visitor.status]);
  if (visitor.status === "checking") return <div aria-busy="true" />;
  if (visitor.status === "signed-out") {
    const back = search.get("redirectUrl") ?? (pathname === "/" ? null : location.href);
    return <Navigate to={pageLink("/sign-in", search, back ? { redirectUrl: back } : {})} replace />;
  }
  return (
    <div className="account-area">
      <nav ref={nav} className="account-nav" aria-label={t("account.area")}>
        {PLACES.map(([path, name]) => (
          <NavLink key={path} to={pageLink(path, search)} end>
            {t(name)}
          </NavLink>
        ))}
      </nav>
      <Outlet context={visitor} />
    </div>
  );
}

/** Who is signed in, on a page of the area. */
export const useMe = () => useOutletContext<SignedIn>();
