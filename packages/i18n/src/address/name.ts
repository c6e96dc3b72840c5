/** Countries in which the family's name comes first. */
const FAMILY_FIRST = new Set(["KR", "JP", "CN", "TW", "HK", "MO"]);

const CJK = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const KANA_OR_HAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々・]+$/u;

export const isEastAsian = (text: string): boolean => CJK.test(text);

export const familyNameFirst = (country: string): boolean => FAMILY_FIRST.has(country);

/**
 * A person's name as their country writes it: `Ada Byron` in Britain, `Kim Min-jun` in Korea. A name in the letters of
 * East Asia is written its own way everywhere: 김서연, 山田 太郎.
 */
export function personName({ firstName, lastName }: { firstName: string; lastName: string }, country: string): string {
  const native = isEastAsian(firstName + lastName);
  if (!native && !familyNameFirst(country)) return [firstName, lastName].filter(Boolean).join(" ");
  const apart =
    !native || (country === "JP" && KANA_OR_HAN.test(lastName + firstName)) || /[a-z]/i.test(firstName + lastName);
  return [lastName, firstName].filter(Boolean).join(apart ? " " : "");
}
