import { useT } from "@carloom/ui";
import { Outlet } from "react-router";
import { UpIcon } from "../parts/icons.tsx";
import { OfflineNote } from "../parts/offline-note.tsx";
import { useScrolled } from "../parts/scrolled.ts";
import { SearchProvider } from "../parts/search/shared.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/** Header, content area, footer. */
export default function BaseLayout() {
  return (
    <SearchProvider>
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <ScrollToTop />
      <OfflineNote />
    </SearchProvider>
  );
}

function ScrollToTop() {
  const t = useT();
  if (!useScrolled()) return null;
  return (
    <button
      type="button"
      className="site-top"
      aria-label={t("site.toTop")}
      title={t("site.toTop")}
      onClick={() => {
        window.scrollTo({ top: 0 });
        document.getElementById("main")?.focus({ preventScroll: true });
      }}
    >
      <UpIcon />
    </button>
  );
}
