/** Letters that one text is away from another: added, left out, wrong, or two neighbours swapped; `most` + 1 when further. */
export function lettersApart(a: readonly string[] | string, b: readonly string[] | string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [older, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (older[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    [older, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

/** Does somebody who typed this mean that English word? Long words forgive two letters, words of four only doubled and swapped ones. */
export function isTypoOf(typed: string, word: string): boolean {
  if (word.length < 4 || typed.length < 4 || typed[0] !== word[0]) return false;
  const single = (text: string) => text.replace(/(.)\1+/g, "$1");
  if (single(typed) === single(word)) return true;
  if (word.length === 4)
    return (
      typed.length === 4 && [...typed].sort().join("") === [...word].sort().join("") && typed.at(-1) === word.at(-1)
    );
  return lettersApart(typed, word, 2) <= (word.length >= 9 ? 2 : 1);
}

/** Korean syllables as the letters they are typed with. */
export const lettersOf = (text: string): string[] => [...text.normalize("NFD")];

/** Kana as it is heard: hiragana as katakana, without long marks and small letters. */
export function heard(text: string): { kana: string; from: number[] } {
  const SMALL: Record<string, string> = {
    ァ: "ア",
    ィ: "イ",
    ゥ: "ウ",
    ェ: "エ",
    ォ: "オ",
    ャ: "ヤ",
    ュ: "ユ",
    ョ: "ヨ",
  };
  let kana = "";
  const from: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const letter = code >= 0x3041 && code <= 0x3096 ? String.fromCharCode(code + 0x60) : (text[i] ?? "");
    if (letter === "ー" || letter === "ッ") continue;
    kana += SMALL[letter] ?? (letter === "ヴ" ? "ブ" : letter);
    from.push(i);
  }
  return { kana, from };
}
