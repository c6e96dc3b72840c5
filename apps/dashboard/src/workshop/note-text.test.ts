import { createTranslate, LANGUAGES } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { expect, it } from "vitest";
import { noteText } from "./note-text.ts";

const panels = [
  { id: "door.left", label: { en: "Left door", ko: "왼쪽 문", ja: "左ドア" } },
  { id: "roof", label: { en: "Roof", ko: "루프", ja: "ルーフ" } },
];
const notes = [
  { code: "rim-told", values: { how: "radius" } },
  { code: "wheels-found", values: { how: "shape", diameter: 650, width: 220, rim: 18 } },
  { code: "wheels-straightened", values: { axle: "front", degrees: 12 } },
  { code: "hinge-made", values: { name: "door.left", panels: "door.left" } },
  { code: "hinge-empty", values: { name: "trunk" } },
  { code: "plate-made", values: { side: "front", width: 520, height: 110 } },
  { code: "plate-there", values: { side: "rear" } },
  { code: "plate-off", values: { side: "front" } },
  { code: "panels", values: { count: 2, names: "door.left, roof" } },
  { code: "panels-split", values: { name: "Cube", panels: "door.front.left, fender.front.left, roof" } },
  { code: "zone-found", values: { zone: "calipers", materials: "Red" } },
  { code: "slots-missing", values: { slots: "spoiler, wheels.front" } },
  { code: "turned-nose", values: { degrees: 90, evidence: "the longest side" } },
];

it.each(LANGUAGES)("says in %s nothing in the importer's own words", (language) => {
  const t = createTranslate(language, mergedMessages(language));
  const texts = notes.map((note) => noteText(t, language, note, panels));
  for (const text of texts) expect(text).not.toMatch(/dashboard\.|[{}]|\w\.(left|right|front|rear)\b/);
  if (language !== "en") expect(texts.join()).not.toMatch(/radius|shape|front|trunk|roof|calipers|spoiler|longest/);
});

it("counts one as one", () => {
  const t = createTranslate("en", mergedMessages("en"));
  const flip = (count: number) => noteText(t, "en", { code: "fixed-flip", values: { count } });
  expect([flip(1), flip(1200)]).toEqual([
    "Turned the faces of 1 mesh outward.",
    "Turned the faces of 1,200 meshes outward.",
  ]);
});
