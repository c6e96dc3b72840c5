import { BuildDocument, type Manifest, type Placement } from "@carloom/build";
import { createStage, type Stage } from "../src/index.ts";
import { sampleArt } from "./sample-art.ts";

const VIEW = 0.03;
const COUNT = 1000;

/** Placements spread over what the named views show, some centimetres large. */
function scatter(stage: Stage, manifest: Manifest, count: number): Placement[] {
  const placed: object[] = [];
  const { clientWidth: width, clientHeight: height } = stage.canvas;
  const share = Math.ceil((1.6 * count) / manifest.cameras.length);
  for (const camera of manifest.cameras) {
    stage.setView(camera.id, { animate: false });
    let found = 0;
    // A grid that is walked with a large stride, so that the first hits are spread over the whole picture.
    for (let k = 0; k < 4000 && found < share; k++) {
      const at = (k * 1237) % 4000;
      const pick = stage.pick(
        (0.03 + 0.94 * ((at % 80) / 80)) * width,
        (0.1 + 0.8 * (Math.floor(at / 80) / 50)) * height,
      );
      if (!pick?.livery) continue;
      found++;
      const side = 0.06 + ((placed.length * 7) % 11) * 0.02;
      placed.push({
        art: { kind: "library", uuid: `00000000-0000-4000-8000-00000000000${placed.length % 4}` },
        size: [side, side],
        finish: placed.length % 5 === 0 ? "matte" : "gloss",
        ...stage.placementAt(pick, [side, side]),
      });
    }
  }
  // Every view gives its share, whatever their number.
  const step = placed.length / count;
  const stickers = Array.from({ length: count }, (_, i) => ({ ...placed[Math.floor(i * step)], id: `s${i}` }));
  return BuildDocument.parse({ stickers }).stickers;
}

async function main(): Promise<void> {
  const canvas = document.querySelector("canvas");
  if (!canvas) return;
  const manifest: Manifest = await (await fetch("/template/manifest.json")).json();
  const missing: string[] = [];
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
    adapt: new URLSearchParams(location.search).has("adapt"),
    onError: (error) => missing.push(`${error.reference}: ${error.message}`),
  });
  const gl = canvas.getContext("webgl2");
  await stage.loadTemplate(manifest, { baseUrl: "/template/" });
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
  const all = scatter(stage, manifest, COUNT);
  let shown: readonly Placement[] = [];
  stage.setView(manifest.cameras[0]?.id ?? "", { animate: false });
  const frame = () =>
    new Promise<void>((resolve) => {
      const off = stage.on("frame", () => {
        off();
        resolve();
      });
      stage.invalidate();
    });
  /** The next frame, done by the GPU. */
  const finished = () =>
    new Promise<void>((resolve) => {
      const off = stage.on("frame", () => {
        off();
        gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
        resolve();
      });
    });
  const rebuilds = () => stage.stats().livery?.rebuilds ?? 0;
  /** Runs an act and the frame that shows it. */
  const timed = async (act: () => unknown) => {
    const before = rebuilds();
    const start = performance.now();
    await act();
    await frame();
    return { wallMs: performance.now() - start, rebuilds: rebuilds() - before };
  };
  /** Until nothing is drawn any more, so that the next act is alone. */
  const benchQuiet = async () => {
    while (!stage.stats().idle) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  const apply = (stickers: readonly Placement[]) => {
    shown = stickers;
    return stage.apply({ ...empty, stickers: [...stickers] });
  };
  let dragId = "";
  const parts = (n: number) => ({ "wheels.front": `00000000-0000-4000-8000-0000000000${String(n).padStart(2, "0")}` });
  Object.assign(window, {
    benchReady: true,
    benchShow: async (count: number) => {
      await benchQuiet();
      longest = 0;
      const { wallMs } = await timed(() => apply(all.slice(0, count)));
      return { shownMs: wallMs, longestScriptMs: longest };
    },
    benchQuiet,
    benchPaint: () => {
      const paint = { body: { color: "#7a1020", finish: "metallic" as const } };
      return timed(() => stage.apply({ ...empty, paint, stickers: [...shown] }));
    },
    benchRemove: (at: number) => timed(() => apply(shown.filter((_, i) => i !== at))),
    /** One that is missing from where it belongs. */
    benchAdd: (at: number) => timed(() => apply([...shown.slice(0, at), ...all.slice(at, at + 1), ...shown.slice(at)])),
    /** Compiles the program with the live layer, as a selection does. */
    benchSelect: (at: number) => {
      dragId = shown[at]?.id ?? "";
      stage.setSelection(dragId);
      return frame();
    },
    benchDragStart: () => timed(() => stage.beginDrag(dragId)),
    /** Milliseconds of every step with its frame; with `done` until the GPU has drawn it, which counts as script. */
    benchDragSteps: async (steps: number, done: boolean) => {
      const [x = 0, y = 0, z = 0] = shown.find((p) => p.id === dragId)?.position ?? [];
      const times: number[] = [];
      for (let i = 1; i <= steps; i++) {
        const start = performance.now();
        const drawn = done ? finished() : frame();
        stage.drag({ position: [x, y, z + (i % 60) * 0.004] });
        await drawn;
        times.push(performance.now() - start);
      }
      return times;
    },
    benchDrop: () => timed(() => stage.endDrag()),
    benchClear: () => apply([]),
    /** Another place around the car, whole in the picture. */
    benchScene: (id: string) => timed(() => stage.apply({ ...empty, scene: { id }, stickers: [...shown] })),
    benchRebuild: () => timed(() => apply(all)),
    benchLoadParts: async () => {
      for (const n of [0, 1]) await stage.apply({ ...empty, parts: parts(n) });
      if (missing.length > 0) throw new Error(`Parts could not be had: ${missing.join(", ")}`);
    },
    /** A wheel from the cache into its slot. */
    benchSwap: () => timed(() => stage.apply({ ...empty, parts: parts(0) })),
    /** Milliseconds of every frame while the camera turns. */
    benchSpin: async (frames: number) => {
      const times: number[] = [];
      for (let i = 0; i < frames; i++) {
        const start = performance.now();
        const drawn = finished();
        stage.orbit(i % 2 ? VIEW : -VIEW, 0);
        await drawn;
        times.push(performance.now() - start);
      }
      return times;
    },
    benchRenderer: () => {
      const info = gl?.getExtension("WEBGL_debug_renderer_info");
      return String(gl?.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
    },
  });
}

void main().catch((error: unknown) => Object.assign(window, { benchFailed: String(error) }));
