import { NeutralToneMapping, WebGLRenderer } from "three";
import { isSoftware } from "./quality.ts";
import { StageError } from "./types.ts";

/** Who drew on a canvas last. */
const owners = new WeakMap<HTMLCanvasElement, WebGLRenderer>();

let software: boolean | null = null;

/** A processor draws here. A context tells only once it is made, with its anti-aliasing: asked once a page of one that is thrown away. */
export function drawsInSoftware(): boolean {
  if (software !== null) return software;
  const gl = document.createElement("canvas").getContext("webgl2", { antialias: false, depth: false });
  software = gl !== null && isSoftware(gl);
  gl?.getExtension("WEBGL_lose_context")?.loseContext();
  return software;
}

/**
 * @param smooth edges of the live picture; four samples a pixel cost a processor as much again as the picture
 * @throws StageError "webgl" when the browser gives no WebGL 2 context
 */
export function createRenderer(canvas: HTMLCanvasElement, { smooth }: { smooth: boolean }): WebGLRenderer {
  let renderer: WebGLRenderer;
  try {
    renderer = new WebGLRenderer({
      canvas,
      antialias: smooth,
      alpha: false,
      stencil: false,
      powerPreference: "high-performance",
    });
  } catch (cause) {
    throw new StageError("webgl", "This browser gives no WebGL 2 context.", null, cause);
  }
  owners.set(canvas, renderer);
  // Another renderer may have used the canvas before (React's StrictMode mounts twice).
  renderer.resetState();
  renderer.toneMapping = NeutralToneMapping;
  renderer.toneMappingExposure = 1;
  renderer.setPixelRatio(1);
  renderer.info.autoReset = false;
  // Asking for logs waits for the compiler.
  renderer.debug.checkShaderErrors = false;
  return renderer;
}

/** Programs that did not link; asking waits for the compiler. */
export function failedPrograms(renderer: WebGLRenderer): number {
  const gl = renderer.getContext();
  const failed = (renderer.info.programs ?? []).filter(
    (p) => !gl.getProgramParameter(p.program as WebGLProgram, gl.LINK_STATUS),
  );
  return failed.length;
}

/**
 * Ends a renderer. A canvas that has left the page gives its context back, because browsers take the oldest of sixteen away;
 * one that stays (React's StrictMode mounts twice) keeps it for the next stage.
 */
export function endRenderer(renderer: WebGLRenderer): void {
  const canvas = renderer.domElement;
  renderer.dispose();
  setTimeout(() => {
    if (!canvas.isConnected && owners.get(canvas) === renderer) renderer.forceContextLoss();
  }, 0);
}
