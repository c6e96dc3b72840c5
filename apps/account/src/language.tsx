import {
  createTranslate,
  DEFAULT_LANGUAGE,
  type Language,
  languageOf,
  loadMessages,
  type Messages,
} from "@carloom/i18n";
import { useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import type { TranslateText } from "@carloom/ui";

const loaded = new Map<Language, Messages>();

/** The language of the address: absent is English on a first load, an unknown value is English. */
export function useLanguage(): Language {
  const [search] = useSearchParams();
  return languageOf(search.get("lang"), DEFAULT_LANGUAGE);
}

export type Texts =
  | { status: "loading" }
  | { status: "failed"; retry: () => void }
  | { status: "ready"; t: TranslateText };

/** Messages of a language, loaded once; the page re-renders in them without a reload. */
export function useTexts(language: Language): Texts {
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<{ language: Language; messages: Messages | null } | null>(null);
  // another attempt loads again
  useEffect(() => {
    let current = true;
    const messages = loaded.get(language);
    if (messages) {
      setKnown({ language, messages });
      return;
    }
    loadMessages(location.origin, language)
      .then((fresh) => {
        loaded.set(language, fresh);
        if (current) setKnown({ language, messages: fresh });
      })
      .catch(() => {
        if (current) setKnown({ language, messages: null });
      });
    return () => {
      current = false;
    };
  }, [language, attempt]);
  const t = useMemo(() => (known?.messages ? createTranslate(known.language, known.messages) : null), [known]);
  if (!known) return { status: "loading" };
  if (t) return { status: "ready", t };
  return { status: "failed", retry: () => setAttempt((count) => count + 1) };
}
