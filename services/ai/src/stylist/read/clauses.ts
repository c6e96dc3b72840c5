import type { Token } from "./tokens.ts";

/** Part of a message that is one thought. */
export type Clause = { start: number; end: number; tokens: Token[] };

/** Where one thought ends and the next begins; a comma in a number is none. */
const BREAK =
  /[.;!?。！？\n]+|,(?!\d)|、|\b(?:and|n|with|w\/|but|plus|then)(?![a-z])|&|\+|(?<=[가-힣])고(?=\s)|그리고|하지만|이랑 함께|けど|それと|そして|あとは?/g;
/** Said after a colour it ends what is painted: 紺色に, 검정으로. */
const PAINTED = /^(?:色|색)?(?:に|で|으로|로|에다가?|에)(?!\s*(?:塗|칠|해|して))/;

const isTarget = ({ readings: { zone, extra } }: Token): boolean => zone !== undefined || extra === "stripes";
const hasColor = (tokens: readonly Token[]): boolean => tokens.some(({ readings }) => readings.color);

/** Does a break only join two things that are painted alike: "roof and mirrors black", "black roof and mirrors"? */
function joins(text: string, tokens: readonly Token[], at: RegExpExecArray, from: number, to: number): boolean {
  const before = tokens.findLast(({ end }) => end <= at.index);
  const after = tokens.find(({ start }) => start >= at.index);
  if (!before || !after || !isTarget(before) || !isTarget(after)) return false;
  const between = text.slice(before.end, after.start).trim();
  if (!/^(?:하|s)?\s*(?:and|n|&|\+|,|、|고)\s*(?:the|my|both)?$/.test(between)) return false;
  const left = tokens.filter(({ start }) => start >= from && start < at.index);
  const right = tokens.filter(({ start }) => start >= at.index && start < to);
  return !hasColor(left) || (!/^[,、]/.test(at[0]) && !hasColor(right));
}

/** A message in its thoughts. */
export function clausesOf(text: string, tokens: readonly Token[]): Clause[] {
  const inWord = (at: number) => tokens.some(({ start, end }) => start <= at && at < end);
  const breaks = [...text.matchAll(BREAK)].filter(({ index }) => !inWord(index));
  const real = breaks.filter((at, i) => {
    const to = breaks[i + 1]?.index ?? text.length;
    return !joins(text, tokens, at, breaks[i - 1]?.index ?? 0, to);
  });
  const ends = real.map(({ index }) => index);
  // "紺色にキャリパー金": the first colour is done where the particle stands
  for (const token of tokens) {
    const particle = token.readings.color && PAINTED.exec(text.slice(token.end));
    if (particle) ends.push(token.end + particle[0].length);
  }
  // "크롬 휠에 바디는 회색": so is the first thing where another follows
  for (const [i, token] of tokens.entries()) {
    const particle = isTarget(token) && /^(?:에|에다가?)(?=\s)|^に(?=[^しす])/.exec(text.slice(token.end));
    const dressed = tokens[i - 1]?.readings;
    const another = tokens.slice(i + 1).some(isTarget);
    if (particle && (dressed?.finish || dressed?.color) && another) ends.push(token.end + particle[0].length);
  }
  ends.sort((a, b) => a - b);
  return [0, ...ends].map((start, i) => {
    const end = ends[i] ?? text.length;
    return { start, end, tokens: tokens.filter((token) => token.start >= start && token.start < end) };
  });
}
