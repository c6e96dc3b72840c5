import { LANGUAGES, type Language, type Messages } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { memoryFile, type MemoryFile } from "./files.ts";

const some =
  (is: (key: string) => boolean) =>
  (language: Language): Messages =>
    Object.fromEntries(Object.entries(mergedMessages(language)).filter(([key]) => is(key)));

/** What visitors' applications show: all but what staff alone read, what papers say and what services answer. */
export const visitorMessages = some((key) => !/^(dashboard|paper|refusal)\./.test(key));

/** What the dashboard shows, finishes by the names that they have in the studio, goods as their buyers read of them. */
export const staffMessages = some((key) => /^(address|dashboard|road|sums|ui|studio\.finish)\./.test(key));

/**
 * `/assets/i18n/{lang}.json` of every application origin. The name stays, so browsers ask again and mostly get a 304.
 * @param messages what an application shows of a language; all of it when absent
 */
export function messageFiles(messages: (language: Language) => Messages = mergedMessages): Map<string, MemoryFile> {
  return new Map(
    LANGUAGES.map((language) => [
      `/assets/i18n/${language}.json`,
      memoryFile(
        Buffer.from(JSON.stringify(messages(language))),
        "application/json; charset=utf-8",
        "public, max-age=300, stale-while-revalidate=86400",
      ),
    ]),
  );
}
