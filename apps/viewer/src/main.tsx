import "./viewer.css";
import { setShopTimeZone } from "@carloom/i18n";
import { pageSettings } from "@carloom/settings";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Embed } from "./embed.tsx";
import { LanguageProvider } from "./language.tsx";
import { readPage } from "./page.ts";
import { Viewer } from "./viewer.tsx";

const read = readPage();
const root = document.getElementById("root");
if (read && root) {
  setShopTimeZone(pageSettings().shop.timeZone);
  // the renderer is fetched while texts are
  if (!read.embedded) void import("@carloom/stage").catch(() => undefined);
  // what the server wrote stays until there is something to show in its place
  const place = document.createElement("div");
  place.className = "vw-place";
  createRoot(place).render(
    <StrictMode>
      <LanguageProvider>{read.embedded ? <Embed page={read.page} /> : <Viewer page={read.page} />}</LanguageProvider>
    </StrictMode>,
  );
  const observer = new MutationObserver(() => {
    if (place.childElementCount === 0) return;
    observer.disconnect();
    root.replaceChildren(place);
  });
  observer.observe(place, { childList: true });
}
