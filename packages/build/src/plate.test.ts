import { expect, it } from "vitest";
import { type PlateForm, plateFault, plateText } from "./plate.ts";
import { parseBuild } from "./preset.ts";

it.each<[PlateForm, string]>([
  ["eu", "AB-123-CD"],
  ["de", "MÜ AB 1234"],
  ["uk", "AB12 CDE"],
  ["kr", "123가 4567"],
  ["jp", "品川 300 あ 12-34"],
  ["us", "CARLOOM"],
])("a %s plate may read %s", (form, text) => {
  expect(plateFault(form, text)).toBeNull();
  expect(parseBuild({ plate: { form, text } })).toMatchObject({ ok: true, value: { plate: { form, text } } });
});

it("a letter that a plate does not have and a text too short or long are refused by name", () => {
  expect(plateFault("uk", "AB12 가DE")).toEqual({ kind: "letter", at: "가" });
  expect(plateFault("kr", "12A 4567")).toEqual({ kind: "letter", at: "A" });
  expect(plateFault("eu", "AB<3")).toEqual({ kind: "letter", at: "<" });
  expect(plateFault("eu", "A - B")).toEqual({ kind: "short" });
  expect(plateFault("us", "ABCDEFGHIJK")).toEqual({ kind: "long" });
  expect(plateFault("us", `ABC${" ".repeat(20)}D`)).toEqual({ kind: "long" });
  expect(plateText("  mü  ab\t12 ")).toBe("MÜ AB 12");
  expect(parseBuild({ plate: { form: "uk", text: "ab12" } })).toEqual({
    ok: false,
    message: expect.stringContaining('plate.text: this plate has no letter "a"'),
  });
  expect(parseBuild({ plate: { form: "fr" } }).ok).toBe(false);
  // left blank it stands there without a text
  expect(parseBuild({ plate: { form: "eu" } })).toMatchObject({ ok: true, value: { plate: { form: "eu" } } });
});
