import { ToastProvider } from "@carloom/ui";
import { slugOf, usePathname } from "./lib/address.ts";
import { LanguageProvider, Wordless } from "./boot/language.tsx";
import { RootBoundary, Stopped } from "./shell/root-boundary.tsx";
import { NotFound } from "./shell/not-found.tsx";
import { Workspace } from "./opening/workspace.tsx";

/** A car's workspace, or the page that says that there is nothing here. */
function Page() {
  const slug = slugOf(usePathname());
  return slug === null ? <NotFound /> : <Workspace templateSlug={slug} />;
}

/** The whole application: one car at a time. A router would be 14 KB before the first frame, for one path. */
export function App() {
  return (
    <RootBoundary fallback={<Wordless />}>
      <LanguageProvider>
        <RootBoundary fallback={<Stopped />}>
          <ToastProvider>
            <Page />
          </ToastProvider>
        </RootBoundary>
      </LanguageProvider>
    </RootBoundary>
  );
}
