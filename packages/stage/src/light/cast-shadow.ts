import {
  type Box3,
  DoubleSide,
  LinearFilter,
  MathUtils,
  NoBlending,
  type Object3D,
  OrthographicCamera,
  ShaderMaterial,
  type Texture,
  Vector2,
  Vector4,
  WebGLRenderTarget,
  type WebGLRenderer,
} from "three";
import { BlurPass } from "./blur-pass.ts";
import { drawAlone } from "./draw-alone.ts";
import type { Sun } from "./scene.ts";

/** A lower sun would throw the shadow out of every picture. */
const MIN_ELEVATION = 14;

/** r, g: what is shaded; b: by something how high (4 m is 1). The lowest caster wins, so contact stays sharp. */
const VERTEX = /* glsl */ `
uniform vec4 uMap; // centre x, z and half span x, z in metres
uniform vec2 uSlant; // metres sideways per metre of height
varying float vHeight;
void main() {
  vec4 w = modelMatrix * vec4(position, 1.0);
  vHeight = max(0.0, w.y);
  vec2 q = (w.xz - uSlant * w.y - uMap.xy) / uMap.zw;
  gl_Position = vec4(q.x, q.y, clamp(w.y / 4.0, 0.0, 1.0) * 2.0 - 1.0, 1.0);
}`;
const FRAGMENT = "varying float vHeight; void main() { gl_FragColor = vec4(1.0, 1.0, vHeight / 4.0, 1.0); }";

/** The shadow a directional light throws on the floor: hard where something touches, softer the higher it hangs. */
export class CastShadow {
  readonly #targets: [WebGLRenderTarget, WebGLRenderTarget];
  readonly #material: ShaderMaterial;
  readonly #blur = new BlurPass();
  readonly #camera = new OrthographicCamera(-1, 1, 1, -1, -1000, 1000);
  /** Centre x, z and span x, z of the map in metres. */
  readonly area = new Vector4(0, 0, 1, 1);

  /** @param size texels of a side */
  constructor(size: number) {
    const make = (depthBuffer: boolean) =>
      new WebGLRenderTarget(size, size, { minFilter: LinearFilter, magFilter: LinearFilter, depthBuffer });
    this.#targets = [make(true), make(false)];
    this.#material = new ShaderMaterial({
      name: "cast-shadow",
      uniforms: { uMap: { value: new Vector4() }, uSlant: { value: new Vector2() } },
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      side: DoubleSide,
      toneMapped: false,
      blending: NoBlending,
    });
  }

  get texture(): Texture {
    return this.#targets[0].texture;
  }

  render(renderer: WebGLRenderer, car: Object3D, bounds: Box3, sun: Sun): void {
    const elevation = MathUtils.degToRad(Math.max(MIN_ELEVATION, sun.elevation));
    const azimuth = MathUtils.degToRad(sun.azimuth);
    const run = 1 / Math.tan(elevation);
    const slant = new Vector2(Math.sin(azimuth) * run, Math.cos(azimuth) * run);
    // Open doors reach a metre further out than the shut car.
    const margin = 1.2;
    const [lo, hi] = [bounds.min.clone().subScalar(margin), bounds.max.clone().addScalar(margin)];
    const reach = slant.clone().multiplyScalar(-bounds.max.y * 1.1);
    const span = new Vector4(
      Math.min(lo.x, lo.x + reach.x),
      Math.max(hi.x, hi.x + reach.x),
      Math.min(lo.z, lo.z + reach.y),
      Math.max(hi.z, hi.z + reach.y),
    );
    this.area.set((span.x + span.y) / 2, (span.z + span.w) / 2, span.y - span.x, span.w - span.z);
    const u = this.#material.uniforms;
    if (u.uMap) u.uMap.value = new Vector4(this.area.x, this.area.y, this.area.z / 2, this.area.w / 2);
    if (u.uSlant) u.uSlant.value = slant;

    const before = renderer.getRenderTarget();
    drawAlone(renderer, car, this.#material, this.#targets[0], this.#camera);
    const wide = Math.max(0.12, 2 * sun.spread);
    for (const k of [1, 0.45]) {
      this.#blur.run(renderer, this.#targets, [0.05 * k, wide * k, 0.2 * k], this.area.z, this.area.w);
    }
    renderer.setRenderTarget(before);
  }

  dispose(): void {
    for (const target of this.#targets) target.dispose();
    this.#material.dispose();
    this.#blur.dispose();
  }
}
