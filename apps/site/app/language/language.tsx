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

/** A link inside the site: it carries the language. */
export function SiteLink({ to, ...rest }: Omit<LinkProps, "to"> & { to: string }) {
  return <Link to={withLanguage(to, useLanguage())} {...rest} />;
}

/** From a path to the same path in the current language. */
export function useLocalPath(): (to: string) => string {
  const language = useLanguage();
  return useCallback((to: string) => withLanguage(to, language), [language]);
}
