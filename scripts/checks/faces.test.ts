import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { TEXT_FONTS } from "@carloom/stage/art-files";
import { ART_FACES, faceFiles } from "@carloom/threed/production";
import { expect, it } from "vitest";

const require = createRequire(import.meta.url);

it("prints every face that the studio offers, in its weight and style, from files that are there", () => {
  expect(Object.keys(ART_FACES).sort()).toEqual(TEXT_FONTS.map(({ id }) => id).sort());
  for (const { id, font } of TEXT_FONTS) {
    const files = faceFiles(id);
    expect([id, files.weight, files.style]).toEqual([id, font.weight ?? 700, font.style ?? "normal"]);
    expect(existsSync(dirname(require.resolve(`${files.package}/package.json`)))).toBe(true);
  }
});
