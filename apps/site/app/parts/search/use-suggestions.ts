import { useEffect, useState } from "react";
import { useLocalPath } from "../../language/language.tsx";
import type { Suggestions } from "./text.ts";

const PAUSE_MS = 150;

/** What was found for which text; `failed` when the site could not be asked. */
export type Found = { text: string; suggestions: Suggestions | null };

/** Suggestions for a text, a moment after the typing stopped; null until there are some, and for an empty text. */
export function useSuggestions(text: string): Found | null {
  const local = useLocalPath();
  const [found, setFound] = useState<Found | null>(null);
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === "") return setFound(null);
    const stop = new AbortController();
    const ask = async () => {
      const answer = await fetch(local(`/search.json?q=${encodeURIComponent(wanted)}`), { signal: stop.signal });
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
      return (await answer.json()) as Suggestions;
    };
    const timer = setTimeout(() => {
      ask().then(
        (suggestions) => setFound({ text: wanted, suggestions }),
        () => stop.signal.aborted || setFound({ text: wanted, suggestions: null }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted, local]);
  return found;
}
