import type { Token } from "./token.ts";

/** A line of colour: 흰 줄, 줄 하나, but not the help that is asked for by the same syllable. */
const LINES: readonly RegExp[] = [
  /(?<=^|[\s,])줄(?=$|[\s,.!?~을이로만도])(?!\s?(?:수|래|게|까|거|건))/g,
  /(?<=の|い|本|白|黒|赤|青|金|銀)線(?=$|[をがで、。\sに])/g,
  /(?<=\b(?:a|one|two|three|single|double|white|black|red|blue|silver|gold|the|some|twin|thin|thick|fat|wide|bold)\s)lines?\b(?!\s+up)/g,
];

export function takeLines(
  text: string,
  isTaken: (at: number) => boolean,
  take: (start: number, end: number) => void,
): void {
  for (const pattern of LINES)
    for (const { 0: word, index } of text.matchAll(pattern)) if (!isTaken(index)) take(index, index + word.length);
}

const UPPER =
  /위(?!장|해|치|험)|윗(?!사람)|상단|상부|(?<!以)上(?![げっ回品級])|(?<!\w)(?:up top|on top|top|upper|above)(?!\w)/g;
const LOWER =
  /아래|아랫|밑|하단|하부|(?<!以)下(?![げろさ回])|(?<!\w)(?:down low|down below|on the bottom|bottom|lower|below|underneath)(?!\w)/g;
const BOTH = [UPPER, LOWER] as const;

/**
 * The halves of a two-tone car: what is said of above and of below where both are spoken of and two colours are; English
 * "black over silver" too.
 */
export function takeHalves(text: string, tokens: readonly Token[]): Token[] {
  const colors = tokens.filter(({ readings }) => readings.color);
  if (colors.length < 2) return [...tokens];
  const over = colors.flatMap((color, i) => {
    const next = colors[i + 1];
    return next && /^(?: paint)? over (?:an? )?$/.test(text.slice(color.end, next.start)) ? [color, next] : [];
  });
  if (over.length === 2) {
    const [first, second] = over as [Token, Token];
    const half = (zone: string, at: number): Token => ({ text: "over", start: at, end: at, readings: { zone } });
    return [...tokens, half("upper", first.end), half("lower", second.end)].sort((a, b) => a.start - b.start);
  }
  const [upper, lower] = BOTH.map((pattern) => [...text.matchAll(pattern)]);
  if (!upper?.length || !lower?.length || tokens.some(({ readings }) => readings.place ?? readings.slots))
    return [...tokens];
  const halves = [
    { zone: "upper", at: upper[0] },
    { zone: "lower", at: lower[0] },
  ].flatMap(({ zone, at }): Token[] =>
    at ? [{ text: at[0], start: at.index, end: at.index + at[0].length, readings: { zone } }] : [],
  );
  const isOther = (token: Token) => halves.every((half) => token.end <= half.start || token.start >= half.end);
  return [...tokens.filter(isOther), ...halves].sort((a, b) => a.start - b.start);
}
