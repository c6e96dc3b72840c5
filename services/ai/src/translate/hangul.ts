const BASE = 0xac00;
const LAST = 0xd7a3;
const INITIALS = ["g", "kk", "n", "d", "tt", "r", "m", "b", "pp", "s", "ss", "", "j", "jj", "ch", "k", "t", "p", "h"];
const VOWELS = "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i".split(" ");
const FINALS = " k k k n n n t l k m l l l p l m p p t t ng t t k t p t".split(" ");
/** How a final sounds before a vowel: it begins the next syllable. */
const LIAISON: Record<number, string> = {
  1: "g",
  4: "n",
  7: "d",
  8: "r",
  16: "m",
  17: "b",
  19: "s",
  20: "ss",
  22: "j",
  23: "ch",
  24: "k",
  25: "t",
  26: "p",
};

/** Numbers of the final consonants that endings need. */
export const FINAL = { none: 0, n: 4, l: 8, b: 17, ss: 20, h: 27, m: 16 } as const;

const codeOf = (syllable: string): number => (syllable.codePointAt(0) ?? 0) - BASE;
export const isHangul = (character: string): boolean => character >= "가" && character <= String.fromCharCode(LAST);
export const finalOf = (syllable: string): number => (isHangul(syllable) ? codeOf(syllable) % 28 : 0);
export const vowelOf = (syllable: string): number => Math.floor((codeOf(syllable) % 588) / 28);

/** The syllable with another final consonant, and another vowel where one is given. */
export function withFinal(syllable: string, final: number, vowel = vowelOf(syllable)): string {
  const initial = Math.floor(codeOf(syllable) / 588);
  return String.fromCodePoint(BASE + initial * 588 + vowel * 28 + final);
}

/** Hangul in Latin letters, syllable by syllable, as Korea spells it on signs; what is no Hangul stays. */
export function romanise(text: string): string {
  const syllables = [...text];
  let carried = "";
  return syllables
    .map((syllable, index) => {
      if (!isHangul(syllable)) return syllable;
      const code = codeOf(syllable);
      const next = syllables[index + 1];
      const before = carried || INITIALS[Math.floor(code / 588)] || "";
      const final = code % 28;
      carried = "";
      const follows = next !== undefined && isHangul(next) && Math.floor(codeOf(next) / 588) === 11;
      if (follows && LIAISON[final]) carried = LIAISON[final];
      return before + (VOWELS[vowelOf(syllable)] ?? "") + (carried ? "" : (FINALS[final] ?? ""));
    })
    .join("");
}
