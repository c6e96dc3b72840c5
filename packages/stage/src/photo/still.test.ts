import { Box3, Vector3 } from "three";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CameraRig } from "../camera.ts";
import type { Picture } from "../picture.ts";
import { takePhoto } from "./still.ts";

type Drawn = { width: number; height: number; x: number; y: number };
type Put = { drawn: Drawn; at: [number, number]; part: [number, number, number, number] };

afterEach(() => vi.unstubAllGlobals());

/** Takes a photo with a picture that only notes what part of the view is asked of it, on a canvas that notes what is put where. */
async function take(width: number, height: number) {
  const puts: Put[] = [];
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => ({
      putImageData(drawn: Drawn, x: number, y: number, left: number, top: number, wide: number, high: number) {
        puts.push({ drawn, at: [x, y], part: [left, top, wide, high] });
      },
    }),
    toBlob: (told: (blob: Blob) => void) => told(new Blob([`${canvas.width} × ${canvas.height}`])),
  };
  vi.stubGlobal("document", { createElement: () => canvas });
  let alive = 0;
  let most = 0;
  const picture = {
    startTile(wide: number, high: number) {
      const drawn = { width: wide, height: high, x: Number.NaN, y: Number.NaN };
      most = Math.max(most, ++alive);
      return {
        sample(rig: CameraRig) {
          const view = rig.camera.view;
          Object.assign(drawn, { x: view?.offsetX, y: view?.offsetY });
          expect([view?.fullWidth, view?.fullHeight, view?.width, view?.height]).toEqual([width, height, wide, high]);
        },
        finish: async () => drawn,
        dispose: () => void alive--,
      };
    },
  };
  const live = new CameraRig();
  live.bounds = new Box3(new Vector3(-1, 0, -2), new Vector3(1, 1.4, 2));
  live.setSize(400, 240);
  const view = {
    position: [5, 1, 5] as [number, number, number],
    target: [0, 0.6, 0] as [number, number, number],
    fov: 30,
  };
  const blob = await takePhoto(picture as unknown as Picture, live, { width, height, samples: 1, asGiven: true }, view);
  return { puts, most, alive, text: await blob.text() };
}

describe("a still", () => {
  it("of 8K × 4.5K is put together of tiles, each pixel once and where it was drawn, a tile at a time", async () => {
    const { puts, most, alive, text } = await take(7680, 4320);
    expect(text).toBe("7680 × 4320");
    expect(puts).toHaveLength(12);
    expect([most, alive]).toEqual([1, 0]);
    // Sides of tiles and borders are multiples of 32 pixels.
    const cells = new Uint8Array(240 * 135);
    for (const { drawn, at, part } of puts) {
      // Shifted by less than a pixel, for the samples.
      expect(Math.abs(drawn.x - at[0])).toBeLessThan(1);
      expect(Math.abs(drawn.y - at[1])).toBeLessThan(1);
      expect(Math.max(drawn.width, drawn.height)).toBeLessThanOrEqual(2080);
      const [left, top, wide, high] = part;
      const [x, y] = [at[0] + left, at[1] + top];
      // What is drawn beside a tile ends only with the picture.
      expect([left, top]).toEqual([x > 0 ? 16 : 0, y > 0 ? 16 : 0]);
      expect(drawn.width - left - wide).toBe(x + wide < 7680 ? 16 : 0);
      expect(drawn.height - top - high).toBe(y + high < 4320 ? 16 : 0);
      for (let j = y / 32; j < (y + high) / 32; j++)
        for (let i = x / 32; i < (x + wide) / 32; i++) cells[j * 240 + i] = (cells[j * 240 + i] ?? 0) + 1;
    }
    expect(cells.every((count) => count === 1)).toBe(true);
  });

  it("that fits a tile is drawn in one piece without a margin", async () => {
    const { puts } = await take(1920, 1080);
    expect(puts.map(({ at, part }) => [...at, ...part])).toEqual([[0, 0, 0, 0, 1920, 1080]]);
  });
});
