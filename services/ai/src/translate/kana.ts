const ROWS: Record<string, string> = {
  あ: "a",
  い: "i",
  う: "u",
  え: "e",
  お: "o",
  か: "ka",
  き: "ki",
  く: "ku",
  け: "ke",
  こ: "ko",
  さ: "sa",
  し: "shi",
  す: "su",
  せ: "se",
  そ: "so",
  た: "ta",
  ち: "chi",
  つ: "tsu",
  て: "te",
  と: "to",
  な: "na",
  に: "ni",
  ぬ: "nu",
  ね: "ne",
  の: "no",
  は: "ha",
  ひ: "hi",
  ふ: "fu",
  へ: "he",
  ほ: "ho",
  ま: "ma",
  み: "mi",
  む: "mu",
  め: "me",
  も: "mo",
  や: "ya",
  ゆ: "yu",
  よ: "yo",
  ら: "ra",
  り: "ri",
  る: "ru",
  れ: "re",
  ろ: "ro",
  わ: "wa",
  を: "o",
  ん: "n",
  が: "ga",
  ぎ: "gi",
  ぐ: "gu",
  げ: "ge",
  ご: "go",
  ざ: "za",
  じ: "ji",
  ず: "zu",
  ぜ: "ze",
  ぞ: "zo",
  だ: "da",
  ぢ: "ji",
  づ: "zu",
  で: "de",
  ど: "do",
  ば: "ba",
  び: "bi",
  ぶ: "bu",
  べ: "be",
  ぼ: "bo",
  ぱ: "pa",
  ぴ: "pi",
  ぷ: "pu",
  ぺ: "pe",
  ぽ: "po",
  ゔ: "vu",
  ぁ: "a",
  ぃ: "i",
  ぅ: "u",
  ぇ: "e",
  ぉ: "o",
};
const SMALL: Record<string, string> = { ゃ: "ya", ゅ: "yu", ょ: "yo" };

export const isKana = (character: string): boolean => /[\u3041-\u30ff]/.test(character);
export const isHan = (character: string): boolean => /\p{Script=Han}|々/u.test(character);

/** Kana in Latin letters (Hepburn); Kanji, whose reading depends on the word, stay as they are. */
export function romaji(text: string): string {
  const hiragana = [...text].map((c) => (/[ァ-ヶ]/.test(c) ? String.fromCodePoint((c.codePointAt(0) ?? 0) - 0x60) : c));
  let out = "";
  for (const [index, c] of hiragana.entries()) {
    if (SMALL[c])
      out =
        out.replace(/i$/, "").replace(/(sh|ch|j)$/, "$1") + (/(sh|ch|j)i$/.test(out) ? SMALL[c].slice(1) : SMALL[c]);
    else if (c === "っ") out += ROWS[hiragana[index + 1] ?? ""]?.[0] ?? "";
    else if (c === "ー") out += out.at(-1) ?? "";
    else out += ROWS[c] ?? c;
  }
  return out;
}
