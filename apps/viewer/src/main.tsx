import "./viewer.css";
import { setShopTimeZone } from "@carloom/i18n";
import { pageSettings } from "@carloom/settings";
import { lazy, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { Embed } from "./embed.tsx";
import { LanguageProvider } from "./language.tsx";
import { readPage, readProof } from "./page.ts";
import { Viewer } from "./viewer.tsx";

const Proof = lazy(() => import("./proof/proof.tsx").then((module) => ({ default: module.Proof })));

const proof = readProof();
const read = readPage();
const root = document.getElementById("root");
if ((proof || read) && root) {
  setShopTimeZone(pageSettings().shop.timeZone);
  // the renderer is fetched while texts are
  if (!read?.embedded && (read || proof?.shown)) void import("@carloom/stage").catch(() => undefined);
  // what the server wrote stays until there is something to show in its place
  const place = document.createElement("div");
  place.className = "vw-place";
  createRoot(place).render(
    <StrictMode>
      <LanguageProvider>
        {proof ? (
          <Suspense>
            <Proof page={proof} />
          </Suspense>
        ) : null}
        {read?.embedded ? <Embed page={read.page} /> : read ? <Viewer page={read.page} /> : null}
      </LanguageProvider>
    </StrictMode>,
  );
  const observer = new MutationObserver(() => {
    if (place.childElementCount === 0) return;
    observer.disconnect();
    root.replaceChildren(place);
  });
  observer.observe(place, { childList: true });
}
