import { expect, it } from "vitest";
import { emptyBuild } from "../empty.ts";
import { MOST_OUTLINES } from "../own-letters.ts";
import { readBuild } from "../preset.ts";
import { testPlacement } from "../testing/placement.ts";
import { missingOf, type OwnLetters, ownFace } from "./own-face.ts";

const own: OwnLetters = {
  face: "6f1b3c9e-7a44-4d0c-9c0e-2f6a5b1d8e77",
  name: "Grid",
  em: 1000,
  glyphs: ["M0 0L500 0L500 700Z", "M0 -100Q10 5"],
  runs: { A: [600, 0, 0, 0], V: [600, 0, 0, 0], AV: [1100, 0, 0, 0, 0, 500, 0], bad: [300, 1, 0, 0, 9, 0, 0] },
  kerns: { AV: -100, VA: -80 },
};
const reads = (letters: object) => {
  const art = { kind: "text", text: "AV", font: "archivo", color: "#ffffff", own: { ...own, ...letters } };
  return readBuild({ ...emptyBuild(), stickers: [{ ...testPlacement("a"), art }] }).status;
};

it("text is set as it was, and letter by letter with its kerning where it was not", () => {
  const face = ownFace(own, 200);
  expect(face.measure("AV")).toMatchObject({ width: 220, left: 0, right: 200, top: 140, bottom: 0 });
  expect(face.outline("AV")).toBe("M0 0L100 0L100 -140ZM100 0L200 0L200 -140Z");
  expect(face.measure("VA").width).toBe(224);
  // a letter that it does not bring is a gap; nothing that is written of others is believed
  expect(face.measure("A?").width).toBe(320);
  expect(face.measure("constructor").width).toBe(11 * 200);
  expect(face.outline("bad")).toBe("M0 20");
  expect([missingOf(own, "AV\nVA ?!?"), missingOf(own, "AV")]).toEqual([["?", "!"], []]);
});

it("a build holds letters that can be drawn, and no more than it may", () => {
  expect(reads({})).toBe("ok");
  expect(reads({ glyphs: ["M0 0<script>"] })).toBe("broken");
  expect(reads({ glyphs: Array.from({ length: 3 }, () => "1".repeat(MOST_OUTLINES / 2)) })).toBe("broken");
  expect(reads({ runs: { A: [Number.NaN] } })).toBe("broken");
  expect(reads({ file: "font.ttf" })).toBe("broken");
});
