import { DEFAULT_LANGUAGE, type Language, languageOfTag } from "./languages.ts";
import { languageOf } from "./translate.ts";

const KEY = "carloom_language";

/** Where a choice is kept; a browser may refuse both. */
type Memory = Pick<Storage, "getItem" | "setItem">;

/**
 * The language of an application's page: the address's, which is remembered, else the one remembered, else the first
 * that the browser asks for and we speak.
 * @param asked as `navigator.languages` has them
 */
export function ownLanguage(parameter: string | null, memory: Memory | null, asked: readonly string[]): Language {
  if (parameter !== null) {
    const language = languageOf(parameter);
    rememberLanguage(language, memory);
    return language;
  }
  let kept: string | null = null;
  try {
    kept = memory?.getItem(KEY) ?? null;
  } catch {
    // a browser that keeps nothing
  }
  return languageOfTag(kept) ?? asked.map(languageOfTag).find((language) => language !== undefined) ?? DEFAULT_LANGUAGE;
}

export function rememberLanguage(language: Language, memory: Memory | null): void {
  try {
    memory?.setItem(KEY, language);
  } catch {
    // a browser that keeps nothing
  }
}

/** The browser's memory; null where it refuses even to be asked. */
export function browserMemory(): Memory | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
