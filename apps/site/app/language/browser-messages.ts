import { type Language, loadMessages, type Messages } from "@carloom/i18n";

const loaded = new Map<Language, Messages>();
const running = new Map<Language, Promise<Messages>>();

/** Loads a language's messages once; tries three times, then rejects and may be asked again. */
export function ensureMessages(language: Language): Promise<Messages> {
  let promise = running.get(language);
  if (!promise) {
    promise = loadMessages(location.origin, language);
    running.set(language, promise);
    promise.then(
      (messages) => loaded.set(language, messages),
      () => running.delete(language),
    );
  }
  return promise;
}

/** Messages that were loaded before; empty otherwise. */
export const browserMessages = (language: Language): Messages => loaded.get(language) ?? {};
