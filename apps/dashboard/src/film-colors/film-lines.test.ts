import { expect, it } from "vitest";
import { filmLines } from "./film-lines.ts";

it("reads what is pasted from a sheet or a CSV file, and tells the lines that are no color", () => {
  const text = [
    "Chart\tCode\tName\tColor\tFinish",
    "Maker 100\t10\tWhite\t#F4F5F2\tMatte",
    'Maker 100;"11";Deep red;880011',
    "",
    "Maker 100,12,Blue,#0000ff,satin",
    "Maker 100,13,Blue,blue,satin",
    "Maker 100,14,Blue,#0000ff,velvet",
  ].join("\r\n");
  expect(filmLines(text)).toEqual({
    colors: [
      { chart: "Maker 100", code: "10", name: "White", hex: "#f4f5f2", finish: "matte" },
      { chart: "Maker 100", code: "11", name: "Deep red", hex: "#880011", finish: "gloss" },
      { chart: "Maker 100", code: "12", name: "Blue", hex: "#0000ff", finish: "satin" },
    ],
    wrong: [6, 7],
  });
});
