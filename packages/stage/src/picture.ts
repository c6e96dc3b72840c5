import {
  AddEquation,
  AgXToneMapping,
  CustomBlending,
  HalfFloatType,
  Matrix4,
  NearestFilter,
  NoBlending,
  OneFactor,
  type Scene,
  ShaderMaterial,
  WebGLRenderTarget,
  type WebGLRenderer,
} from "three";
import type { CameraRig } from "./camera.ts";
import { FULL_SCREEN_VERTEX, FullScreen } from "./full-screen.ts";
import type { Ground } from "./light/ground.ts";
import { halton } from "./halton.ts";
import { displayTarget, FloorReflection } from "./light/reflection.ts";
import { toImage } from "./image.ts";

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

/** A picture in the making; pixels from the top left, straight alpha when transparent. */
export type TileDrawing = {
  /** Draws sample `i` (from 0) with the camera as the rig has it. @param travelled metres that the road has gone by */
  sample(rig: CameraRig, i: number, travelled?: number): void;
  finish(samples: number): Promise<ImageData>;
  dispose(): void;
};

/** A part of the picture's height, counted from below: `at` of so many. */
export type Strip = { at: number; of: number };
const WHOLE: Strip = { at: 0, of: 1 };

/**
 * Draws the scene: straight to the canvas while things move, accumulated from shifted samples at rest.
 * Samples are accumulated as displayed values, so that bright edges anti-alias well and every material keeps its one program.
 */
export class Picture {
  readonly #renderer: WebGLRenderer;
  readonly #scene: Scene;
  readonly #ground: Ground;
  readonly #reflection = new FloorReflection();
  /** From world to the mirror image of the sample that is drawn in strips. */
  readonly #mirror = new Matrix4();
  #small: WebGLRenderTarget | null = null;
  #sample: WebGLRenderTarget | null = null;
  #sum: WebGLRenderTarget | null = null;
  readonly #add: ShaderMaterial;
  readonly #show: ShaderMaterial;
  readonly #quad = new FullScreen();
  /** Strength of the floor's reflection that the scene asks for; 0 draws none. */
  reflection = 0;
  reflectionLive = true;
  /** Prepares the light of a sample at rest and takes it back; null draws every sample in the same light. */
  soften: { begin(sample: number): void; end(): void } | null = null;
  /** Let the car shadow itself at rest too, not only in photos: each sample then draws it once more. */
  softAtRest = true;
  drawCalls = 0;
  triangles = 0;

