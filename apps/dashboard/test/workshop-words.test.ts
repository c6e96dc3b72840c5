import { IMPORT_STEPS, MESSAGE_CODES, NAMED_SLOTS, CORRECTED_ZONES } from "@carloom/asset";
import { mergedMessages } from "@carloom/i18n/merge";
import { expect, it } from "vitest";
import { SLOTS, ZONES } from "../src/workshop/draft.ts";

/** Pictures are no cars: other rooms say what is wrong with them. */
const codes = MESSAGE_CODES.filter((code) => !/^(picture|svg)-/.test(code));

it.each(["en", "ko", "ja"] as const)("has words in %s for all that an import may say and do", (language) => {
  const words = mergedMessages(language);
  const wanted = [
    ...codes.map((code) => `dashboard.workshop.note.${code}`),
    ...IMPORT_STEPS.map((step) => `dashboard.workshop.step.${step}`),
    ...CORRECTED_ZONES.map((zone) => `dashboard.workshop.zoneName.${zone}`),
  ];
  expect(wanted.filter((key) => !(key in words))).toEqual([]);
});

it("offers the zones and slots that the import takes", () => {
  expect([...ZONES]).toEqual([...CORRECTED_ZONES]);
  expect([...SLOTS].sort()).toEqual([...NAMED_SLOTS].sort());
});
