import { describe, expect, it } from "vitest";
import { fuzzyMatch } from "./fuzzy.ts";

const marked = (query: string, text: string) => {
  const match = fuzzyMatch(query, text);
  return match ? match.ranges.map(([from, to]) => text.slice(from, to)).join("|") : null;
};
const best = (query: string, texts: readonly string[]) =>
  texts
    .map((text) => ({ text, score: fuzzyMatch(query, text)?.score ?? -1 }))
    .sort((a, b) => b.score - a.score)
    .find(({ score }) => score >= 0)?.text;

describe("finding a command by what is typed", () => {
  it("takes beginnings, runs within a word and initials", () => {
    expect(marked("mir", "Mirror link")).toBe("Mir");
    expect(marked("link", "Mirror link")).toBe("link");
    expect(marked("ml", "Mirror link")).toBe("M|l");
    expect(marked("ayer", "One layer up")).toBe("ayer");
    expect(marked("lay up", "One layer up")).toBe("lay|up");
    expect(marked("UP lay", "One layer up")).toBe("lay|up");
  });
  it("leaves out letters that are merely strewn over the text", () => {
    expect(fuzzyMatch("mir", "Move layer right")).toBeNull();
    expect(fuzzyMatch("zzz", "Mirror link")).toBeNull();
  });
  it("prefers the beginning of a text, then of a word", () => {
    expect(best("re", ["Colour recent", "Redo", "Mirror link"])).toBe("Redo");
    expect(best("lock", ["Unlock", "Hide or lock", "Lock or unlock"])).toBe("Lock or unlock");
  });
  it("finds Hangul by initial sounds and while it is being typed", () => {
    expect(marked("ㅅㅌㅋ", "스티커 복제")).toBe("스티커");
    expect(marked("슽", "스티커 복제")).toBe("스티");
    expect(marked("복제", "스티커 복제")).toBe("복제");
    expect(marked("도새", "도색")).toBe("도색");
    expect(fuzzyMatch("ㅂㅅ", "스티커 복제")).toBeNull();
  });
  it("reads both Kana alike, and full-width letters", () => {
    expect(marked("すてっか", "ステッカーを複製")).toBe("ステッカ");
    expect(marked("複製", "ステッカーを複製")).toBe("複製");
    expect(marked("ｐａ", "Paint")).toBe("Pa");
  });
  it("marks accents whole and matches without them", () => {
    expect(marked("cafe", "Café racer")).toBe("Café");
  });
  it("takes a sign that stands alone for no word", () => {
    expect(marked("opacity 40 %", "Opacity 40 %")).toBe("Opacity|40");
  });
  it("matches everything while nothing is typed", () => {
    expect(fuzzyMatch("  ", "Anything")?.ranges).toEqual([]);
  });
});
