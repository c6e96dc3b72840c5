import { hexOf, isGrey, oklchOf } from "@carloom/build/oklch";
import type { ColorWord } from "../lexicon/colors.ts";
import type { Token } from "./token.ts";

type Tone = "pastel" | "darker" | "lighter" | "muted" | "vivid" | "warm" | "cool";

/** What stands right before a colour and makes it another shade: deep teal, 진한 보라, くすんだ青. */
const TONES: readonly [Tone, RegExp][] = [
  ["pastel", /(?:\b(?:pastel|baby|powder|icy)|파스텔|베이비|パステル|ベビー)[\s-]?$/],
  [
    "darker",
    /(?:\b(?:dark|deep|darkish|darker shade of)|진한|짙은|어두운|딥|다크|깊은|濃い|濃いめの|深い|暗い|暗めの|ディープ|ダーク)[\s-]?$/,
  ],
  [
    "lighter",
    /(?:\b(?:light|pale|soft|lightish|whitish)|연한|옅은|밝은|환한|라이트|여린|薄い|薄めの|淡い|明るい|明るめの|ライト|ペール)[\s-]?$/,
  ],
  [
    "muted",
    /(?:\b(?:dusty|muted|faded|washed[- ]out|smok[ey]y?|gr[ae]yish|dull|chalky|dirty|weathered)|탁한|뿌연|물 ?빠진|빛바랜|차분한|톤다운된|스모키|흐린|くすんだ|くすみ|鈍い|スモーキー|落ち着いた|色あせた|渋い)[\s-]?$/,
  ],
  [
    "vivid",
    /(?:\b(?:bright|vivid|neon|electric|hot|intense|fluorescent|loud|screaming|vibrant|punchy)|쨍한|형광|선명한|강렬한|네온|비비드|화사한|鮮やかな|鮮烈な|蛍光|ネオン|ビビッドな|ビビッド|派手な|どぎつい)[\s-]?$/,
  ],
  ["warm", /(?:\bwarm|따뜻한|웜|暖かい|温かい|ウォーム)[\s-]?$/],
  ["cool", /(?:\b(?:cold)|\bcool(?= gr[ae]y)|차가운|쿨|冷たい|クール)[\s-]?$/],
];
/** English "cool" praises; before a grey it is a tone. */
const COOL_GREY = /\bcool[\s-]?$/;

const bounded = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

export function toned(hex: string, tone: Tone): string {
  const { l, c, h } = oklchOf(hex);
  const grey = c < 0.03;
  switch (tone) {
    case "pastel":
      return hexOf({ l: Math.max(l, 0.82), c: Math.min(c, 0.085), h });
    case "darker":
      return hexOf({ l: bounded(l - 0.12, Math.min(l, 0.15), 1), c, h });
    case "lighter":
      return hexOf({ l: bounded(l + 0.12, 0, Math.max(l, 0.94)), c: c * 0.82, h });
    case "muted":
      return hexOf({ l: l + (0.58 - l) * 0.2, c: c * 0.5, h });
    case "vivid":
      return grey ? hex : hexOf({ l: l + (0.66 - l) * 0.25, c: c * 1.3, h });
    case "warm":
      return hexOf(grey ? { l, c: 0.016, h: 70 } : { l, c, h: turnedTo(h, 55) });
    case "cool":
      return hexOf(grey ? { l, c: 0.016, h: 250 } : { l, c, h: turnedTo(h, 240) });
  }
}

/** A hue some degrees nearer to another one. */
function turnedTo(hue: number, goal: number): number {
  const apart = ((goal - hue + 540) % 360) - 180;
  return (hue + bounded(apart, -14, 14) + 360) % 360;
}

/** The first colour tints the second: blue-ish grey, 초록빛 도는 검정, 青みがかったグレー. */
const TINTS =
  /^(?:-?ish[\s-]|(?:빛|색)?\s?(?:이|을)?\s?(?:도는|나는|띠는|띤|감도는|섞인)\s*|(?:み|色)?(?:がかった|を帯びた|っぽい|寄りの?))$/;
