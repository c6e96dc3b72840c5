import { expect, it } from "vitest";
import { emptyBuild } from "./empty.ts";
import { BuildDocument } from "./document.ts";

it("the empty build is what {} parses to", () => {
  expect(emptyBuild()).toEqual(BuildDocument.parse({}));
  expect(emptyBuild().stickers).not.toBe(emptyBuild().stickers);
});
