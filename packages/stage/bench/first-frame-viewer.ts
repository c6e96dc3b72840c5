import type { Manifest } from "@carloom/build";

type Viewer = HTMLElement & {
  loaded: boolean;
  cameraOrbit: string;
  jumpCameraToGoal(): void;
  updateComplete: Promise<unknown>;
};

/** Google's model-viewer with the same GLB, its neutral environment and a soft shadow: what most shops would take. */
async function main(): Promise<void> {
  const manifest: Manifest = await (await fetch("/template/manifest.json")).json();
  // Settings are read when the element is defined.
  Object.assign(window, { ModelViewerElement: { meshoptDecoderLocation: "/meshopt/meshopt_decoder.cjs" } });
  const url = "/model-viewer/model-viewer.min.js";
  await import(/* @vite-ignore */ url);
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
    "camera-orbit": "38deg 80deg auto",
    "environment-image": "neutral",
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
    const canvas = viewer.shadowRoot?.querySelector("canvas");
    const gl = canvas?.getContext("webgl2");
    gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  };
  await frame();
  await frame();
  pixels();
  let angle = 38;
  Object.assign(window, {
    benchFirst: performance.now(),
    benchSpin: async (frames: number) => {
      for (let i = 0; i < frames; i++) {
        angle += 1.7;
        viewer.cameraOrbit = `${angle}deg 80deg auto`;
        await viewer.updateComplete;
        viewer.jumpCameraToGoal();
        await frame();
        pixels();
      }
    },
  });
}

void main();
