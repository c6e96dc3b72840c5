import { emptyBuild } from "@carloom/build";
import { testPlacement } from "@carloom/build/testing";
import type { Stage } from "@carloom/stage";
import { expect, it } from "vitest";
import { buildIn, laidOn, type TriedBuild } from "./tried.ts";

const nearest = (point: readonly number[]) => ({ point: [...point], normal: [1, 0, 0], panel: "door.left" });
const stage = {
  body: async () => ({
    nearest,
    boxes: () => ({
      body: [
        [-1, 0, -2.5],
        [1, 1.5, 2.5],
      ],
      panels: {},
    }),
  }),
} as unknown as Stage;
const art = { aspectOf: async () => 2, fontOf: () => ({ family: "Face" }) };

it("a build of another car lies where it would be pasted, and shows what came with it", async () => {
  const sticker = testPlacement("s", { position: [0.9, 0.6, 1] });
  const tried = {
    build: { ...emptyBuild(), stickers: [sticker] },
    parts: { rim: { url: "/rim.glb", option: {} } },
    stickers: { star: "/star.svg" },
    uploads: { photo: { url: "/photo.png", width: 30, height: 10 } },
    vinyls: { abc: "/abc.json" },
    other: { length: 4, width: 1.8, height: 1.2 },
    leftOut: { zones: 0, parts: 0, stickers: 0 },
  } as unknown as TriedBuild;
  const { build, assets } = await laidOn(stage, tried, art as never);
  const [x, y, z] = build.stickers[0]?.position ?? [];
  expect([x, y, z]).toEqual([expect.closeTo(1, 3), expect.closeTo(0.75, 3), expect.closeTo(1.25, 3)]);
  expect((await laidOn(stage, { ...tried, other: null }, art as never)).build.stickers[0]).toEqual(sticker);
  expect(await assets.stickerArt?.({ kind: "upload", uuid: "photo" })).toEqual({ url: "/photo.png", aspect: 3 });
  expect(await assets.stickerArt?.({ kind: "library", uuid: "star" })).toEqual({ url: "/star.svg", aspect: 2 });
  expect((await assets.partModel?.("rim"))?.url).toBe("/rim.glb");
  await expect(assets.partModel?.("none")).rejects.toThrow("none");
});

it("a file of the studio, a document and nothing of the kind are told apart", () => {
  expect(buildIn('{"kind":"carloom-build","template":"x","build":{"paint":{}}}')).toEqual({ paint: {} });
  expect(buildIn('{"paint":{}}')).toEqual({ paint: {} });
  expect([buildIn("nonsense"), buildIn("3"), buildIn("null")]).toEqual([null, null, null]);
});
