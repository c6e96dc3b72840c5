import { artBuild } from "./livery-look.ts";
import { BuildDocument } from "@carloom/build";
import { expect, it } from "vitest";

it("stripes and text are a build that the studio takes, the text on both sides from outside", () => {
  const dimensions = { length: 4.5, width: 1.9, height: 1.2, wheelbase: 2.7, trackFront: 1.6, trackRear: 1.6 };
  const build = BuildDocument.parse(artBuild({ dimensions }));
  const texts = build.stickers.filter(({ art }) => art.kind === "text");
  // local z, which points away from the surface, turned by the box's rotation
  const outwards = texts.map(({ rotation: [, y, , w], position: [x] }) => 2 * y * w * x);
  expect(outwards.map((value) => value > 0)).toEqual([true, true]);
  expect(texts.map(({ position: [x] }) => Math.sign(x))).toEqual([1, -1]);
  for (const { size, depth } of build.stickers) expect(depth).toBeLessThanOrEqual(Math.max(...size) * 1.2 + 1e-9);
});
