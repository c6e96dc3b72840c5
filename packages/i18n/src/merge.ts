import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, type Message, type Messages } from "./translate.ts";

const FOLDER = join(import.meta.dirname, "../messages");

/** All messages of a language, merged from `messages/<feature>.<lang>.json`. Server and build only. */
export function mergedMessages(language: Language): Messages {
  const merged: Record<string, Message> = {};
  for (const file of readdirSync(FOLDER).sort()) {
    if (!file.endsWith(`.${language}.json`)) continue;
    Object.assign(merged, JSON.parse(readFileSync(join(FOLDER, file), "utf8")));
  }
  return merged;
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
