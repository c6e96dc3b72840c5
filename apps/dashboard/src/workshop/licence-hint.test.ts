import { expect, it } from "vitest";
import { licenceHint } from "./licence-hint.ts";

it.each([
  [
    "© 2015, Somebody's logo. Asset is CC BY 4.0 International, created by Ada Braun of Graphics House GmbH, 2024",
    "CC_BY",
    "Ada Braun",
  ],
  ["Public domain (CC0). Toy car model created by Guido Berg. Materials edited by Ada Braun.", "CC0", "Guido Berg"],
  ["Author: 김민아, https://creativecommons.org/licenses/by/4.0/", "CC_BY", "김민아"],
  // nobody sells with these: the person is named, the right is not
  ["CC BY-NC 4.0, made by Ada Braun", null, "Ada Braun"],
  ["CC-BY-SA, modelled by Ada Braun", null, "Ada Braun"],
  ["© 2019-2024 Braun Models", null, "Braun Models"],
])("of “%s” the right %s and the author %s are proposed", (line, kind, author) => {
  expect(licenceHint(line)).toMatchObject({ kind, author });
});

it("proposes nothing where nothing is said", () => {
  expect([licenceHint(""), licenceHint("Exported 2024-01-01")]).toEqual([null, null]);
});
