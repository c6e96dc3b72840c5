import { normal, tokensOf } from "./tokens.ts";

/** Text or a number that shall stand on the car. */
export type Lettering = { text: string; isNumber: boolean; start: number; end: number };

export const QUOTED = /["“”「『'‘]([^"“”「」『』'‘’]{1,40})["“”」』'’]/;
const NUMBERS: readonly RegExp[] = [
  /(?:race number|number|num|no\.|#)\s*(\d{1,3})(?![\d\w]|\s*(?:mm|inch|%))/i,
  /(?:번호|숫자|넘버|등번호)\s*(\d{1,3})/,
  /(\d{1,3})\s*번(?![가-힣]*\s*(?:째|더))/,
  /(?<!\d)(\d{1,3})\s*(?:って|と|を)?\s*(?:入れ|書|貼|つけ|付け|載せ|のせ)/,
  /(?<!\d)(\d{1,3})\s*(?:이라고|라고|을|를)?\s*(?:써|적어|새겨|박아|넣)/,
  /(?:ゼッケン|ナンバー|番号|数字の?)\s*(\d{1,3})/,
  /(\d{1,3})\s*番/,
];
const TEXTS: readonly RegExp[] = [
  /(?:내|제|우리)?\s*이름(?:은|이|인)?\s+([\p{L}\p{N}]{1,20}?)(?:을|를|이라고|라고|로|\s|$)/u,
  /(?:에|에다|에다가|위에|쪽에)\s+([\p{L}\p{N} ]{1,20}?)(?:이라고|라고)\s*(?:[가-힣]{1,6}\s*){0,2}(?:써|적어|새겨|넣어|붙여)/u,
  /([\p{L}\p{N} ]{1,20}?)(?:이라고|라고)\s*(?:[가-힣]{1,6}\s*){0,2}(?:써|적어|새겨|넣어|붙여)/u,
  /名前(?:は|の)?\s*([\p{L}\p{N}]{1,20}?)(?:を|と|で|、|\s|$)/u,
  /([\p{L}\p{N}]{1,20}?)\s*(?:と|って)\s*(?:書|入れ|貼)/u,
  /\b(?:my name|the name|name|text|word|words|lettering|says?|saying|write|reading)\s*(?:is\s+|:\s*|of\s+)?([\p{L}\p{N}][\p{L}\p{N} .!&-]{0,24}?)(?=\s+(?:on|onto|to|across|in|at|along|over|and|with|please)\b|[,.;!?]|$)/iu,
  /(?:이름|名前).*(?:[,、]|\s)\s*([\p{L}\p{N}]{1,12})[.!~]*$/u,
];
const STOP = new Set([
  "it",
  "the",
  "a",
  "on",
  "in",
  "my",
  "please",
  "this",
  "that",
  "something",
  "any",
  "for",
  "number",
]);

/** Length of what only says where and how letters stand before they are said: ドアにオレンジで疾風, 흰 글씨로 질주. */
function leadOf(text: string): number {
  const match = /^.*(?:に|で|에|으로|로)\s?(?=\S)/.exec(text);
  return match && tokensOf(normal(match[0])).length > 0 ? match[0].length : 0;
}

/** "Write me a poem" writes nothing on a car: that takes a place there, or a word for letters. */
const isForCar = (message: string): boolean =>
  /\b(?:text|lettering|letters?|words?|name)\b/i.test(message) ||
  tokensOf(normal(message)).some(({ readings }) => readings.place);

/** @param message as it was written: capitals count */
export function letteringOf(message: string, wantsText: boolean): Lettering | null {
  const quoted = QUOTED.exec(message);
  if (quoted?.[1]?.trim())
    return {
      text: quoted[1].trim(),
      isNumber: /^\d{1,3}$/.test(quoted[1].trim()),
      start: quoted.index,
      end: quoted.index + quoted[0].length,
    };
  for (const pattern of NUMBERS) {
    const match = pattern.exec(message);
    if (match?.[1]) return { text: match[1], isNumber: true, start: match.index, end: match.index + match[0].length };
  }
  if (!wantsText) return null;
  for (const pattern of TEXTS) {
    const match = pattern.exec(message);
    if (match && /^write\b/i.test(match[0]) && !isForCar(message)) continue;
    const text = match?.[1]?.trim();
    if (text && /^(?:박|넣|쓰|적|새기|붙)[고어아]|^(?:入れ|書|つけ)|たい$|싶/.test(text)) continue;
    if (match && text && !STOP.has(text.toLowerCase())) {
      const from = match.index + match[0].indexOf(match[1] ?? "");
      const start = from + leadOf(text);
      const own = message.slice(start, from + text.length);
      return { text: own.slice(0, 24), isNumber: false, start, end: start + own.length };
    }
  }
  return null;
}
