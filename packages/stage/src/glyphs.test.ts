import { describe, expect, it } from "vitest";
import { gapped, rangesOf, split } from "./glyphs.ts";

const LATIN = rangesOf("U+0000-00FF,U+0131, U+2000-206F,U+20AC");

describe("what a face can write", () => {
  it("is read from the ranges of its files", () => {
    expect(rangesOf("U+0-10FFFF")).toEqual([[0, 0x10ffff]]);
    expect(rangesOf("U+4??, u+20ac")).toEqual([
      [0x400, 0x4ff],
      [0x20ac, 0x20ac],
    ]);
  });
  it.each([
    ["GO 27", "GO 27", []],
    ["GO 🔥 27", "GO 27", ["🔥"]],
    ["🏁🏁", "", ["🏁"]],
    ["A👨‍👩‍👧B1️⃣", "AB", ["👨‍👩‍👧", "1️⃣"]],
    ["Привет €5", " €5", ["П", "р", "и", "в", "е", "т"]],
  ])("splits %s", (text, written, missing) => {
    expect(split(text, LATIN)).toEqual({ written, missing });
  });
  it("leaves a gap in a text that is on a car already, so that no letter moves or becomes a box", () => {
    expect(gapped("A🔥B", LATIN)).toBe("A\u2003B");
    expect(gapped("A B", LATIN)).toBe("A B");
  });
});
