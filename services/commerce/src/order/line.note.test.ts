// reads: packages/i18n/messages
import { translate } from "@carloom/i18n/merge";
import { expect, it } from "vitest";
import { lineName, lineNote, shopsName } from "./line.note.ts";

const wheel = {
  product_name: "Fold 5",
  translated_name: "폴드 5",
  variant_name: "20 in, black",
  translated_variant_name: "20인치, 검정",
  metadata: {},
};
const noteOf = (
  line: typeof wheel | (Omit<typeof wheel, "translated_variant_name"> & { translated_variant_name: null }),
) => lineNote(line, translate("ko"), "ko");

it("says what a variant is called in the language of the order, and as the shop calls it where nobody wrote that", () => {
  expect([lineName(wheel), noteOf(wheel)]).toEqual(["폴드 5", "20인치, 검정"]);
  expect(noteOf({ ...wheel, translated_variant_name: null })).toBe("20 in, black");
});

it("says nothing of a variant of its product's own name", () => {
  expect(noteOf({ ...wheel, variant_name: "Fold 5", translated_variant_name: null })).toBe("");
});

it("knows what the shop itself calls a line, where its buyer reads something else", () => {
  expect(shopsName(wheel)).toBe("Fold 5 · 20 in, black");
  const same = { ...wheel, translated_name: "Fold 5", translated_variant_name: null };
  expect(shopsName(same)).toBeNull();
  expect(shopsName({ ...same, variant_name: "Fold 5" })).toBeNull();
});
