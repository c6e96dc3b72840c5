import { cx, useT } from "@carloom/ui";
import { useState } from "react";
import { Outlet } from "react-router";
import { SiteLink, useLocalPath } from "../language/language.tsx";
import { BackIcon } from "../parts/icons.tsx";
import { OfflineNote } from "../parts/offline-note.tsx";
import { useScrolled } from "../parts/scrolled.ts";
import { HeaderTitleContext, useLoadedTitle } from "./header-title.tsx";

/** A way back to the cars, the shared title, and the content. */
export default function ThreedLayout() {
  const t = useT();
  const loaded = useLoadedTitle();
  const local = useLocalPath();
  const [shared, share] = useState("");
  return (
    <HeaderTitleContext value={share}>
      <header className={cx("threed-header", useScrolled() && "is-fixed")}>
        <SiteLink to="/car" className="threed-back" aria-label={t("site.backToCars")} title={t("site.backToCars")}>
          <BackIcon />
        </SiteLink>
        <h1>{shared || loaded}</h1>
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
        {/* there is no footer here, and an answer is taken back where it was given */}
        <p className="site-wrap threed-counting">
          <a className="ui-link" href={`${local("/privacy")}#counting`} data-counting="">
            {t("counting.label")}
          </a>
        </p>
      </main>
      <OfflineNote />
    </HeaderTitleContext>
  );
}
