/** Types that the studio has words for. */
export const STICKER_TYPES = [
  "stripes",
  "numbers",
  "roundels",
  "flames",
  "geometric",
  "racing",
  "lettering",
  "badges",
] as const;
export type StickerType = (typeof STICKER_TYPES)[number];

/** Words of a file's name or folder by which its type is told, before its shape is asked. */
const WORDS: readonly (readonly [StickerType, RegExp])[] = [
  ["stripes", /stripe|band|line\b|줄무늬|스트라이프|ストライプ|ライン/],
  ["numbers", /number|digit|\bno\.?\s*\d|^\d{1,3}$|숫자|번호|数字|番号|ゼッケン/],
  ["roundels", /roundel|circle|round|disc|원형|ラウンデル|丸/],
  ["flames", /flame|fire|불꽃|화염|炎|フレイム/],
  ["racing", /rac(?:e|ing)|checker|chequer|rally|sponsor|레이싱|체커|レーシング|チェッカー/],
  ["lettering", /letter|text|word|script|type|글자|레터링|文字|レタリング/],
  ["badges", /badge|logo|emblem|shield|crest|배지|로고|엠블럼|バッジ|ロゴ|エンブレム/],
  ["geometric", /geo|hex|triangle|pattern|grid|기하|패턴|幾何|パターン/],
];

const LONG = 4;

/** What a drawing seems to be, by its name and then by its shape; a person corrects it. */
export function proposedType(path: string, width: number, height: number): StickerType {
  const name = path
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\.svg$/, "");
  // the file's own name says more than its folder
  for (const part of [name.split("/").at(-1) ?? "", name])
    for (const [type, words] of WORDS) if (words.test(part.replace(/[_-]+/g, " "))) return type;
  const shape = Math.max(width, height) / Math.min(width, height);
  return shape >= LONG ? "stripes" : "geometric";
}

/** A name for people out of a file's name. */
export function proposedTitle(path: string): string {
  const stem = (path.split("/").at(-1) ?? "").normalize("NFC").replace(/\.svg$/i, "");
  const words = stem
    .split(/[-_\s]+/)
    .filter(Boolean)
    .join(" ")
    .slice(0, 80)
    .trim();
  return words === "" ? "Sticker" : (words[0]?.toUpperCase() ?? "") + words.slice(1);
}

/** Metres: no film is cut smaller, no panel is wider. */
export const WIDTHS = { least: 0.01, most: 3 } as const;
const PX_PER_METRE = 96 / 0.0254;

/** The width that a drawing states: a CSS px is a 96th of an inch, and millimetres were turned into them. */
export const proposedWidth = (px: number): number =>
  Math.round(Math.min(WIDTHS.most, Math.max(WIDTHS.least, px / PX_PER_METRE)) * 1000) / 1000;
