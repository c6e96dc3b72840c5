import { cx, useT } from "@carloom/ui";
import { Outlet, useMatches } from "react-router";
import { SiteLink } from "../language/language.tsx";
import { BackIcon } from "../parts/icons.tsx";
import { useScrolled } from "../parts/scrolled.ts";

/** A page in this layout gives its title as `headerTitle` of its loader's data. */
function useHeaderTitle(): string {
  for (const { loaderData } of useMatches().reverse())
    if (loaderData && typeof loaderData === "object" && "headerTitle" in loaderData)
      return String(loaderData.headerTitle);
  return "";
}

/** A way back to the cars, the shared title, and the content. */
export default function ThreedLayout() {
  const t = useT();
  return (
    <>
      <header className={cx("threed-header", useScrolled() && "is-fixed")}>
        <SiteLink to="/car" className="threed-back" aria-label={t("site.backToCars")} title={t("site.backToCars")}>
          <BackIcon />
        </SiteLink>
        <h1>{useHeaderTitle()}</h1>
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
