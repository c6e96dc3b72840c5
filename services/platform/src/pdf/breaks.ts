/** What no line begins with, and what none ends with, as Japanese and Korean are set. */
const NO_START = new Set(
  "、。，．・：；？！）」』】〕］｝〉》｣､｡ーｰぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々〻゛゜…‥％℃°,.:;?!)]}%›»”’",
);
const NO_END = new Set("（「『【〔［｛〈《｢￥₩＃#([{‹«“‘$");
/** Kana, Kanji and full-width forms: a line may end behind each. Hangul is set in words, as Latin is. */
const ALONE = /[\u2e80-\u312f\u3190-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff00-\uffef]/u;

/** A text in pieces that are not broken; a piece holds the space behind it. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let ends = true;
  for (const character of text) {
    const last = pieces.at(-1);
    const before = last?.at(-1) ?? "";
    const breaks = ends || (before !== " " && (ALONE.test(character) || ALONE.test(before)));
    const held = NO_START.has(character) || NO_END.has(before) || character === " ";
    if (last === undefined || (breaks && !held)) pieces.push(character);
    else pieces[pieces.length - 1] = last + character;
    ends = character === " ";
  }
  return pieces;
}

/**
 * A text in lines of at most `width`: broken at spaces and between Kana and Kanji, never before a closing mark or behind an
 * opening one, and anywhere in what is wider than a line.
 */
export function linesOf(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const piece of piecesOf(paragraph.replaceAll(/[^\S\u00a0]/gu, " "))) {
      if (measure((line + piece).trimEnd()) <= width) {
        line += piece;
        continue;
      }
      if (line.trim()) lines.push(line.trimEnd());
      line = "";
      if (measure(piece.trimEnd()) <= width) {
        line = piece;
        continue;
      }
      for (const character of piece) {
        if (line && measure(line + character) > width) {
          lines.push(line.trimEnd());
          line = "";
        }
        line += character;
      }
    }
    if (line.trim()) lines.push(line.trimEnd());
  }
  return lines;
}
