import {
  createTranslate,
  type Language,
  loadMessages,
  type Messages,
  browserMemory,
  ownLanguage,
  rememberLanguage,
} from "@carloom/i18n";
import { MessagesProvider } from "@carloom/ui";
import { loadFaces } from "@carloom/ui/faces";
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from "react";

type Shown = { language: Language; messages: Messages };
const LanguageContext = createContext<{ language: Language; choose(language: Language): void }>({
  language: "en",
  choose: () => undefined,
});
export const useLanguage = () => use(LanguageContext);
export { LANGUAGE_NAMES, LANGUAGES } from "@carloom/i18n";

/** The address of this page in a language. */
export function inLanguage(language: Language, href = location.href): string {
  const url = new URL(href);
  if (language === "en") url.searchParams.delete("lang");
  else url.searchParams.set("lang", language);
  return url.href;
}

/** The language of the address; another one is shown without a reload. Until texts are there the server's stand. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState(() =>
    ownLanguage(new URLSearchParams(location.search).get("lang"), browserMemory(), navigator.languages),
  );
  const [shown, setShown] = useState<Shown | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    void loadFaces(wanted);
    loadMessages(location.origin, wanted)
      .then((messages) => {
        if (!current) return;
        document.documentElement.lang = wanted;
        setShown({ language: wanted, messages });
      })
      .catch(() => current && setFailed(true));
    return () => {
      current = false;
    };
  }, [wanted]);
  const choose = useCallback((language: Language) => {
    rememberLanguage(language, browserMemory());
    history.replaceState(null, "", inLanguage(language));
    setWanted(language);
  }, []);
  if (!shown)
    return failed ? (
      <main className="vw-gone">
        <button type="button" className="ui-btn ui-btn-primary" onClick={() => location.reload()}>
          ↻ {location.host}
        </button>
      </main>
    ) : null;
  return (
    <LanguageContext value={{ language: shown.language, choose }}>
      <MessagesProvider t={createTranslate(shown.language, shown.messages)}>{children}</MessagesProvider>
    </LanguageContext>
  );
}
