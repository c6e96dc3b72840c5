import { Box3, Vector3 } from "three";
import { afterEach, expect, it, vi } from "vitest";
import { CameraRig } from "../camera.ts";
import { Keeper, type KeeperHooks } from "./keeper.ts";

afterEach(() => vi.unstubAllGlobals());

/** How often a picture is drawn, where a processor draws or a GPU. */
async function drawnFor(isProcessor: boolean, how: { samples?: number; quick?: boolean }): Promise<number> {
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => ({ putImageData: () => undefined }),
    toBlob: (told: (blob: Blob) => void) => told(new Blob(["picture"])),
  };
  vi.stubGlobal("document", { createElement: () => canvas });
  let drawn = 0;
  const rig = new CameraRig();
  rig.bounds = new Box3(new Vector3(-1, 0, -2), new Vector3(1, 1.4, 2));
  rig.setSize(400, 240);
  const hooks = {
    rig,
    picture: {
      startTile: () => ({ sample: () => void drawn++, finish: async () => ({}), dispose: () => undefined }),
    },
    views: {},
    adaptation: { spare: isProcessor, finest: () => undefined },
    show: () => null,
    prepare: () => undefined,
  };
  await new Keeper(hooks as unknown as KeeperHooks).calls.capture({ width: 120, height: 80, ...how });
  return drawn;
}

it("draws what somebody waits for in a few samples where a processor draws, and in all of them where a GPU does", async () => {
  expect(await drawnFor(true, { quick: true })).toBe(4);
  expect(await drawnFor(true, { quick: true, samples: 2 })).toBe(2);
  expect(await drawnFor(true, {})).toBe(12);
  expect(await drawnFor(false, { quick: true })).toBe(12);
  expect(await drawnFor(false, { quick: true, samples: 8 })).toBe(8);
});
