import type { Language } from "@carloom/i18n";
import type { Token } from "./tokens.ts";

const BEFORE =
  /\b(?:no|not|without|(?:don'?t|do not|never)(?! (?:touch|chang|paint|repaint|mess|alter|you|know|think|mind|care))|remove|delete|take off|take away|get rid of|lose|drop the|except|anything but|skip|hate|minus|ditch|scrap the|instead of|no need for|doesn'?t need|not a fan of|bin|dump|yank|axe|kill|nix|chuck|toss|rid of|can'?t stand|dislike|enough with)\b/g;
/** What takes off takes off all that it names: "remove the wing and the lip". */
const TAKEN_OFF =
  /^(?:remove|delete|take off|take away|get rid of|lose|ditch|bin|dump|yank|axe|chuck|toss|rid of|scrap the|drop the)$/;
const ALSO = /^\s*,?\s*(?:and|or|&)\s+(?:(?:the|my|its|that|those)\s+)?$/;
/** "That wing has to go", "wing off". */
const AFTER_ENGLISH =
  /\b(?:has|have|needs?|gotta|got|must)(?: to)? (?:go|leave)\b|\boff(?=\s*(?:$|[.,;!?]|and\b|please))|\b(?:is|are|looks?)(?: so| too| just| really)? (?:ugly|awful|horrible|stupid|silly|tacky|ridiculous)\b/g;
/** "Take the wing off": what stands between is denied. */
const AROUND =
  /\b(?:take|pull|rip|get|leave|strip)\s+((?:the|that|my|those|these|this)\s[^.;,!?]{2,24}?)\s(?:off|out|away)\b/g;
/** The negation ends with what is said instead. */
const ENGLISH_END = /\bbut\b(?! not)|[.;!?]|,(?!\s*(?:no|or)\b)|\bjust\b|\bonly\b|\binstead\b/;
const AFTER_KOREAN =
  /없이|없는|없게|없애|빼고|빼줘|빼 줘|빼주|빼 |말고|제외|떼|제거|싫|필요 ?없|아닌|안 (?:달|넣|붙|했)|하지 마|하지마|금지|지워|됐고|됐어|만 아니면|아니면|말아|벗겨|떼어|내려놔|버려|치우|치워|별로|그만|없는 게|없애|빼자|뺄|안 ?쓸|안 ?할래|안 할|못생|촌스러|거슬/g;
const AFTER_JAPANESE =
  /なし|無し|無く|いらない|要らない|不要|外し|外す|はずし|取って|取り|抜き|ではなく|じゃなく|以外|嫌|いや|やめて|消して|つけない|付けない|なく|じゃなけ|でなけ|なければ|やめ|捨て|取っ払|外そ|剥が|抜いて|はが|いらん|要らん|ない方|無い方|ないほう|好きじゃな|嫌い|ダサ|取っちゃ|とって|とっちゃ|捨て|やめと|ださい|邪魔|じゃま/g;

/** Characters between a word and what denies it. */
const REACH = 8;

/** "No way I'm paying that" is no wish for something dear: complaints and commands are not denied. */
const UNDENIED: ReadonlySet<string> = new Set(["cheaper", "cheapest", "undo", "another", "calmer", "muted", "reset"]);

/** Words that are not wanted. */
export function negated(text: string, all: readonly Token[], language: Language): ReadonlySet<Token> {
  const tokens = all.filter(({ readings }) => !UNDENIED.has(readings.extra ?? ""));
  const out = new Set<Token>();
  for (const match of text.matchAll(AROUND))
    for (const token of tokens)
      if (token.start >= match.index && token.end <= match.index + match[0].length) out.add(token);
  for (const match of text.matchAll(BEFORE)) {
    const from = match.index + match[0].length;
    const rest = text.slice(from);
    // "not so blue" wants less of it, not none
    if (/^\s(?:so|as|too|that|quite)\b/.test(rest)) continue;
    const stop = ENGLISH_END.exec(rest)?.index ?? rest.length;
    let reached = from;
    for (const token of tokens) {
      if (token.start < from || token.start >= from + stop) continue;
      // "no wing and black wheels": what comes after "and" is wanted again unless it is "no … or …"
      const between = text.slice(reached, token.start);
      const isAlso = TAKEN_OFF.test(match[0]) && token.readings.slots !== undefined && ALSO.test(between);
      if (/\b(?:and|with|make|paint|add|put|give)\b/.test(between) && out.size > 0 && !isAlso) break;
      if (token.start - reached > 26) break;
      out.add(token);
      reached = token.end;
    }
  }
  for (const match of text.matchAll(AFTER_ENGLISH)) {
    const nearest = tokens.findLast(({ end }) => end <= match.index);
    if (nearest && /^s?(?:\s|['’]s)*$/.test(text.slice(nearest.end, match.index))) out.add(nearest);
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

const EXCEPT_BEFORE =
  /\b(?:except(?: for)?|apart from|other than|besides|all but|everything but|not counting|minus|excluding|excl\.?)\s+(?:the |my |its )?/g;
const EXCEPT_AFTER =
  /^(?:은|는|만|을|를)?\s?(?:만\s?)?(?:빼고|빼놓고|제외|말고|외에)|^(?:は|だけ|を|の)?\s?(?:以外|抜きで|除[いき]|のぞ[いき]|ほか)/;

/** What is left out of what all the rest gets: "white except the roof", 미러 제외하고 흰색, 屋根以外. */
export function exceptedTokens(text: string, tokens: readonly Token[]): ReadonlySet<Token> {
  const out = new Set<Token>();
  for (const token of tokens) if (token.readings.zone && EXCEPT_AFTER.test(text.slice(token.end))) out.add(token);
  for (const match of text.matchAll(EXCEPT_BEFORE)) {
    let at = match.index + match[0].length;
    for (const token of tokens.filter(({ start }) => start >= at)) {
      if (!token.readings.zone || !/^(?:s?\s*(?:,|and|or|&)?\s*(?:the|my|its)?\s*)?$/.test(text.slice(at, token.start)))
        break;
      out.add(token);
      at = token.end;
    }
  }
  return out;
}
