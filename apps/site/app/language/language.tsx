import {
  createTranslate,
  DEFAULT_LANGUAGE,
  type Language,
  languageOf,
  type Messages,
  type Translate,
} from "@carloom/i18n";
import { createContext, type ReactNode, use, useCallback } from "react";
import { Link, type LinkProps } from "react-router";
import { MessagesProvider } from "@carloom/ui";
import { useSite } from "../site-context.tsx";
import { type Channel, withChannel } from "../channel/channels.ts";
import { useChannel } from "../channel/use-channel.ts";
import { withLanguage } from "./links.ts";

const Current = createContext<Language>(DEFAULT_LANGUAGE);

export const useLanguage = (): Language => use(Current);

const made = new WeakMap<Messages, Translate>();

/** One translation a table of messages: a server that renders pages makes none anew. */
function translateIn(language: Language, table: Messages): Translate {
  const t = made.get(table) ?? createTranslate(language, table);
  made.set(table, t);
  return t;
}

/** Sets the language of what is below, with its messages. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  const { messages } = useSite();
  const t = translateIn(language, messages(language));
  return (
    <Current value={language}>
      <MessagesProvider t={t}>{children}</MessagesProvider>
    </Current>
  );
}

/** The language of a page that is loaded whole: the address decides, English when it says nothing. */
export const languageOfRequest = (request: Request): Language =>
  languageOf(new URL(request.url).searchParams.get("lang"));

/** A path of this site as a visit goes on there: in its language, and in its channel. */
export const localPath = (to: string, language: Language, channel: Channel): string =>
  withLanguage(withChannel(to, channel), language);

/** A link inside the site: it carries the language and the channel. */
export function SiteLink({ to, ...rest }: Omit<LinkProps, "to"> & { to: string }) {
  return <PageLink to={localPath(to, useLanguage(), useChannel())} {...rest} />;
}

/**
 * A link to a whole address of this site. A public page is written without the router's own, which works out for each link
 * where it leads: the browser's is the same element.
 */
export function PageLink({ to, ...rest }: Omit<LinkProps, "to"> & { to: string }) {
  const { parts } = useSite();
  if (import.meta.env.SSR && parts) {
    const { prefetch: _ahead, preventScrollReset: _stays, ...attributes } = rest;
    return <a {...attributes} href={to} data-discover="true" />;
  }
  return <Link to={to} {...rest} />;
}

/** From a path to the same path in the current language and channel. */
export function useLocalPath(): (to: string) => string {
  const language = useLanguage();
  const channel = useChannel();
  return useCallback((to: string) => localPath(to, language, channel), [language, channel]);
}
