import type { Manifest } from "@carloom/build";
import { poseOfPage } from "./pose.ts";

type Viewer = HTMLElement & {
  loaded: boolean;
  cameraOrbit: string;
  jumpCameraToGoal(): void;
  updateComplete: Promise<unknown>;
};

type ViewerClass = { minimumRenderScale: number };

/** What it draws with: its canvas is not the one that stands in the page at first, which waiting on would wait for nothing. */
const drawing: { gl: WebGL2RenderingContext | null } = { gl: null };
const { getContext } = HTMLCanvasElement.prototype;
HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...given: unknown[]) {
  const context: unknown = Reflect.apply(getContext, this, given);
  if (this.id === "webgl-canvas" && context instanceof WebGL2RenderingContext) drawing.gl = context;
  return context;
} as typeof getContext;

/** Google's model-viewer with the same GLB, the same light and a soft shadow: what most shops would take. */
async function main(): Promise<void> {
  const manifest: Manifest = await (await fetch("/template/manifest.json")).json();
  // Settings are read when the element is defined.
  Object.assign(window, { ModelViewerElement: { meshoptDecoderLocation: "/meshopt/meshopt_decoder.cjs" } });
  const url = "/model-viewer/model-viewer.min.js";
  const { ModelViewerElement } = (await import(/* @vite-ignore */ url)) as { ModelViewerElement: ViewerClass };
  // It draws fewer pixels on slow machines; all pages draw the same number here.
  ModelViewerElement.minimumRenderScale = 1;
  const { position, target, fov } = poseOfPage();
  const [x, y, z] = position.map((v, i) => v - (target[i] ?? 0)) as [number, number, number];
  const radius = Math.hypot(x, y, z);
  const [theta, phi] = [Math.atan2(x, z), Math.acos(y / radius)];
  const orbit = (turn: number) => `${theta + turn}rad ${phi}rad ${radius}m`;
  const viewer = document.createElement("model-viewer") as Viewer;
  Object.assign(viewer.style, {
    position: "fixed",
    inset: "0",
    width: "100vw",
    height: "100vh",
    background: "#1a1c1f",
  });
  for (const [name, value] of Object.entries({
    src: `/template/${manifest.model3d.full.url}`,
    "camera-orbit": orbit(0),
    "camera-target": target.map((v) => `${v}m`).join(" "),
    "field-of-view": `${fov}deg`,
    "min-field-of-view": "5deg",
    "max-camera-orbit": "Infinity 90deg Infinity",
    "environment-image": "/light/studio.hdr",
    "shadow-intensity": "1",
    "interaction-prompt": "none",
    loading: "eager",
  }))
    viewer.setAttribute(name, value);
  const ready = new Promise((resolve, reject) => {
    viewer.addEventListener("load", resolve, { once: true });
    viewer.addEventListener("error", () => reject(new Error("model-viewer could not load the car")), { once: true });
  });
  document.querySelector("canvas")?.remove();
  document.body.append(viewer);
  await ready;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const pixels = () => {
    if (!drawing.gl) throw new Error("model-viewer's own drawing was not found");
    drawing.gl.readPixels(0, 0, 1, 1, drawing.gl.RGBA, drawing.gl.UNSIGNED_BYTE, new Uint8Array(4));
  };
  await frame();
  await frame();
  pixels();
  let angle = 0;
  Object.assign(window, {
    benchFirst: performance.now(),
    benchSpin: async (frames: number) => {
      for (let i = 0; i < frames; i++) {
        angle += 0.03;
        viewer.cameraOrbit = orbit(angle);
        await viewer.updateComplete;
        viewer.jumpCameraToGoal();
        await frame();
        pixels();
      }
    },
  });
}

void main();
