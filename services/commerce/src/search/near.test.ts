import { describe, expect, it } from "vitest";
import { cut, endsLike, errorsBetween, errorsIn, halvesOf, isOtherWord, soundsLike, withinOf } from "./near.ts";

describe("typing errors", () => {
  it.each([
    ["haldne", "halden", 1],
    ["exaust", "exhaust", 1],
    ["spolier", "spoiler", 1],
    // one jamo, one voice mark
    ["할댄", "할덴", 1],
    ["ハルテン", "ハルデン", 1],
    ["メシュ", "メッシュ", 1],
    ["wheel", "wheel", 0],
    ["wheel", "brakes", 3],
  ])("are counted as people make them: %s for %s", (typed, meant, errors) =>
    expect(errorsBetween(typed, meant, 2)).toBe(errors),
  );

  it.each([
    ["rim", 0],
    ["mehs", 1],
    ["suspension", 2],
    // a size or a number is what it is
    ["5x112", 0],
    ["norr355street", 0],
  ])("are forgiven by the length of a word: %s", (word, errors) => expect(errorsIn(word)).toBe(errors));
});

it.each([
  ["gold", "fold", true],
  ["black", "blank", true],
  ["mehs", "mesh", false],
  ["exaust", "exhaust", false],
  ["bumber", "bumper", false],
  ["할댄", "할덴", false],
])("a short word with another letter is another word: %s and %s", (typed, near, isOther) =>
  expect(isOtherWord(typed, near)).toBe(isOther),
);

describe("words typed as one", () => {
  it.each([
    ["sideskirts", ["side", "skirts", "skirt"], ["side", "skirts"]],
    ["단조휠", ["단조", "휠", "단"], ["단조", "휠"]],
    ["チタンマフラー", ["チタン", "マフラー", "フラ"], ["チタン", "マフラー"]],
    ["carbonfoo", ["carbon"], null],
    ["", [], []],
  ])("are cut into words that are known: %s", (word, known, pieces) =>
    expect(cut(word, new Set(known))).toEqual(pieces),
  );

  it("may be single letters where a letter is a word, and three of Latin", () => {
    expect(withinOf("휠캡")).toEqual(["휠", "캡"]);
    expect(withinOf("rims")).toEqual(["rim", "ims"]);
  });
});

it.each([
  ["ホイル", "ホイール", true],
  ["メシュ", "メッシュ", true],
  ["ホイル", "タイル", false],
  // two letters are a word of their own
  ["バー", "バ", false],
  ["wheel", "wheel", false],
])("a long or double sound of Japanese may be missing: %s for %s", (typed, meant, alike) =>
  expect(soundsLike(typed, meant)).toBe(alike),
);

it("a typed word may be the beginning or the end of a longer one that no space cuts", () => {
  expect(endsLike("スキットプレート", "リアスキッドプレート", 1)).toContain("スキッドプレート");
  expect(endsLike("디퓨져", "리어디퓨저", 1)).toContain("디퓨저");
  expect(endsLike("skirt", "sideskirts", 1)).toEqual([]);
});

it("a word is halved where one half says something, the longest first, its ending before its beginning", () => {
  const halves = halvesOf("루프박스").map(({ half }) => half);
  expect(halves).toEqual(["프박스", "루프박", "박스", "루프", "스", "루"]);
  expect(halvesOf("ヘッドランプ").at(-2)).toEqual({ half: "ランプ", isLast: true });
  expect(halvesOf("hoodie").map(({ half }) => half)).toEqual(["oodie", "hoodi", "odie", "hood"]);
  expect(halvesOf("19인치")).toEqual([]);
  expect(halvesOf("x".repeat(200))).toEqual([]);
});
