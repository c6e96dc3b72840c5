import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "./languages.ts";
import { createTranslate, type Message, type Messages, type Translate } from "./translate.ts";

const FOLDER = join(import.meta.dirname, "../messages");

/** The texts of message files, by their names. */
export type MessageFiles = ReadonlyMap<string, string>;

function filesOf(language: Language): MessageFiles {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith(`.${language}.json`));
  return new Map(names.sort().map((name) => [name, readFileSync(join(FOLDER, name), "utf8")]));
}

/** Keys of a file's outermost object as they are written, twice where one is written twice: `JSON.parse` keeps the last. */
const writtenKeys = (text: string): string[] => [...text.matchAll(/^ {2}"([^"]+)":/gm)].map(([, key = ""]) => key);

/**
 * One object out of all files.
 * @throws Error when a key is written twice: one of the two texts would never be seen
 */
export function mergeFiles(files: MessageFiles): Messages {
  const merged: Record<string, Message> = {};
  const from = new Map<string, string>();
  for (const [name, text] of files) {
    for (const key of writtenKeys(text)) {
      const other = from.get(key);
      if (other !== undefined) throw new Error(`The message ${key} is in ${other} and in ${name}.`);
      from.set(key, name);
    }
    Object.assign(merged, JSON.parse(text));
  }
  return merged;
}

/** All messages of a language as the files are now. */
export const readMessages = (language: Language): Messages => mergeFiles(filesOf(language));

const merged = new Map<Language, Messages>();

/** All messages of a language, merged from `messages/<feature>.<lang>.json` once a process. Server and build only. */
export function mergedMessages(language: Language): Messages {
  let messages = merged.get(language);
  if (!messages) merged.set(language, (messages = readMessages(language)));
  return messages;
}

const translations = new Map<Language, Translate>();

/** Texts of a language from all messages. Server only. */
export function translate(language: Language): Translate {
  let t = translations.get(language);
  if (!t) translations.set(language, (t = createTranslate(language, mergedMessages(language))));
  return t;
}

const places = (message: Message | undefined): string =>
  message === undefined ? "" : [...new Set(JSON.stringify(message).match(/\{(\w+)\}/g) ?? [])].sort().join(" ");

/** Keys that one language has and another lacks, and places (`{name}`) that differ. Empty when all is well. */
export function messageProblems(): string[] {
  const all = new Map(LANGUAGES.map((language) => [language, mergedMessages(language)]));
  const reference = all.get(DEFAULT_LANGUAGE) ?? {};
  const problems: string[] = [];
  for (const [language, messages] of all) {
    for (const key of Object.keys(reference)) {
      if (!(key in messages)) problems.push(`${language}: ${key} is missing`);
      else if (places(messages[key]) !== places(reference[key]))
        problems.push(`${language}: ${key} has other places than en`);
    }
    for (const key of Object.keys(messages))
      if (!(key in reference)) problems.push(`en: ${key} is missing (it is in ${language})`);
  }
  return problems;
}
