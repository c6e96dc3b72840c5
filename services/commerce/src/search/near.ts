/** A word as its smallest pieces: letters, jamo of Hangul, kana and their voice marks; a typing error is one of these. */
export const piecesOf = (word: string): string[] => [...word.normalize("NFD")];

/** Shorter words are other words with every letter that changes. */
const SHORTEST = 4;
/** From so many pieces on a word may have two errors. */
const LONG = 8;

/** Errors that are forgiven in a word. Sizes and numbers are never guessed. */
export const errorsIn = (word: string): number => {
  const { length } = piecesOf(word);
  if (/\d/.test(word) || length < SHORTEST) return 0;
  return length < LONG ? 1 : 2;
};

/** Of a short word another letter makes another word (`gold`, `fold`); a letter too many or swapped is a slip. */
const CHANGED = 6;
export const isOtherWord = (typed: string, near: string): boolean => {
  const from = piecesOf(typed);
  const to = piecesOf(near);
  return from.length === to.length && from.length < CHANGED && from.toSorted().join("") !== to.toSorted().join("");
};

/**
 * Pieces that were left out, put in, changed or swapped with their neighbour between two words (optimal string alignment).
 * @returns `most + 1` as soon as it is more than `most`
 */
export function errorsBetween(typed: string, meant: string, most: number): number {
  const from = piecesOf(typed);
  const to = piecesOf(meant);
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let older: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        least = Math.min(least, (older[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    older = last;
    last = row;
  }
  return last[to.length] ?? most + 1;
}

const KANA = /^[ァ-ヺー]{3,}$/;
/** Katakana without what is held long or doubled: `ホイル` and `ホイール` sound alike. */
const shortened = (word: string): string => word.replace(/[ーッ]/g, "");
/** Are two words one but for a long or a double sound? Also in words that are too short for other errors. */
export const soundsLike = (typed: string, meant: string): boolean =>
  KANA.test(typed) && shortened(typed) === shortened(meant);

/** Beginnings and endings of a longer word that are about as long as a typed one: no space tells the words of such a run apart. */
export function endsLike(typed: string, longer: string, most: number): string[] {
  const letters = [...longer];
  const { length } = [...typed];
  if (/[a-z]/.test(longer) || length < 3 || letters.length <= length + most) return [];
  const sizes = Array.from({ length: 2 * most + 1 }, (_, i) => length - most + i);
  return sizes.flatMap((size) => [letters.slice(0, size).join(""), letters.slice(-size).join("")]);
}

/** Shortest beginnings and endings that say something by themselves, by script. */
const LEAST: readonly [RegExp, number][] = [
  [/^[a-z]+$/, 4],
  [/^[ァ-ヺー]+$/, 3],
  [/^\p{Script=Hangul}+$/u, 1],
];
/** Longer ones are no words. */
const LONGEST_WORD = 20;

/** Where a word may be cut in two of which one is known, the longest first; of equals the ending, which says what it is. */
export function halvesOf(word: string): { half: string; isLast: boolean }[] {
  const letters = [...word];
  const least = LEAST.find(([script]) => script.test(word))?.[1];
  if (!least || letters.length > LONGEST_WORD) return [];
  const sizes = Array.from({ length: Math.max(letters.length - least, 0) }, (_, i) => letters.length - 1 - i);
  return sizes.flatMap((size) => [
    { half: letters.slice(-size).join(""), isLast: true },
    { half: letters.slice(0, size).join(""), isLast: false },
  ]);
}

/** A word is cut into at most so many. */
const MOST_PIECES = 4;

/** Every part of a word that may be a word by itself: three Latin letters or more, one of the other scripts. */
export function withinOf(word: string): string[] {
  const letters = [...word];
  const found = new Set<string>();
  for (let from = 0; from < letters.length; from++)
    for (let to = from + 1; to <= letters.length; to++) {
      const part = letters.slice(from, to).join("");
      if (part !== word && (part.length >= 3 || /[^\u0000-\u007f]/.test(part))) found.add(part);
    }
  return [...found];
}

/** A word as a row of known ones, as few as can be; null where it is none. */
export function cut(word: string, known: ReadonlySet<string>): string[] | null {
  const letters = [...word];
  const best: (string[] | null)[] = [[]];
  for (let to = 1; to <= letters.length; to++) {
    let least: string[] | null = null;
    for (let from = 0; from < to; from++) {
      const before = best[from];
      const part = letters.slice(from, to).join("");
      if (!before || !known.has(part) || before.length >= MOST_PIECES) continue;
      if (!least || before.length + 1 < least.length) least = [...before, part];
    }
    best.push(least);
  }
  return best[letters.length] ?? null;
}
