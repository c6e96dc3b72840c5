import { expect, it } from "vitest";
import { csvFile } from "./csv.ts";

it("writes what a spreadsheet shows and never runs", () => {
  const lines = [
    ["=1+1", "+49 30 1", "@SUM(A1)", "-12.50", "\t=cmd|' /C calc'!A0"],
    ['says "hi", then', "two\nlines", "서울", "plain", ""],
  ];
  expect(csvFile(lines)).toBe(
    `\uFEFF'=1+1,'+49 30 1,'@SUM(A1),-12.50,'\t=cmd|' /C calc'!A0\r\n"says ""hi"", then","two\nlines",서울,plain,\r\n`,
  );
});
