import "./app.css";
import { languageOf } from "@carloom/i18n";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { messagesOf } from "./boot/language.tsx";
import { routes } from "./routes.tsx";

void messagesOf(languageOf(new URLSearchParams(location.search).get("lang"))).catch(() => undefined);

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>,
);
