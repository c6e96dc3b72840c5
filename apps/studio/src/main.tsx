import "./app.css";
import { languageOf } from "@carloom/i18n";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { messagesOf } from "./boot/language.tsx";
import { routes } from "./routes.tsx";

const language = languageOf(new URLSearchParams(location.search).get("lang"));
document.documentElement.lang = language;
void messagesOf(language).catch(() => undefined);

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>,
);
