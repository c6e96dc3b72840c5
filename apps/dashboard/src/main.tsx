import "./styles.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { ToastProvider } from "@carloom/ui";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { queries } from "./boot/data.ts";
import { LanguageProvider } from "./boot/language.tsx";
import { session } from "./boot/session.ts";
import { applyTheme } from "./boot/theme.ts";
import { router } from "./router.tsx";

applyTheme();
// who is here is found out while the first room comes
void session.check();
const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <LanguageProvider>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </LanguageProvider>
    </QueryClientProvider>
  </StrictMode>,
);
