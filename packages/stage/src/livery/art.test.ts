import { BuildDocument } from "@carloom/build";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ArtStore } from "./art.ts";

type Canvas = { width: number; height: number };

class LoadedImage {
  crossOrigin = "";
  decoding = "";
  onload: () => void = () => undefined;
  set src(_: string) {
    queueMicrotask(() => this.onload());
  }
}

const layer = (...size: [number, number]) =>
  BuildDocument.parse({
    stickers: [
      {
        id: "a",
        art: { kind: "upload", uuid: "00000000-0000-4000-8000-000000000001" },
        position: [0, 0, 0],
        rotation: [0, 0, 0, 1],
        size,
        depth: 0.1,
      },
    ],
  }).stickers[0]!;

describe("a drawing on the car", () => {
  let drawn = 0;
  beforeEach(() => {
    drawn = 0;
    const context = { drawImage: () => void drawn++ };
    vi.stubGlobal("Image", LoadedImage);
    vi.stubGlobal("document", { createElement: () => ({ width: 0, height: 0, getContext: () => context }) });
  });
  afterEach(() => void vi.unstubAllGlobals());

  const assets = {
    partModel: () => Promise.reject(new Error()),
    stickerArt: async () => ({ url: "/a.svg", aspect: 4 }),
  };
  /** Pixels of a metre along both sides of what a layer of this size is printed from. */
  async function storeOf(pixelsPerMetre: number) {
    const store = new ArtStore(assets, pixelsPerMetre, 1024, 12 * 1024 * 1024);
    await store.load(layer(1, 1));
    return (...size: [number, number]) => {
      const { width, height } = store.texture(layer(...size)).image as Canvas;
      return [width / size[0], height / size[1]] as const;
    };
  }

  it("that was stretched one side after the other is as fine along both", async () => {
    const density = await storeOf(500);
    density(0.4, 0.1);
    // as the fields of width and height do it
    density(4.5, 0.1);
    const [across, up] = density(4.5, 1.17);
    expect(across).toBeGreaterThan(400);
    expect(up).toBeGreaterThan(400);
    density(0.4, 1.17);
    for (const each of density(0.4, 0.1)) expect(each).toBeGreaterThan(400);
  });

  it("on layers of two sizes is drawn once for both where they are nearly alike, and once for each where not", async () => {
    const density = await storeOf(500);
    for (let i = 0; i < 3; i++) {
      density(1, 0.5);
      density(0.6, 0.4);
      density(1, 0.7);
      density(0.2, 1);
    }
    expect(drawn).toBeLessThanOrEqual(4);
  });
});
