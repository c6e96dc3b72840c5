import {
  AddEquation,
  CustomBlending,
  HalfFloatType,
  Mesh,
  NearestFilter,
  NoBlending,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  WebGLRenderTarget,
  type WebGLRenderer,
} from "three";
import type { CameraRig } from "./camera.ts";
import type { Ground } from "./light/ground.ts";
import { displayTarget, FloorReflection } from "./light/reflection.ts";

const QUAD = "varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }";

/** Radical inverse: well spread numbers in 0…1. */
export function halton(index: number, base: number): number {
  let f = 1;
  let r = 0;
  for (let i = index; i > 0; i = Math.floor(i / base)) {
    f /= base;
    r += f * (i % base);
  }
  return r;
}

/** Shift in pixels and tilt of the floor's mirror of one sample; sample 0 is neutral. */
export function sampleOffset(i: number): { x: number; y: number; tilt: [number, number] } {
  if (i === 0) return { x: 0, y: 0, tilt: [0, 0] };
  const radius = 0.016 * Math.sqrt(-Math.log(1 - 0.98 * halton(i, 5)));
  const angle = 2 * Math.PI * halton(i, 7);
  return {
    x: halton(i, 2) - 0.5,
    y: halton(i, 3) - 0.5,
    tilt: [radius * Math.cos(angle), radius * Math.sin(angle)],
  };
}

/**
 * Draws the scene: straight to the canvas while things move, accumulated from shifted samples at rest.
 * Samples are accumulated as displayed values, so that bright edges anti-alias well and every material keeps its one program.
 */
export class Picture {
  readonly #renderer: WebGLRenderer;
  readonly #scene: Scene;
  readonly #ground: Ground;
  readonly #reflection = new FloorReflection();
  #sample: WebGLRenderTarget | null = null;
  #sum: WebGLRenderTarget | null = null;
  readonly #add: ShaderMaterial;
  readonly #show: ShaderMaterial;
  readonly #quad: Mesh;
  readonly #quadScene = new Scene();
  readonly #quadCamera = new OrthographicCamera();
  /** Strength of the floor's reflection that the scene asks for; 0 draws none. */
  reflection = 0;
  reflectionLive = true;
  drawCalls = 0;
  triangles = 0;

