import type { Language } from "@carloom/i18n";
import type { Token } from "./tokens.ts";

const BEFORE =
  /\b(?:no|not|without|(?:don'?t|do not|never)(?! (?:touch|chang|paint|repaint|mess|alter|you|know|think|mind|care))|remove|delete|take off|take away|get rid of|lose|drop the|except|anything but|skip|hate|minus|ditch|scrap the|instead of|no need for|doesn'?t need|not a fan of)\b/g;
/** "Take the wing off": what stands between is denied. */
const AROUND =
  /\b(?:take|pull|rip|get|leave|strip)\s+((?:the|that|my|those|these|this)\s[^.;,!?]{2,24}?)\s(?:off|out|away)\b/g;
/** The negation ends with what is said instead. */
const ENGLISH_END = /\bbut\b(?! not)|[.;!?]|,(?!\s*(?:no|or)\b)|\bjust\b|\bonly\b|\binstead\b/;
const AFTER_KOREAN =
  /없이|없는|없게|없애|빼고|빼줘|빼 줘|빼주|빼 |말고|제외|떼|제거|싫|필요 ?없|아닌|안 (?:달|넣|붙|했)|하지 마|하지마|금지|지워|됐고|됐어|만 아니면|아니면|말아|벗겨|떼어|내려놔|버려/g;
const AFTER_JAPANESE =
  /なし|無し|無く|いらない|要らない|不要|外し|外す|はずし|取って|取り|抜き|ではなく|じゃなく|以外|嫌|いや|やめて|消して|つけない|付けない|なく|じゃなけ|でなけ|なければ|やめ|捨て|取っ払|外そ|剥が|抜いて|はが/g;

/** Characters between a word and what denies it. */
const REACH = 8;

/** Words that are not wanted. */
export function negated(text: string, tokens: readonly Token[], language: Language): ReadonlySet<Token> {
  const out = new Set<Token>();
  for (const match of text.matchAll(AROUND))
    for (const token of tokens)
      if (token.start >= match.index && token.end <= match.index + match[0].length) out.add(token);
  for (const match of text.matchAll(BEFORE)) {
    const from = match.index + match[0].length;
    const rest = text.slice(from);
    const stop = ENGLISH_END.exec(rest)?.index ?? rest.length;
    let reached = from;
    for (const token of tokens) {
      if (token.start < from || token.start >= from + stop) continue;
      // "no wing and black wheels": what comes after "and" is wanted again unless it is "no … or …"
      const between = text.slice(reached, token.start);
      if (/\b(?:and|with|make|paint|add|put|give)\b/.test(between) && out.size > 0) break;
      if (token.start - reached > 26) break;
      out.add(token);
      reached = token.end;
    }
  }
  for (const pattern of language === "ja" ? [AFTER_JAPANESE, AFTER_KOREAN] : [AFTER_KOREAN, AFTER_JAPANESE]) {
    for (const match of text.matchAll(pattern)) {
      // "ステッカー全部はがして": what comes before "all" is meant
      const before = tokens.filter((token) => token.end <= match.index && token.readings.zone !== "all");
      let at = match.index;
      for (const token of before.toReversed()) {
        const between = text.slice(token.end, at);
        const isNearest = at === match.index;
        // "윙이랑 립 없이" denies both, "드리프트 윙 없이" only the wing
        if (
          isNearest
            ? between.length > REACH || /[.,、。!?]/.test(between)
            : !/^\s*(?:이랑|랑|하고|과|와|도|이나|나|と|も|や)\s*$/.test(between)
        )
          break;
        out.add(token);
        at = token.start;
      }
    }
  }
  return out;
}