/** Words that only say how grey the colour behind them is: gunmetal blue, slate green. */
const GREYING: ReadonlySet<string> = new Set([
  "gunmetal",
  "grey",
  "gray",
  "slate",
  "silver",
  "charcoal",
  "graphite",
  "steel",
]);

const tinted = (tint: string, base: string): string => {
  const [own, under] = [oklchOf(tint), oklchOf(base)];
  return hexOf({ l: bounded(under.l, 0.2, 0.92), c: Math.max(0.045, under.c * 0.6), h: own.h });
};

const colorAt = (text: string, start: number, end: number, color: ColorWord, hex: string): Token => ({
  text: text.slice(start, end),
  start,
  end,
  readings: { color: { ...color, id: `${color.id}-toned`, hex } },
});

/** Two colours that are one, or null. */
function mixed(text: string, first: Token, second: Token): Token | null {
  const [tint, base] = [first.readings.color, second.readings.color];
  if (!tint || !base) return null;
  const between = text.slice(first.end, second.start);
  if (TINTS.test(between)) return colorAt(text, first.start, second.end, base, tinted(tint.hex, base.hex));
  if (!/^[\s-]$/.test(between) || !GREYING.has(first.text) || isGrey(oklchOf(base.hex))) return null;
  return colorAt(text, first.start, second.end, base, toned(toned(base.hex, "muted"), "darker"));
}

const TOO_BEFORE = /(?:\b(?:too|not so|not as|less)|너무|덜)\s?$/;
const TOO_AFTER = /^(?:い|色)?(?:すぎ|過ぎ)/;

/** A message's words with what shades its colours read into them. */
export function withTones(text: string, tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (const token of tokens) {
    const { color } = token.readings;
    const last = out.at(-1);
    const mix = last && mixed(text, last, token);
    if (mix) {
      out.splice(-1, 1, mix);
      continue;
    }
    if (!color) {
      out.push(token);
      continue;
    }
    // "too blue" wants less of it
    if (TOO_BEFORE.test(text.slice(0, token.start)) || TOO_AFTER.test(text.slice(token.end))) {
      out.push({ ...token, readings: { extra: "muted" } });
      continue;
    }
    let { start } = token;
    let { hex } = color;
    for (let round = 0; round < 2; round++) {
      const before = text.slice(0, start);
      const found = TONES.find(([, pattern]) => pattern.test(before));
      const cool = isGrey(oklchOf(hex)) ? COOL_GREY.exec(before) : null;
      const match = found?.[1].exec(before) ?? cool;
      if (!match) break;
      hex = toned(hex, found?.[0] ?? "cool");
      start = match.index;
    }
    // a word that was read as something else is part of the shade: 차분한 파랑 wants no calmer car
    while ((out.at(-1)?.end ?? 0) > start) out.pop();
    out.push(start === token.start ? token : colorAt(text, start, token.end, color, hex));
  }
  return out;
}

/** How much more or less of something is wanted, 1 for a step. */
export function degreeOf(text: string): number {
  if (
    /\b(?:way|lots?|two|three|several|few|really|a lot|far)\b|\bmuch\b(?! (?:money|gloss))|훨씬|많이|확|두 ?톤|세 ?톤|두 단계|かなり|ずっと|だいぶ|めっちゃ|二段|2段/.test(
      text,
    )
  )
    return 1.8;
  if (
    /\b(?:bit|slight|slightly|touch|smidge|hair|tad|little|tick|notch)\b|조금|쪼금|살짝|약간|쪼끔|한 ?톤|少し|ちょっと|ちょい|気持ち|若干|やや|ほんのり|ワントーン/.test(
      text,
    )
  )
    return 0.7;
  return 1;
}
