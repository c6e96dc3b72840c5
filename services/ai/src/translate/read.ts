import { isHangul, romanise } from "./hangul.ts";
import { isHan, isKana, romaji } from "./kana.ts";
import { type Kind, lexiconOf, type Role } from "./lexicon.ts";
import { segment } from "./segment.ts";

export type Token = {
  kind: Exclude<Kind, "particle" | "tail" | "counter"> | "number" | "latin" | "having" | "unknown" | "stop" | "counter";
  english: string;
  /** How the phrase that ends here goes on. */
  role: Role | null;
};
export type Reading = { tokens: Token[]; unknown: string[] };

/** Quoted text, Hangul, Kana with Kanji, Latin with numbers, marks. */
const PIECES =
  /(["“'‘「『][^"”'’」』]{1,80}["”'’」』])|([가-힣]+)|([\u3041-\u3096\u30a1-\u30fa\u30fc々\p{Script=Han}]+)|([\p{Script=Latin}\p{N}#%°'+./-]+)|([,.!?;:、。！？…\n]+)|(\S)/gu;
const HAVING = /^(있는|달린|가진|박힌|든|새겨진|들어간|들어있는)$/;

/** A mark that nobody takes for a translation: the word, and how it sounds where that can be told. */
export function unknownMark(written: string): string {
  const sound = [...written].some(isHangul) ? romanise(written) : romaji(written);
  return sound === written ? `[?: ${written}]` : `[?: ${written} ${sound}]`;
}

function readWord(written: string, language: "ko" | "ja", into: Reading): void {
  if (language === "ko" && HAVING.test(written)) {
    into.tokens.push({ kind: "having", english: "with", role: null });
    return;
  }
  const alone = into.tokens.length > 0 && written.length > 1 ? lexiconOf(language).entries.get(written) : undefined;
  const particle = alone?.find(({ kind }) => kind === "particle");
  const previous = into.tokens.at(-1);
  // 윙 없이, '민수' 라고: a particle that stands apart
  if (particle && previous && previous.kind !== "stop") {
    if (!/라[고는]$/.test(written)) previous.role = particle.role ?? "plain";
    return;
  }
  for (const { written: piece, entry } of segment(written, lexiconOf(language))) {
    const last = into.tokens.at(-1);
    if (!entry) {
      into.unknown.push(piece);
      into.tokens.push({ kind: "unknown", english: unknownMark(piece), role: null });
    } else if (entry.kind === "particle") {
      // に は, 에 서 는: the first says what the phrase is
      if (last && (last.role === null || last.role === "plural")) last.role = entry.role ?? "plain";
      if (last && entry.role === "plural") last.english = plural(last.english);
    } else if (entry.kind !== "tail") into.tokens.push({ kind: entry.kind, english: entry.english, role: null });
  }
}

export const plural = (english: string): string =>
  /s$|[^a-z]$/i.test(english)
    ? english
    : /[^aeiou]y$/.test(english)
      ? `${english.slice(0, -1)}ies`
      : /(x|ch|sh)$/.test(english)
        ? `${english}es`
        : /(wol|lea)f$/.test(english)
          ? `${english.slice(0, -1)}ves`
          : `${english}s`;

/** Korean and Japanese in pieces with their English; Latin text, numbers and whatever is quoted stay as they are. */
export function read(text: string): Reading {
  const reading: Reading = { tokens: [], unknown: [] };
  let number: Token | undefined;
  for (const [, quoted, hangul, japanese, latin, mark, other] of text.matchAll(PIECES)) {
    const push = (kind: Token["kind"], english: string) => reading.tokens.push({ kind, english, role: null });
    if (quoted) push("latin", quoted);
    else if (latin) {
      push(/^\d+$/.test(latin) ? "number" : "latin", latin);
      number = reading.tokens.at(-1);
      continue;
    } else if (mark)
      push(
        "stop",
        mark
          .replace(/[、，]/g, ",")
          .replace(/。/g, ".")
          .replace(/！/g, "!")
          .replace(/？/g, "?"),
      );
    else if (other) push("latin", other);
    else if (hangul || japanese) readAfter(number, hangul ?? japanese ?? "", hangul ? "ko" : "ja", reading);
    number = undefined;
  }
  return reading;
}

/** `7번`, `7番`, `3마리`: what stands right behind a number belongs to it. */
function readAfter(number: Token | undefined, written: string, language: "ko" | "ja", into: Reading): void {
  const counted = number && /^(번|番|号)(?!호)/.exec(written);
  const rest = counted ? written.slice(1) : written;
  if (counted && number) number.english = `number ${number.english}`;
  if (number && rest.length > 0) {
    // a particle reads on behind a number as behind a noun
    const pieces = segment(`${language === "ko" ? "호랑이" : "ライオン"}${rest}`, lexiconOf(language));
    const [first, second] = pieces;
    if (first?.entry && second?.entry?.kind === "particle" && pieces.every(({ entry }) => entry)) {
      number.role = second.entry.role ?? "plain";
      const tail = rest.slice(second.written.length);
      if (tail) readWord(tail, language, into);
      return;
    }
  }
  if (rest) readWord(rest, language, into);
}

export const isForeign = (text: string): boolean => [...text].some((c) => isHangul(c) || isKana(c) || isHan(c));
