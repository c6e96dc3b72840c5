import { ToastProvider } from "@carloom/ui";
import { Route, Routes } from "react-router";
import { LanguageProvider, Wordless } from "./boot/language.tsx";
import { RootBoundary, Stopped } from "./shell/root-boundary.tsx";
import { NotFound } from "./shell/not-found.tsx";
import { Workspace } from "./workspace/workspace.tsx";

/** The whole application: one car at a time. The data router is left out: it would come before the first frame. */
export function App() {
  return (
    <RootBoundary fallback={<Wordless />}>
      <LanguageProvider>
        <RootBoundary fallback={<Stopped />}>
          <ToastProvider>
            <Routes>
              <Route path="/workspace/:userName/:templateSlug" element={<Workspace />} />
              <Route path="*" element={<NotFound />} />
            </Routes>
          </ToastProvider>
        </RootBoundary>
      </LanguageProvider>
    </RootBoundary>
  );
}
