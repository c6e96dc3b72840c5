import { translate } from "../translate/index.ts";
import { isColourWord } from "./palette.ts";
import type { PatternId } from "./patterns.ts";
import { SHAPES } from "./shapes/index.ts";
import type { Shape } from "./shape.ts";

export type Style =
  | "speed"
  | "arch"
  | "perspective"
  | "stencil"
  | "script"
  | "badge"
  | "flat"
  | "fire"
  | "splatter"
  | "halftone";
/** What a prompt asks for, as far as it is understood. */
export type Wish = {
  english: string;
  /** Lettering, as it was written. */
  text: string | null;
  number: string | null;
  shapes: Shape[];
  patterns: PatternId[];
  styles: ReadonlySet<Style>;
  count: number;
  /** Words that nothing was drawn for, as they were written. */
  left: string[];
};

const PATTERNS: readonly (readonly [RegExp, PatternId])[] = [
  [/\bpinstripes?\b/, "pinstripes"],
  [/\btiger (stripes?|print|pattern)\b/, "tiger"],
  [/\bzebra( print)?\b/, "zebra"],
  [/\b(leopard|cheetah|leopard print)\b/, "leopard"],
  [/\bspeed lines?\b/, "speed"],
  [/\b(racing stripes?|stripes?|lines?|two-tone)\b/, "stripes"],
  [/\b(flames?|fire|hot ?rod)\b/, "flames"],
  [/\b(tribal|tattoo)\b/, "tribal"],
  [/\b(splatter|paint splash|graffiti|drips?)\b/, "splatter"],
  [/\b(halftone|polka dots?|dots?|pop art)\b/, "halftone"],
  [/\b(carbon fib(re|er)|carbon)\b/, "carbon"],
  [/\b(camouflage|camo|military)\b/, "camo"],
  [/\b(chequered|checkered|check pattern|chequers|checkers|plaid)\b(?! flag)/, "chequers"],
  [/\b(hexagons?|honeycomb)\b/, "hexagons"],
  [/\b(geometric|triangles?|polygons?|low ?poly|pixel|modern|futuristic|cyberpunk)\b/, "geometric"],
  [/\b(wave pattern|seigaiha)\b/, "waves"],
  [/\b(brush|brush stroke|ink painting|sketch)\b/, "brush"],
];
const STYLES: readonly (readonly [RegExp, Style])[] = [
  [/\b(speed|fast|running|racing|race|drift|drifting|flying|speed lines)\b/, "speed"],
  [/\b(arch|arched|curved|round)\b/, "arch"],
  [/\b(perspective|3d)\b/i, "perspective"],
  [/\b(stencil|military|army)\b/, "stencil"],
  [/\b(script|handwriting|brush|elegant|cursive)\b/, "script"],
  [/\b(badge|crest|emblem|roundel|circle|logo|shield)\b/, "badge"],
  [/\b(flat|silhouette|monochrome|simple|minimal|stealth|one colour)\b/, "flat"],
  [/\b(burning|blazing|fire|flames?|hot)\b/, "fire"],
  [/\b(splatter|graffiti|paint)\b/, "splatter"],
  [/\b(halftone|pop art|retro|comic)\b/, "halftone"],
];
const NUMERALS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, "2": 2, "3": 3, "4": 4, "5": 5 };
const SHORT = /^(JDM|SUV|VIP|UFO|3D|RGB|CMYK|TV|PC)$/;
const LETTERING = /\b(lettering|letters?|text|name|word|phrase|font|written|says?|saying|calligraphy)\b/;
const PLAIN = new Set(
  "a an the of on in to from with without and or for my i want please draw make add write show recommend change paint sticker decal design graphic picture logo style like one two three four five six colour color number car door bonnet roof side left right front rear hood both sides all white body very more less big small cool cute beautiful new good background pattern vinyl die cut letter text name matching burning red head face that is as it this me some lettering word phrase eye art illustration cartoon strong fierce angry happy powerful wild vivid bright dark light matte gloss metallic simple intense fast scary mysterious style-of around by at rally racing race drift garage team club retro vintage luxury stealth elegant cartoon theme print special edition speed sport sports".split(
    " ",
  ),
);

const singular = (word: string): string =>
  // wolves, knives and leaves, but no waves
  /(?:wol|kni|lea|hoo|hal|el|scar)ves$/.test(word)
    ? word.replace(/ves$/, "f")
    : /(ss|us)$/.test(word)
      ? word
      : word
          .replace(/([^aeiou])ies$/, "$1y")
          .replace(/(x|ch|sh)es$/, "$1")
          .replace(/s$/, "");
const WORDS: readonly (readonly [string, Shape])[] = SHAPES.flatMap((shape) =>
  shape.words.map((word) => [word.toLowerCase(), shape] as const),
).sort((a, b) => b[0].length - a[0].length);

