import { NeutralToneMapping, WebGLRenderer } from "three";
import { StageError } from "./types.ts";

/** @throws StageError "webgl" when the browser gives no WebGL 2 context */
export function createRenderer(canvas: HTMLCanvasElement): WebGLRenderer {
  let renderer: WebGLRenderer;
  try {
    renderer = new WebGLRenderer({
      canvas,
      antialias: true,
      alpha: false,
      stencil: false,
      powerPreference: "high-performance",
    });
  } catch (cause) {
    throw new StageError("webgl", "This browser gives no WebGL 2 context.", null, cause);
  }
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
