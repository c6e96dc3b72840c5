import { expect, it } from "vitest";
import { linesOf } from "./breaks.ts";

const wide = (text: string) => [...text].reduce((sum, one) => sum + (one.charCodeAt(0) > 0x2e80 ? 2 : 1), 0);
const lines = (text: string, width: number) => linesOf(text, width, wide);

it("fills lines of Kana and Kanji, and keeps marks and words whole", () => {
  expect(lines("前のドアの隙間から、百ミリ。", 10)).toEqual(["前のドアの", "隙間から、", "百ミリ。"]);
  for (const line of lines("車の「ドア」を、開ける。（左）ショップ", 8)) {
    expect("、。」）ョッー").not.toContain(line[0]);
    expect("「（").not.toContain(line.at(-1));
  }
  expect(lines("車はHalden GTです", 8)).toEqual(["車は", "Halden", "GTです"]);
});

it("keeps Korean in words, and cuts only what is wider than a line", () => {
  expect(lines("앞 도어 틈에서 아래로", 8)).toEqual(["앞 도어", "틈에서", "아래로"]);
  expect(lines("가나다라마바사", 8)).toEqual(["가나다라", "마바사"]);
  expect(lines("one\ntwo three", 5)).toEqual(["one", "two", "three"]);
});