function shapesIn(english: string, used: (word: string) => void): Shape[] {
  let text = ` ${english
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, " ")
    .split(/\s+/)
    .map(singular)
    .join(" ")} `;
  const found: { shape: Shape; at: number }[] = [];
  for (const [word, shape] of WORDS) {
    const written = ` ${word.split(" ").map(singular).join(" ")} `;
    const at = text.indexOf(written);
    if (at < 0) continue;
    text = text.slice(0, at) + ` ${"·".repeat(written.length - 2)} ` + text.slice(at + written.length);
    used(word);
    if (!found.some((one) => one.shape === shape)) found.push({ shape, at });
  }
  return found.sort((a, b) => a.at - b.at).map(({ shape }) => shape);
}

/** One syllable of a longer Korean word is no name: the 오 of 비 오는 밤. */
const isFragment = (word: string, prompt: string): boolean =>
  /^[가-힣]$/.test(word) && !new RegExp(`(?<![가-힣])${word}(?![가-힣])`).test(prompt);

/** Text to be written: what is quoted, what stands in capitals, or names beside a word for lettering. */
function textIn(prompt: string, english: string, unknown: readonly string[]): string | null {
  const [, quoted] = /["“'‘「『]([^"”'’」』]{1,40})["”'’」』]/.exec(prompt) ?? [];
  if (quoted) return quoted.trim();
  const capitals = [...prompt.matchAll(/(?<![\w#])[A-Z][A-Z0-9&.!-]*(?:\s+[A-Z0-9][A-Z0-9&.!-]*)*(?!\w)/g)]
    .map(([words]) =>
      words
        .split(/\s+/)
        .filter((word) => !SHORT.test(word))
        .join(" "),
    )
    .find((words) => /[A-Z]{2}/.test(words));
  if (capitals) return capitals.slice(0, 24);
  const names = unknown.filter((word) => !isFragment(word, prompt));
  return LETTERING.test(english) && names.length > 0 ? names.join(" ").slice(0, 24) : null;
}

/** Reads a prompt in English, Korean or Japanese. */
export function readPrompt(prompt: string): Wish {
  const { text: translated, unknown } = translate(prompt);
  const english = translated.replace(/\[\?:[^\]]*\]/g, " ");
  const lower = english.toLowerCase();
  let text = textIn(prompt, lower, unknown);
  const bare = text ? lower.replace(text.toLowerCase(), " ") : lower;
  const known = new Set<string>();
  // racing stripes are no flag, and tiger stripes no tiger
  const things = PATTERNS.reduce(
    (rest, [words]) => rest.replace(words, (found) => (found.includes(" ") ? " " : found)),
    bare,
  );
  const shapes = shapesIn(things, (word) => word.split(" ").forEach((part) => known.add(singular(part))));
  const [, spoken, hashed, sole] =
    /\b(?:number|no\.?)\s*(\d{1,3})\b|#(\d{1,3})\b(?![0-9a-f]{3})|(?<![\w.])(\d{1,3})(?!\s*(?:cm|mm|%|\d|\.))/.exec(
      bare,
    ) ?? [];
  const counted = /\b(?:(two|three|four|five)\s+[a-z]+|([2-5])\s+[a-z ]*s)\b/.exec(bare);
  const said = counted?.[1] ?? counted?.[2];
  const count = said && shapes.length > 0 ? (NUMERALS[said] ?? 1) : 1;
  const number =
    text && /\d/.test(text) ? null : (spoken ?? hashed ?? (count > 1 && sole === said ? null : sole) ?? null);
  // a flame that is a shape is a pattern, too, where nothing else stands there
  const patterns = PATTERNS.flatMap(([words, id]) => {
    const found = words.exec(bare);
    if (!found) return [];
    for (const part of found[0].split(" ")) known.add(singular(part));
    return [id];
  }).filter(
    (id, _, all) =>
      !(id === "stripes" && (all.includes("tiger") || all.includes("pinstripes") || all.includes("speed"))),
  );
  const styles = new Set(STYLES.filter(([words]) => words.test(bare)).map(([, style]) => style));
  const drawn = shapes.filter(
    ({ id }, _, all) =>
      !(
        (id === "flame" && (patterns.includes("flames") || styles.has("fire"))) ||
        (id === "tiger" && patterns.includes("tiger")) ||
        (id === "shield" && all.length > 1)
      ),
  );
  const leftEnglish = (bare.match(/[a-z][a-z-]+/g) ?? []).filter(
    (word) =>
      !PLAIN.has(word) &&
      !known.has(singular(word)) &&
      !isColourWord(word) &&
      !STYLES.some(([words]) => words.test(word)),
  );
  const left = [...unknown.filter((word) => !text?.includes(word)), ...leftEnglish];
  if (drawn.length === 0 && patterns.length === 0 && !text && !number) {
    // nothing that can be drawn: the words themselves are
    const words =
      unknown.length > 0
        ? unknown.join(" ")
        : prompt
            .replace(/[^\p{L}\p{N}\s&!.-]/gu, " ")
            .replace(/\s+/g, " ")
            .trim();
    text = [...words].slice(0, 20).join("").trim() || null;
  }
  return {
    english: lower,
    text,
    number,
    shapes: drawn.sort((a, b) => Number(a.id === "crown") - Number(b.id === "crown")).slice(0, 2),
    patterns,
    styles,
    count,
    left: [...new Set(left)].slice(0, 8),
  };
}
