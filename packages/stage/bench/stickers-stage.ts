import { BuildDocument, type Manifest, type Placement } from "@carloom/build";
import { createStage, type Stage } from "../src/index.ts";
import { sampleArt } from "./sample-art.ts";

const VIEW = 0.03;

/** Placements spread over what the named views show, a few centimetres large. */
function scatter(stage: Stage, manifest: Manifest, count: number): Placement[] {
  const placed: Placement[] = [];
  const { clientWidth: width, clientHeight: height } = stage.canvas;
  for (const camera of manifest.cameras) {
    stage.setView(camera.id, { animate: false });
    for (let y = 0.15; y < 0.9; y += 0.03)
      for (let x = 0.05; x < 0.95; x += 0.02) {
        const pick = stage.pick(x * width, y * height);
        if (!pick?.livery) continue;
        const side = 0.06 + ((placed.length * 7) % 11) * 0.02;
        const raw = {
          id: `s${placed.length}`,
          art: { kind: "library", uuid: `00000000-0000-4000-8000-00000000000${placed.length % 4}` },
          size: [side, side],
          finish: placed.length % 5 === 0 ? "matte" : "gloss",
          ...stage.placementAt(pick, [side, side]),
        };
        placed.push(...BuildDocument.parse({ stickers: [raw] }).stickers);
      }
  }
  // Every view gives its share, whatever their number.
  const step = placed.length / count;
  return Array.from({ length: count }, (_, i) => placed[Math.floor(i * step)])
    .filter((p) => p !== undefined)
    .map((p, i) => ({ ...p, id: `s${i}` }));
}

async function main(): Promise<void> {
  const canvas = document.querySelector("canvas");
  if (!canvas) return;
  const manifest: Manifest = await (await fetch("/template/manifest.json")).json();
  const stage = createStage(canvas, {
    assets: {
      partModel: async (uuid) => {
        const slug = new URLSearchParams(location.search).get("parts")?.split(",")[Number(uuid.slice(-2))];
        const { option } = await (await fetch(`/parts/${slug}/part.json`)).json();
        return { url: `/parts/${slug}/model.glb`, option };
      },
      stickerArt: async (art) => sampleArt(art.uuid),
    },
    quality: "desktop",
    maxPixelRatio: 1,
    reducedMotion: true,
  });
  const gl = canvas.getContext("webgl2");
  await stage.loadTemplate(manifest, { baseUrl: "/template/" });
  const first = manifest.cameras[0]?.id ?? "";
  const empty = BuildDocument.parse({});
  // Script only: a callback's own time, without what the machine draws after it.
  let longest = 0;
  const native = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    native((now) => {
      const start = performance.now();
      callback(now);
      longest = Math.max(longest, performance.now() - start);
    });
  const build = { ...empty, stickers: scatter(stage, manifest, 1000) };
  stage.setView(first, { animate: false });
  const drawn = () =>
    new Promise<void>((resolve) => {
      const off = stage.on("frame", () => {
        off();
        resolve();
      });
      stage.invalidate();
    });
  Object.assign(window, {
    benchReady: true,
    benchShow: async (count: number) => {
      longest = 0;
      const tasks: number[] = [];
      const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map((e) => e.duration)));
      observer.observe({ type: "longtask" });
      const frames = stage.stats().frames;
      const start = performance.now();
      const shown = { ...empty, stickers: build.stickers.slice(0, count) };
      await stage.apply(shown);
      const bakeMs = performance.now() - start;
      observer.disconnect();
      const { livery, frames: after } = stage.stats();
      return {
        bakeMs,
        frames: after - frames,
        baked: livery?.bakedLayers ?? 0,
        wanted: shown.stickers.length,
        longestCallbackMs: longest,
        longestTaskMs: Math.max(0, ...tasks),
      };
    },
    /** Script until one more sticker on top is in the map (its art was used before), and of one step of a drag. */
    benchAdd: async (below: number) => {
      await stage.apply({ ...empty, stickers: build.stickers.slice(0, below) });
      const list = build.stickers.slice(0, below + 1);
      await drawn();
      const start = performance.now();
      const done = stage.apply({ ...empty, stickers: list });
      await done;
      const addMs = performance.now() - start;
      const last = list.at(-1);
      if (!last || !stage.beginDrag(last.id)) return { addMs, dragMs: Number.NaN };
      await drawn();
      await new Promise((resolve) => setTimeout(resolve, 1500));
      const steps: number[] = [];
      for (let i = 1; i <= 8; i++) {
        const from = performance.now();
        const [x, y, z] = last.position;
        stage.drag({ position: [x, y, z + i * 0.004] });
        steps.push(performance.now() - from);
        await drawn();
      }
      stage.cancelDrag();
      return { addMs, dragMs: Math.max(...steps) };
    },
    /** A wheel from the cache into its slot: until it is in the picture. */
    benchSwap: async () => {
      const parts = (n: number) => ({
        "wheels.front": `00000000-0000-4000-8000-0000000000${String(n).padStart(2, "0")}`,
      });
      for (const n of [0, 1]) await stage.apply({ ...empty, parts: parts(n) });
      const start = performance.now();
      await stage.apply({ ...empty, parts: parts(0) });
      const swapMs = performance.now() - start;
      await stage.apply(empty);
      const { geometries, textures } = stage.stats();
      return { swapMs, geometries, textures };
    },
    benchSpin: async (frames: number) => {
      for (let i = 0; i < frames; i++) {
        const drawn = new Promise<void>((resolve) => {
          const off = stage.on("frame", () => {
            off();
            gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
            resolve();
          });
        });
        stage.orbit(i % 2 ? VIEW : -VIEW, 0);
        await drawn;
      }
    },
  });
}

void main();
