import { expect, it } from "vitest";
import { parseBuild } from "../preset.ts";
import { testPlacement } from "../testing/placement.ts";
import { recolorVinyl, vinylColors } from "./recolor.ts";
import { VinylContent } from "./schema.ts";

const stops = [
  { at: 0, color: "#FF0000", alpha: 1 },
  { at: 1, color: "#000000", alpha: 0 },
];
const content = VinylContent.parse({
  version: 1,
  size: [1, 1],
  pieces: [
    {
      art: {
        kind: "shape",
        shape: { form: "ellipse" },
        fill: { kind: "linear", angle: 0, stops },
        outline: { color: "#ffffff", width: 0.01 },
      },
      size: [1, 1],
      at: [1, 0, 0, 1, 0, 0],
    },
    {
      art: {
        kind: "text",
        text: "7",
        font: "archivo",
        color: "#ffffff",
        outline: { color: "#000000", width: 0.1 },
        shadow: { color: "#112233", x: 0, y: 0, blur: 0 },
      },
      size: [1, 1],
      at: [1, 0, 0, 1, 0, 0],
    },
  ],
});

it("names every colour once, whatever it fills, and replaces those of the map alone, however they are written", () => {
  expect(vinylColors(content).toSorted()).toEqual(["#000000", "#112233", "#ff0000", "#ffffff"]);
  const green = recolorVinyl(content, { "#ff0000": "#00ff00", "#112233": "#445566", "#abcdef": "#000001" });
  expect(vinylColors(green).toSorted()).toEqual(["#000000", "#00ff00", "#445566", "#ffffff"]);
  // what is stored under a hash stays as it is
  expect(vinylColors(content)).toContain("#ff0000");
  expect(recolorVinyl(content, undefined)).toBe(content);
});

it("is a build's business: its colours are checked as those of any art", () => {
  const layer = (colors: object) =>
    testPlacement("v", { art: { kind: "vinyl", hash: "a".repeat(64), colors } as never });
  expect(parseBuild({ stickers: [layer({ "#ff0000": "#00ff00" })] })).toMatchObject({ ok: true });
  expect(parseBuild({ stickers: [layer({ "#ff0000": "url(x)" })] })).toMatchObject({ ok: false });
  const many = Object.fromEntries(
    Array.from({ length: 129 }, (_, i) => [`#${i.toString(16).padStart(6, "0")}`, "#000000"]),
  );
  expect(parseBuild({ stickers: [layer(many)] })).toMatchObject({ ok: false });
});
