import "./app.css";
import { browserMemory, ownLanguage } from "@carloom/i18n";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { afterFirstFrame } from "./workspace/first-frame.ts";
import { messagesOf } from "./boot/language.tsx";
import { settings } from "./boot/settings.ts";
import { followPreferences } from "./lib/preferences.ts";
import { App } from "./routes.tsx";
import { loadEarly } from "./workspace/loader.ts";

followPreferences();
document.title = settings.productName;

const language = ownLanguage(new URLSearchParams(location.search).get("lang"), browserMemory(), navigator.languages);
document.documentElement.lang = language;
void messagesOf(language).catch(() => undefined);
loadEarly(location.pathname);
// Where it cannot be fetched, the next page does it.
void afterFirstFrame(() => import("./boot/cart-owner.ts")).catch(() => undefined);

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
