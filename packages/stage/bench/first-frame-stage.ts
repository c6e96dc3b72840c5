import type { Manifest } from "@carloom/build";
import { createStage } from "../src/index.ts";

/** The product's stage with a template and nothing else, for comparison with the bare page; with `?adapt` as a visitor gets it. */
async function main(): Promise<void> {
  const canvas = document.querySelector("canvas");
  if (!canvas) return;
  const manifest: Manifest = await (await fetch("/template/manifest.json")).json();
  const stage = createStage(canvas, {
    assets: { partModel: () => Promise.reject(new Error("none")), stickerArt: () => Promise.reject(new Error("none")) },
    quality: "desktop",
    maxPixelRatio: 1,
    reducedMotion: true,
    adapt: new URLSearchParams(location.search).has("adapt"),
  });
  const gl = canvas.getContext("webgl2");
  const finish = () => gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  const first = new Promise<void>((resolve) => {
    stage.on("ready", () => {
      finish();
      resolve();
    });
  });
  await stage.loadTemplate(manifest, { baseUrl: "/template/" });
  await first;
  Object.assign(window, {
    benchFirst: performance.now(),
    benchPose: stage.getView(),
    benchSpin: async (frames: number) => {
      for (let i = 0; i < frames; i++) {
        const drawn = new Promise<void>((resolve) => {
          const off = stage.on("frame", () => {
            off();
            finish();
            resolve();
          });
        });
        stage.orbit(0.03, 0);
        await drawn;
      }
    },
  });
}

void main();
