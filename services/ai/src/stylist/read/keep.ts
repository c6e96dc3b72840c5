import type { Token } from "./tokens.ts";

/** English says it around or before the word: "leave the wheels alone", "don't touch the roof". */
const AROUND =
  /\b(?:leave|leaving|keep|keeping)\b([^.;!?]{1,40}?)\b(?:alone|as (?:is|it is|it was|they are|they were)|untouched|how (?:it|they) (?:is|are)|the same|stock)\b/g;
const BEFORE =
  /(?:\b(?:don'?t|dont|do not|never)|\bwithout)\s+(?:touch|chang|paint|repaint|mess with|alter)\w*\s+([^.;!?,]{1,40})|\bkeep\s+((?:the|my|those|these)\s+[a-z ]{3,24}?)(?=\s*(?:$|[.;,!]|\bbut\b|\band\b))/g;
const AFTER_ENGLISH = /\b(?:stays?|unchanged|untouched)\b/g;
const AFTER =
  /그대로|건드리지|건들지|손대지|손 대지|놔두|놔둬|냅두|냅둬|바꾸지|변경하지|유지|남겨|남기고|남아|살려|두고|냅|지금이?랑 ?(?:똑)?같이|지금처럼|지금 그대로|今と同じ|現状のまま|そのまま|触らない|触らず|さわらない|いじらない|いじらず|変えない|変えず|変更しない|今のまま|キープ|残し|残す|残った|置いとい|ほっとい/g;
/** It is all the rest that stays. */
const REST = /나머지|다른|그 ?외|\brest\b|\belse\b|ほか|他|以外/;
/** Words between a thing and what keeps it. */
const REACH = 9;

/** Things that somebody wants as they are. */
export function keptTokens(text: string, tokens: readonly Token[]): ReadonlySet<Token> {
  const out = new Set<Token>();
  const within = (from: number, to: number) => {
    for (const token of tokens) if (token.start >= from && token.end <= to) out.add(token);
  };
  for (const match of [...text.matchAll(AROUND), ...text.matchAll(BEFORE)])
    within(match.index, match.index + match[0].length);
  for (const match of [...text.matchAll(AFTER_ENGLISH), ...text.matchAll(AFTER)]) {
    const nearest = tokens.findLast(({ end }) => end <= match.index);
    if (!nearest) continue;
    const between = text.slice(nearest.end, match.index);
    if (between.length <= REACH && !/[.,、。!?]/.test(between) && !REST.test(between)) out.add(nearest);
  }
  return out;
}
