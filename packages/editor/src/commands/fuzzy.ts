/** Where a query was found in a text; `ranges` are [from, to) in UTF-16 units, for marking. */
export type FuzzyMatch = { score: number; ranges: [number, number][] };

/** Consonants at the end of a Hangul syllable as those that begin one: `슽` is on the way to `스티`. */
const FINALS: readonly string[] = [
  "ᄀ",
  "ᄁ",
  "ᄀᄉ",
  "ᄂ",
  "ᄂᄌ",
  "ᄂᄒ",
  "ᄃ",
  "ᄅ",
  "ᄅᄀ",
  "ᄅᄆ",
  "ᄅᄇ",
  "ᄅᄉ",
  "ᄅᄐ",
  "ᄅᄑ",
  "ᄅᄒ",
  "ᄆ",
  "ᄇ",
  "ᄇᄉ",
  "ᄉ",
  "ᄊ",
  "ᄋ",
  "ᄌ",
  "ᄎ",
  "ᄏ",
  "ᄐ",
  "ᄑ",
  "ᄒ",
]; // prettier-ignore
const FIRST_FINAL = 0x11a8;

type Letters = readonly { letter: string; at: number; start: boolean }[];

function plain(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  if (code >= FIRST_FINAL && code < FIRST_FINAL + FINALS.length) return FINALS[code - FIRST_FINAL] ?? letter;
  // Katakana is read as Hiragana.
  if (code >= 0x30a1 && code <= 0x30f6) return String.fromCodePoint(code - 0x60);
  return letter;
}

/** Names are looked through again with every letter that is typed. */
const KNOWN_MOST = 2000;
const known = new Map<string, Letters>();

/** Letters that compare: no case, no accents, no widths, Hangul by its sounds, both Kana alike. */
function lettersOf(text: string): Letters {
  const letters = known.get(text) ?? readLetters(text);
  if (known.size >= KNOWN_MOST) known.clear();
  known.set(text, letters);
  return letters;
}

function readLetters(text: string): Letters {
  const letters: Letters[number][] = [];
  let at = 0;
  let start = true;
  for (const character of text) {
    const word = /[\p{L}\p{N}]/u.test(character);
    // Each syllable and ideograph may be named by its beginning.
    const script = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/u.test(character);
    const parts = [...character.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "")].flatMap((part) => [
      ...plain(part),
    ]);
    parts.forEach((letter, index) => letters.push({ letter, at, start: index === 0 && word && (start || script) }));
    start = !word;
    at += character.length;
  }
  return letters;
}

/** The best way to find a word's letters in this order from one beginning; null when there is none worth showing. */
function from(word: readonly string[], text: Letters, begin: number): { score: number; found: number[] } | null {
  const found: number[] = [];
  let score = 0;
  let runs = 0;
  let loose = 0;
  let next = begin;
  for (const letter of word) {
    let at = next;
    if (found.length > 0 && text[at]?.letter !== letter) {
      const beginning = text.findIndex((one, index) => index >= next && one.start && one.letter === letter);
      at = beginning >= 0 ? beginning : text.findIndex((one, index) => index >= next && one.letter === letter);
    }
    const one = text[at];
    if (!one || one.letter !== letter) return null;
    const joined = at === next && found.length > 0;
    if (!joined) runs++;
    if (!joined && !one.start) loose++;
    score += 1 + (joined ? 2 : 0) + (one.start ? 3 : 0);
    found.push(at);
    next = at + 1;
  }
  // Letters strewn over a text are no match: from the middle of words only one run of letters counts.
  if (loose > 1 || (loose === 1 && runs > 1) || (loose === 1 && word.length < 2)) return null;
  return { score: score + (begin === 0 ? 4 : 0), found };
}

/**
 * Looks for every word of a query in a text, in any order: as a beginning, as initials, or as a run within a word.
 * Hangul is found by initial sounds and while it is being typed. An empty query matches everything with score 0.
 */
export function fuzzyMatch(query: string, text: string): FuzzyMatch | null {
  // a sign that stands alone, such as the % of `opacity 40 %`, is no word
  const words = query.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letters = lettersOf(text);
  let score = 0;
  const marked = new Set<number>();
  for (const word of words) {
    const wanted = lettersOf(word).map(({ letter }) => letter);
    let best: ReturnType<typeof from> = null;
    for (let begin = 0; begin < letters.length; begin++) {
      if (letters[begin]?.letter !== wanted[0]) continue;
      const found = from(wanted, letters, begin);
      if (found && (!best || found.score > best.score)) best = found;
    }
    if (!best) return null;
    score += best.score;
    for (const at of best.found) marked.add(letters[at]?.at ?? 0);
  }
  const ranges: [number, number][] = [];
  for (const at of [...marked].sort((a, b) => a - b)) {
    const end = at + (String.fromCodePoint(text.codePointAt(at) ?? 32).length || 1);
    const last = ranges.at(-1);
    if (last && last[1] === at) last[1] = end;
    else ranges.push([at, end]);
  }
  return { score: score - letters.length * 0.02, ranges };
}
