import { ToastProvider } from "@carloom/ui";
import { Route, Routes } from "react-router";
import { LanguageProvider } from "./boot/language.tsx";
import { NotFound } from "./shell/not-found.tsx";
import { Workspace } from "./workspace/workspace.tsx";

/** The whole application: one car at a time. The data router is left out: it would come before the first frame. */
export function App() {
  return (
    <LanguageProvider>
      <ToastProvider>
        <Routes>
          <Route path="/workspace/:userName/:templateSlug" element={<Workspace />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </ToastProvider>
    </LanguageProvider>
  );
}