  constructor(renderer: WebGLRenderer, scene: Scene, ground: Ground) {
    this.#renderer = renderer;
    this.#scene = scene;
    this.#ground = ground;
    const shared = {
      vertexShader: FULL_SCREEN_VERTEX,
      depthTest: false,
      depthWrite: false,
      toneMapped: false,
    } as const;
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
      fragmentShader: /* glsl */ `varying vec2 vUv; uniform sampler2D uMap; uniform float uScale;
        void main() {
          float n = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
          vec4 c = texture2D(uMap, vUv) * uScale;
          gl_FragColor = vec4(c.rgb + n / 255.0, c.a);
        }`,
      blending: NoBlending,
    });
  }

  #render(
    rig: CameraRig,
    target: WebGLRenderTarget | null,
    tilt: [number, number],
    seed: number,
    reflection = this.#reflection,
    mirrorDrawn = false,
  ): void {
    const r = this.#renderer;
    const u = this.#ground.uniforms;
    r.info.reset();
    const mirrored = this.reflection > 0 && u.uTransparent.value === 0 && rig.camera.position.y > 0;
    u.uReflection.value = mirrored ? this.reflection : 0;
    u.uSeed.value = seed;
    if (mirrored && mirrorDrawn) {
      // A photo may have been drawn since.
      u.uMirror.value.copy(this.#mirror);
      u.uMirrorMap.value = reflection.texture;
    } else if (mirrored) {
      const { wall, floor } = this.#ground;
      wall.visible = floor.visible = false;
      reflection.render(r, this.#scene, rig.camera, tilt, u.uMirror.value);
      wall.visible = floor.visible = true;
      u.uMirrorMap.value = reflection.texture;
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

  /** @param scale pixels a side against the canvas, which shows them enlarged */
  live(rig: CameraRig, scale = 1): void {
    const wanted = this.reflection;
    if (!this.reflectionLive) this.reflection = 0;
    rig.jitter(0, 0);
    const small = scale < 1 ? this.#smaller(scale) : null;
    this.#render(rig, small, [0, 0], 0);
    if (small) this.#present(small, null, 1);
    this.reflection = wanted;
  }

  #smaller(scale: number): WebGLRenderTarget {
    const { width, height } = this.#renderer.domElement;
    const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
    this.#small ??= displayTarget(w, h, { depth: true });
    if (this.#small.width !== w || this.#small.height !== h) this.#small.setSize(w, h);
    return this.#small;
  }

  /**
   * Adds sample `i` (from 0) and, when `present`, shows the mean. `ratio` is buffer pixels per CSS pixel. A sample may be drawn in
   * strips, one call each from the first to the last: then nothing that is asked for meanwhile waits for a whole one.
   */
  accumulate(rig: CameraRig, i: number, ratio: number, present: boolean, strip = WHOLE): void {
    const r = this.#renderer;
    const size = { width: r.domElement.width, height: r.domElement.height };
    this.#sample ??= displayTarget(size.width, size.height, { depth: true });
    this.#sum ??= new WebGLRenderTarget(size.width, size.height, {
      type: HalfFloatType,
      depthBuffer: false,
      minFilter: NearestFilter,
      magFilter: NearestFilter,
    });
    const o = sampleOffset(i + 1);
    rig.jitter(o.x / ratio, o.y / ratio);
    const soften = this.softAtRest ? this.soften : null;
    const [from, to] = [strip.at, strip.at + 1].map((k) => Math.round((size.height * k) / strip.of)) as [
      number,
      number,
    ];
    this.#sample.scissorTest = strip.of > 1;
    this.#sample.scissor.set(0, from, size.width, to - from);
    soften?.begin(i);
    this.#render(rig, this.#sample, o.tilt, i + 1, this.#reflection, strip.at > 0);
    soften?.end();
    rig.jitter(0, 0);
    this.#mirror.copy(this.#ground.uniforms.uMirror.value);
    if (to < size.height) return;
    this.#addUp(this.#sample, this.#sum, i === 0);
    if (present) this.#present(this.#sum, null, i + 1);
  }

  #addUp(sample: WebGLRenderTarget, sum: WebGLRenderTarget, first: boolean): void {
    const r = this.#renderer;
    if (this.#add.uniforms.uMap) this.#add.uniforms.uMap.value = sample.texture;
    r.setRenderTarget(sum);
    const autoClear = r.autoClear;
    r.autoClear = false;
    if (first) {
      const alpha = r.getClearAlpha();
      r.setClearAlpha(0);
      r.clear(true, false, false);
      r.setClearAlpha(alpha);
    }
    this.#quad.draw(r, this.#add);
    r.autoClear = autoClear;
    r.setRenderTarget(null);
  }

  #present(sum: WebGLRenderTarget, target: WebGLRenderTarget | null, samples: number): void {
    const r = this.#renderer;
    const u = this.#show.uniforms;
    if (u.uMap) u.uMap.value = sum.texture;
    if (u.uScale) u.uScale.value = 1 / samples;
    r.setRenderTarget(target);
    this.#quad.draw(r, this.#show);
    r.setRenderTarget(null);
  }

  /**
   * Begins a picture, or part of one, in buffers of its own; between samples the live view may be drawn.
   * @param how `soft`: the car shadows itself, in another light each sample; few samples would show each shadow alone
   */
  startTile(
    width: number,
    height: number,
    how: { transparent?: boolean; tone?: "neutral" | "agx"; soft?: boolean },
  ): TileDrawing {
    const r = this.#renderer;
    const transparent = how.transparent ?? false;
    const sample = displayTarget(width, height, { depth: true });
    const sum = new WebGLRenderTarget(width, height, { type: HalfFloatType, depthBuffer: false });
    const reflection = new FloorReflection();
    reflection.setSize(width / 2, height / 2);
    return {
      sample: (rig, i, travelled = 0) => {
        const [alpha, tone] = [r.getClearAlpha(), r.toneMapping];
        try {
          r.setClearAlpha(transparent ? 0 : 1);
          r.toneMapping = how.tone === "agx" ? AgXToneMapping : tone;
          this.#ground.cutOut(transparent);
          this.#ground.uniforms.uTravel.value = travelled;
          if (how.soft) this.soften?.begin(i);
          this.#render(rig, sample, sampleOffset(i + 1).tilt, i + 1, reflection);
          this.#addUp(sample, sum, i === 0);
        } finally {
          this.soften?.end();
          r.setClearAlpha(alpha);
          r.toneMapping = tone;
          this.#ground.cutOut(false);
          this.#ground.uniforms.uTravel.value = 0;
        }
      },
      finish: async (samples) => {
        const out = displayTarget(width, height, { depth: false });
        try {
          this.#present(sum, out, samples);
          const pixels = new Uint8Array(width * height * 4);
          await r.readRenderTargetPixelsAsync(out, 0, 0, width, height, pixels);
          return toImage(pixels, width, height, transparent);
        } finally {
          out.dispose();
        }
      },
      dispose() {
        for (const target of [sample, sum, reflection]) target.dispose();
      },
    };
  }

  dispose(): void {
    this.#small?.dispose();
    this.#sample?.dispose();
    this.#sum?.dispose();
    this.#reflection.dispose();
    this.#add.dispose();
    this.#show.dispose();
    this.#quad.dispose();
  }
}
