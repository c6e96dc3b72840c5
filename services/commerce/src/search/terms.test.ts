import { describe, expect, it } from "vitest";
import { initialsOf, isInitials, partsOf, runsOf, wordsOf } from "./terms.ts";

describe("the words of a search", () => {
  it("are taken once, and no more than somebody types", () => {
    expect(wordsOf("  Alloy ｗｈｅｅｌ\twheel\0ALLOY ")).toEqual(["ALLOY", "wheel"]);
    expect(wordsOf("a b c d e f g h i j")).toHaveLength(8);
    expect(wordsOf(null)).toEqual([]);
  });

  it("find by what else they are called, in the singular, without words that only join others", () => {
    expect(partsOf(["wheels", "for", "halden"])).toEqual([["wheel"], ["halden"]]);
    expect(partsOf(["bonnets"])).toEqual([["bonnet", "hood"]]);
    expect(partsOf(["본넷"])).toEqual([["본넷", "보닛"]]);
    expect(partsOf(["19x9.5"])).toEqual([["19x9.5", "19 × 9.5"]]);
    expect(partsOf(["for"])).toEqual([["for"]]);
    expect(partsOf(["brass", "chassis"])).toEqual([["brass"], ["chassis"]]);
  });

  it.each([
    ["鍛造ホイール", ["鍛造", "ホイール"]],
    ["gt용", ["gt", "용"]],
    ["ほいーる", ["ほいーる"]],
    ["19인치", ["19인치"]],
    ["폴드5", ["폴드", "5"]],
  ])("are cut where the script changes, sizes are not: %s", (word, runs) => expect(runsOf(word)).toEqual(runs));
});

it("the first letters of Hangul are those of its syllables alone", () => {
  expect(initialsOf("사이드 스커트")).toBe("ㅅㅇㄷㅅㅋㅌ");
  expect(initialsOf("GT 윙 2")).toBe("ㅇ");
  expect(isInitials("ㅅㅍㅇㄹ")).toBe(true);
  expect(isInitials("ㅋ")).toBe(false);
  expect(isInitials("스ㅍ")).toBe(false);
});