  constructor(renderer: WebGLRenderer, scene: Scene, ground: Ground) {
    this.#renderer = renderer;
    this.#scene = scene;
    this.#ground = ground;
    const shared = { vertexShader: QUAD, depthTest: false, depthWrite: false, toneMapped: false } as const;
    this.#add = new ShaderMaterial({
      ...shared,
      name: "accumulate",
      uniforms: { uMap: { value: null } },
      fragmentShader: "varying vec2 vUv; uniform sampler2D uMap; void main() { gl_FragColor = texture2D(uMap, vUv); }",
      transparent: true,
      blending: CustomBlending,
      blendEquation: AddEquation,
      blendSrc: OneFactor,
      blendDst: OneFactor,
    });
    this.#show = new ShaderMaterial({
      ...shared,
      name: "present",
      uniforms: { uMap: { value: null }, uScale: { value: 1 } },
      fragmentShader: `varying vec2 vUv; uniform sampler2D uMap; uniform float uScale;
        void main() {
          float n = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
          vec4 c = texture2D(uMap, vUv) * uScale;
          gl_FragColor = vec4(c.rgb + n / 255.0, c.a);
        }`,
      blending: NoBlending,
    });
    this.#quad = new Mesh(new PlaneGeometry(2, 2), this.#add);
    this.#quad.frustumCulled = false;
    this.#quadScene.add(this.#quad);
  }

  #render(rig: CameraRig, target: WebGLRenderTarget | null, tilt: [number, number], seed: number): void {
    const r = this.#renderer;
    const u = this.#ground.uniforms;
    r.info.reset();
    const mirrored = this.reflection > 0 && u.uTransparent.value === 0 && rig.camera.position.y > 0;
    u.uReflection.value = mirrored ? this.reflection : 0;
    u.uSeed.value = seed;
    if (mirrored) {
      const { wall, floor } = this.#ground;
      wall.visible = floor.visible = false;
      this.#reflection.render(r, this.#scene, rig.camera, tilt, u.uMirror.value);
      wall.visible = floor.visible = true;
      u.uMirrorMap.value = this.#reflection.texture;
    }
    r.setRenderTarget(target);
    r.render(this.#scene, rig.camera);
    this.drawCalls = r.info.render.calls;
    this.triangles = r.info.render.triangles;
  }

  /** Pixels of the drawing buffer. */
  setSize(width: number, height: number): void {
    this.#reflection.setSize(width / 3, height / 3);
    this.#sample?.dispose();
    this.#sum?.dispose();
    this.#sample = this.#sum = null;
  }

  live(rig: CameraRig): void {
    const wanted = this.reflection;
    if (!this.reflectionLive) this.reflection = 0;
    rig.jitter(0, 0);
    this.#render(rig, null, [0, 0], 0);
    this.reflection = wanted;
  }

  /** Adds sample `i` (from 0) and, when `present`, shows the mean. `ratio` is buffer pixels per CSS pixel. */
  accumulate(rig: CameraRig, i: number, ratio: number, present: boolean): void {
    const r = this.#renderer;
    const size = { width: r.domElement.width, height: r.domElement.height };
    this.#sample ??= displayTarget(size.width, size.height, { depth: true });
    this.#sum ??= new WebGLRenderTarget(size.width, size.height, {
      type: HalfFloatType,
      depthBuffer: false,
      minFilter: NearestFilter,
      magFilter: NearestFilter,
    });
    this.#addSample(rig, this.#sample, this.#sum, i, ratio);
    if (present) this.#present(null, i + 1);
  }

  #addSample(rig: CameraRig, sample: WebGLRenderTarget, sum: WebGLRenderTarget, i: number, ratio: number): void {
    const r = this.#renderer;
    const o = sampleOffset(i + 1);
    rig.jitter(o.x / ratio, o.y / ratio);
    this.#render(rig, sample, o.tilt, i + 1);
    rig.jitter(0, 0);
    this.#quad.material = this.#add;
    if (this.#add.uniforms.uMap) this.#add.uniforms.uMap.value = sample.texture;
    r.setRenderTarget(sum);
    const autoClear = r.autoClear;
    r.autoClear = false;
    if (i === 0) {
      const alpha = r.getClearAlpha();
      r.setClearAlpha(0);
      r.clear(true, false, false);
      r.setClearAlpha(alpha);
    }
    r.render(this.#quadScene, this.#quadCamera);
    r.autoClear = autoClear;
    r.setRenderTarget(null);
  }

  #present(target: WebGLRenderTarget | null, samples: number): void {
    const r = this.#renderer;
    this.#quad.material = this.#show;
    const u = this.#show.uniforms;
    if (u.uMap) u.uMap.value = this.#lastSum?.texture ?? this.#sum?.texture ?? null;
    if (u.uScale) u.uScale.value = 1 / samples;
    r.setRenderTarget(target);
    r.render(this.#quadScene, this.#quadCamera);
    r.setRenderTarget(null);
  }

  #lastSum: WebGLRenderTarget | null = null;

  /** A still of its own size, pixels from the top left; straight alpha when transparent. */
  async still(
    rig: CameraRig,
    width: number,
    height: number,
    samples: number,
    transparent: boolean,
  ): Promise<ImageData> {
    const r = this.#renderer;
    const sample = displayTarget(width, height, { depth: true });
    const sum = new WebGLRenderTarget(width, height, { type: HalfFloatType, depthBuffer: false });
    const out = displayTarget(width, height, { depth: false });
    const u = this.#ground.uniforms;
    const live = { width: r.domElement.width, height: r.domElement.height };
    const { wall, floor } = this.#ground;
    const floorMaterial = floor.material as ShaderMaterial;
    const alpha = r.getClearAlpha();
    try {
      r.setClearAlpha(transparent ? 0 : 1);
      u.uTransparent.value = transparent ? 1 : 0;
      wall.visible = !transparent;
      floorMaterial.transparent = transparent;
      this.#reflection.setSize(width / 2, height / 2);
      for (let i = 0; i < samples; i++) this.#addSample(rig, sample, sum, i, 1);
      this.#lastSum = sum;
      this.#present(out, samples);
      const pixels = new Uint8Array(width * height * 4);
      const reading = r.readRenderTargetPixelsAsync(out, 0, 0, width, height, pixels);
      this.#reflection.setSize(live.width / 3, live.height / 3);
      this.#restoreGround(floorMaterial);
      r.setClearAlpha(alpha);
      await reading;
      return toImage(pixels, width, height, transparent);
    } finally {
      this.#lastSum = null;
      this.#restoreGround(floorMaterial);
      sample.dispose();
      sum.dispose();
      out.dispose();
    }
  }

  #restoreGround(floorMaterial: ShaderMaterial): void {
    this.#ground.uniforms.uTransparent.value = 0;
    this.#ground.wall.visible = true;
    floorMaterial.transparent = false;
  }

  dispose(): void {
    this.#sample?.dispose();
    this.#sum?.dispose();
    this.#reflection.dispose();
    this.#add.dispose();
    this.#show.dispose();
    this.#quad.geometry.dispose();
  }
}

/** Rows turned over; alpha divided out. */
function toImage(pixels: Uint8Array, width: number, height: number, transparent: boolean): ImageData {
  const image = new ImageData(width, height);
  for (let y = 0; y < height; y++) {
    image.data.set(pixels.subarray((height - 1 - y) * width * 4, (height - y) * width * 4), y * width * 4);
  }
  const d = image.data;
  for (let i = 3; i < d.length; i += 4) {
    const a = d[i] ?? 0;
    if (!transparent) d[i] = 255;
    else if (a > 0 && a < 255) for (let k = 1; k <= 3; k++) d[i - k] = Math.min(255, ((d[i - k] ?? 0) * 255) / a);
  }
  return image;
}
