import { NoBlending, ShaderMaterial, Vector2, Vector3, type WebGLRenderTarget, type WebGLRenderer } from "three";
import { FULL_SCREEN_VERTEX, FullScreen } from "../full-screen.ts";

const FRAGMENT = /* glsl */ `
varying vec2 vUv;
uniform sampler2D uMap;
uniform vec3 uStep; // width of each channel, as a share of the map
uniform vec2 uAxis;
void main() {
  vec3 sum = vec3(0.0);
  float weights = 0.0;
  for (int i = -6; i <= 6; i++) {
    float x = float(i) / 6.0, w = exp(-3.0 * x * x);
    vec2 a = uAxis * x;
    sum += w * vec3(texture2D(uMap, vUv + a * uStep.x).r, texture2D(uMap, vUv + a * uStep.y).g, texture2D(uMap, vUv + a * uStep.z).b);
    weights += w;
  }
  gl_FragColor = vec4(sum / weights, 1.0);
}`;

/** A Gaussian of a width of its own for red, green and blue. */
export class BlurPass {
  readonly #material: ShaderMaterial;
  readonly #quad = new FullScreen();

  constructor() {
    this.#material = new ShaderMaterial({
      name: "floor-blur",
      uniforms: { uMap: { value: null }, uStep: { value: new Vector3() }, uAxis: { value: new Vector2() } },
      vertexShader: FULL_SCREEN_VERTEX,
      fragmentShader: FRAGMENT,
      depthTest: false,
      depthWrite: false,
      toneMapped: false,
      blending: NoBlending,
    });
  }

  /** From the first target through the second and back. Widths and spans of the map in metres. */
  run(
    renderer: WebGLRenderer,
    targets: readonly [WebGLRenderTarget, WebGLRenderTarget],
    widths: readonly [number, number, number],
    spanX: number,
    spanZ: number,
  ): void {
    const u = this.#material.uniforms;
    for (const [from, to, span, x] of [
      [targets[0], targets[1], spanX, 1],
      [targets[1], targets[0], spanZ, 0],
    ] as const) {
      if (u.uMap) u.uMap.value = from.texture;
      if (u.uStep) u.uStep.value = new Vector3(...widths).divideScalar(span);
      if (u.uAxis) u.uAxis.value = new Vector2(x, 1 - x);
      renderer.setRenderTarget(to);
      this.#quad.draw(renderer, this.#material);
    }
  }

  dispose(): void {
    this.#material.dispose();
    this.#quad.dispose();
  }
}
