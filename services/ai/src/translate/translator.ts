import { isForeign } from "./read.ts";
import { translate } from "./translate.ts";

/** Characters that are translated of a text; a prompt or a part's name is far shorter. */
export const MAX_TRANSLATED = 2000;

export type TranslatorOptions = {
  /** Another's translation, e.g. of a language model. May fail, be slow, or answer nothing: then the dictionary answers. */
  provider?: (text: string) => Promise<string>;
  timeoutMs?: number;
};
export type Translator = (text: string) => Promise<string | null>;

const withinTime = <T>(work: Promise<T>, ms: number): Promise<T> =>
  new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`No translation within ${ms} ms.`)), ms);
    work.then(done, fail).finally(() => clearTimeout(timer));
  });

/** Translates to English, by the provider where there is one and by the dictionary where it has no answer. Null for no text. */
export function createTranslator({ provider, timeoutMs = 8000 }: TranslatorOptions = {}): Translator {
  return async (given) => {
    const text = given.trim().slice(0, MAX_TRANSLATED);
    if (text === "") return null;
    if (provider && isForeign(text)) {
      try {
        const answer = (await withinTime(provider(text), timeoutMs)).trim();
        if (answer !== "" && answer.length <= 4 * MAX_TRANSLATED) return answer;
      } catch {
        // said by whoever offers it; the dictionary marks what it does not know
      }
    }
    return translate(text).text;
  };
}
