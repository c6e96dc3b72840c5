import { ToastProvider } from "@carloom/ui";
import { Outlet, type RouteObject } from "react-router";
import { LanguageProvider } from "./boot/language.tsx";
import { NotFound } from "./shell/not-found.tsx";
import { workspaceLoader } from "./workspace/loader.ts";
import { Workspace } from "./workspace/workspace.tsx";

function Root() {
  return (
    <LanguageProvider>
      <ToastProvider>
        <Outlet />
      </ToastProvider>
    </LanguageProvider>
  );
}

export const routes: RouteObject[] = [
  {
    element: <Root />,
    HydrateFallback: () => null,
    children: [
      {
        path: "/workspace/:userName/:templateSlug",
        loader: workspaceLoader,
        // The language changes the address only: nothing is loaded again. The same address again is a wish to try again.
        shouldRevalidate: ({ currentParams, nextParams, currentUrl, nextUrl }) =>
          currentUrl.href === nextUrl.href || currentParams.templateSlug !== nextParams.templateSlug,
        element: <Workspace />,
      },
      { path: "*", element: <NotFound /> },
    ],
  },
];
