import type { Clause } from "./clauses.ts";
import type { Token } from "./token.ts";

/** What is asked to be put on or done, in words that say nothing here. */
const WISHED: readonly RegExp[] = [
  /\b(?:add|install|mount|fit|give (?:it|her|him|me|the car)|put(?: on)?|throw in|paint it|spray it)\s+(?:(?:a|an|the|some|my|new|one|two|set of|pair of)\s+)*(?<what>[a-z][a-z' -]{2,30}?)(?=\s*$|\s+(?:please|pls|on|to|too)\b)/,
  /(?:^고\s+)?(?<what>[가-힣a-z][가-힣a-z ]{1,14}?)(?:을|를|도)?\s*(?:좀\s*)?(?:달아|붙여|추가|설치|장착)/,
  /(?<what>[\p{Script=Han}\p{Script=Katakana}ー][\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{1,12}?)(?:を|も)\s*(?:付け|つけ|追加|載せ|装着)/u,
];
/** Words that stand for what was said before. */
const VAGUE =
  /^(?:it|so|this|that|them|these|those|something|anything|everything|both|all|more|one|another|some|life|love|character|attitude|touch)\b|^(?:이거|그거|저거|그것|이것|뭔가|하나|더|전부|다)(?:$|\s)|^(?:これ|それ|あれ|何か|全部|もっと)/;

/** Thoughts of a message that ask for something and hold no word that means anything here. */
export function unreadIn(
  text: string,
  clauses: readonly Clause[],
  read: readonly { start: number; end: number }[],
): string[] {
  return clauses.flatMap(({ start, end }) => {
    const said = text.slice(start, end);
    if (/\d|["“「『#]/.test(said) || read.some((one) => one.start < end && one.end > start)) return [];
    const what = WISHED.map((pattern) => pattern.exec(said)?.groups?.what?.trim()).find(Boolean);
    return what && !VAGUE.test(what) ? [what] : [];
  });
}

const SUBJECTS: readonly RegExp[] = [
  /(?:^|\b(?:a|an|the|some|my|with|add|put|want|big|small|huge|little|cute|cool|two|and)\s)(?<what>[a-z][a-z-]{2,16})\s+(?:sticker|decal)s?\b/,
  /(?<what>[가-힣]{2,8}?)\s?(?:모양|그림|캐릭터)?\s?(?:스티커|데칼)/,
  /(?<what>[\p{Script=Han}\p{Script=Katakana}ー]{2,10})(?:の|柄の|風の)(?:ステッカー|デカール)/u,
];
/** What is said of a sticker and shows nothing. */
const ANY_LOOK =
  /^(?:any|cool|nice|random|big|small|huge|little|cute|some|new|another|good|fun|funny|sick|great|matching|vinyl|window|bumper|car|racing|sponsor|custom|side|door|hood|roof|rear|front|more|the|of|few|extra)$|멋|예쁜|이쁜|귀여|아무|큰|작은|적당|어울|하나|다른|새|커다란|간단|옆|문|보닛|지붕|위에|에$|로$|[을를이가은는의도만]$|する|適当|何|別|他/;

/** What a sticker shall show that is in no library, for the answer; null where any will do. */
export function unknownArt(text: string, tokens: readonly Token[]): string | null {
  for (const pattern of SUBJECTS) {
    const match = pattern.exec(text);
    const what = match?.groups?.what;
    if (!match || !what || ANY_LOOK.test(what)) continue;
    const start = match.index + match[0].indexOf(what);
    if (tokens.every((one) => one.end <= start || one.start >= start + what.length)) return what;
  }
  return null;
}
