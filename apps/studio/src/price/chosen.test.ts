import { emptyBuild } from "@carloom/build";
import { expect, it } from "vitest";
import { newPlacement } from "../art/art.ts";
import { buildOfLines } from "./chosen.ts";

const uuid = "00000000-0000-4000-8000-000000000001";
const sticker = (id: string) => ({ ...newPlacement({ kind: "library", uuid }, 0.4, 2), id });

it("keeps the parts and stickers of the chosen lines, and everything that has no line", () => {
  const build = {
    ...emptyBuild(),
    paint: { body: { color: "#d0121f", finish: "solid" as const } },
    parts: { "wheels.front": uuid, lip: uuid },
    stickers: [sticker("a"), sticker("lip")],
  };
  const chosen = buildOfLines(build, [
    { kind: "PART", reference: "lip" },
    { kind: "STICKER", reference: "a" },
  ]);
  expect([chosen.paint, chosen.parts, chosen.stickers.map(({ id }) => id)]).toEqual([
    build.paint,
    { lip: uuid },
    ["a"],
  ]);
});
