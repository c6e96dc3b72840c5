import { type Language, languageOf } from "@carloom/i18n";
import { SkipLink, ToastProvider, useT } from "@carloom/ui";
import { archivoBasic, instrumentBasic } from "@carloom/ui/font-files";
import type { PublicSettings } from "@carloom/settings";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import "./app.css";
import { useCartState } from "./cart/cart-state.ts";
import { channelOf, ownChannels, type SiteChannel } from "./channel/channels.ts";
import { useRememberedChannel } from "./channel/remembered.ts";
import { ChannelContext } from "./channel/use-channel.ts";
import type { SiteShop } from "./company.ts";
import { ensureMessages } from "./language/browser-messages.ts";
import { FACES } from "./language/faces.ts";
import { LanguageProvider, languageOfRequest, useLanguage } from "./language/language.tsx";
import { last } from "./last.ts";
import type { SiteMenus } from "./menus.ts";
import { BrokenPage } from "./pages/broken-page.tsx";
import { useSite } from "./site-context.tsx";
import { VisitsLater } from "./visits/later.tsx";

declare global {
  interface Window {
    /** Menus that staff made, as the server wrote them into the page. */
    __MENUS__?: SiteMenus;
    /** Notices of law that staff wrote. */
    __SHOP__?: SiteShop;
  }
}

export function loader({ request }: LoaderFunctionArgs): { language: Language } {
  return { language: languageOfRequest(request) };
}

/** Client navigation: an address without `lang` changes nothing; a language whose messages do not come is not shown. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<{ language: Language }> {
  const current = languageOf(document.documentElement.lang);
  const language = languageOf(new URL(request.url).searchParams.get("lang"), current);
  try {
    await ensureMessages(language);
    return { language };
  } catch (error) {
    console.error("No messages:", error);
    return { language: current };
  }
}

function useAllFaces(language: Language): void {
  useEffect(() => {
    const faces = FACES[language];
    if (!faces || document.querySelector(`link[href="${faces.all}"]`)) return;
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = faces.all;
    // before the other: the last rule is read first, so what is shown in its face already stays in it
    const own = document.querySelector(`link[href="${faces.own}"]`);
    if (own) own.before(link);
    else document.head.append(link);
  }, [language]);
}

/** As a page says them to its script, where no `<` may stand: it could end it. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");
const settingsScript = last(
  (settings: PublicSettings, menus: SiteMenus | null, shop: SiteShop | null, channels: readonly SiteChannel[] | null) =>
    `window.__CARLOOM__=${json(settings)}${channels ? `;window.__CHANNELS__=${json(channels)}` : ""}${menus ? `;window.__MENUS__=${json(menus)}` : ""}${shop ? `;window.__SHOP__=${json(shop)}` : ""}`,
);

export function Layout({ children }: { children: ReactNode }) {
  const { settings, menus, shop, nonce } = useSite();
  const language = useRouteLoaderData<typeof loader>("root")?.language ?? "en";
  const { pathname, search } = useLocation();
  const faces = FACES[language];
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0E1012" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="preload" href={archivoBasic} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={instrumentBasic} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link
          rel="preload"
          href={`/assets/i18n/${language}.json`}
          as="fetch"
          crossOrigin="anonymous"
          // the browser needs it to take over, after what is seen
          fetchPriority="low"
        />
        <Links nonce={nonce} />
        {faces && nonce ? <link rel="stylesheet" href={faces.own} precedence="faces" /> : null}
        {faces ? (
          <noscript>
            <link rel="stylesheet" href={faces.all} />
          </noscript>
        ) : null}
        <script
          nonce={nonce}
          suppressHydrationWarning // the browser has it, and leaves it as it is
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR ? settingsScript(settings, menus, shop, ownChannels()) : "",
          }}
        />
      </head>
      <body>
        <LanguageProvider language={language}>
          <ChannelContext value={channelOf(pathname + search)}>
            <Skip />
            <ToastProvider>{children}</ToastProvider>
          </ChannelContext>
        </LanguageProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

function Skip() {
  return <SkipLink>{useT()("site.skip")}</SkipLink>;
}

/** Every route is behind the access check: it finds out who is visiting, and blocks nothing that needs no role. */
export default function Root() {
  const { session } = useSite();
  const { pathname } = useLocation();
  useAllFaces(useLanguage());
  useRememberedChannel(useCartState().channel);
  // a change of route is what asks for the check
  useEffect(() => void session?.check(), [session, pathname]);
  // what was written and pressed before (`early.server.ts`): before anybody writes more
  useLayoutEffect(() => queueMicrotask(() => (window as Window & { __EARLY__?: () => void }).__EARLY__?.()), []);
  return (
    <>
      {/* fixed in its corner, and the first thing that is reached by keys */}
      <VisitsLater />
      <Outlet />
      <Announcer />
    </>
  );
}

/** Says the new page's title after a navigation without a reload. */
function Announcer() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = "";
    const timer = setTimeout(() => setTitle(document.title), 150);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <p className="ui-hidden" role="status">
      {title}
    </p>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return <BrokenPage notFound={isRouteErrorResponse(error) && error.status === 404} />;
}
