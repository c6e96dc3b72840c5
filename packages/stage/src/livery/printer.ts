import { FACING_FADE, type Placement } from "@carloom/build";
import {
  AddEquation,
  BufferAttribute,
  Color,
  CustomBlending,
  DoubleSide,
  DynamicDrawUsage,
  LinearFilter,
  LinearMipmapLinearFilter,
  Matrix4,
  Mesh,
  OneFactor,
  OneMinusSrcAlphaFactor,
  OrthographicCamera,
  Scene,
  ShaderMaterial,
  SRGBColorSpace,
  type Texture,
  Vector2,
  Vector4,
  WebGLRenderTarget,
  type WebGLRenderer,
  ZeroFactor,
} from "three";
import { STICKER_SURFACE } from "../paint/parameters.ts";
import { projectorsOf } from "./projector.ts";
import { whiteTexture } from "../paint/flakes.ts";
import type { LiverySurface } from "./surface.ts";

const VERTEX = /* glsl */ `
attribute vec2 liveryUv;
uniform mat4 uBox;
varying vec3 vBox;
varying vec3 vNormal;
void main() {
  vBox = (uBox * vec4(position, 1.0)).xyz;
  vNormal = normal;
  gl_Position = vec4(liveryUv * 2.0 - 1.0, 0.0, 1.0);
}`;

const FRAGMENT = /* glsl */ `
varying vec3 vBox;
varying vec3 vNormal;
uniform sampler2D uMap;
uniform vec4 uAxis; // outward normal; w: sign of u
uniform vec4 uTint; // rgb linear; a: 1 replaces the art's own colours
uniform vec4 uSurface; // metalness, roughness, clearcoat; a: 1 prints these instead of colour
uniform float uOpacity;
uniform vec2 uFade;
void main() {
  vec2 q = vBox.xy * vec2(uAxis.w, 1.0) + 0.5;
  vec2 dx = dFdx(q), dy = dFdy(q);
  vec3 soft = fwidth(vBox) * 0.75 + 1e-6;
  if (any(greaterThan(abs(vBox), vec3(0.5)))) discard;
  vec4 c = textureGrad(uMap, q, dx, dy);
  vec3 ink = c.rgb / max(c.a, 1e-4);
  ink = mix(ink / 12.92, pow((ink + 0.055) / 1.055, vec3(2.4)), step(vec3(0.04045), ink));
  vec2 edge = clamp((vec2(0.5) - abs(vBox.xy)) / soft.xy, 0.0, 1.0);
  float a = c.a * edge.x * edge.y * smoothstep(uFade.x, uFade.y, dot(normalize(vNormal), uAxis.xyz)) * uOpacity;
  vec3 value = mix(mix(ink, uTint.rgb, uTint.a), uSurface.rgb, uSurface.a);
  gl_FragColor = vec4(value * a, a);
}`;

function set<T>(uniform: { value: unknown } | undefined, value: T): void {
  if (uniform) uniform.value = value;
}

/** Reads of a map along a surface that is seen at a low angle, where nothing is spared. */
const READS = 4;

/** A premultiplied map over the paint; `srgb` for colours, linear for surface values. */
export function liveryTarget(size: number, srgb: boolean): WebGLRenderTarget {
  return new WebGLRenderTarget(size, size, {
    depthBuffer: false,
    ...(srgb ? { colorSpace: SRGBColorSpace } : {}),
    generateMipmaps: true,
    minFilter: LinearMipmapLinearFilter,
    magFilter: LinearFilter,
    anisotropy: READS,
  });
}

/** How many times a map is read along a surface that is seen at a low angle; a processor pays for each. */
export function setReads(renderer: WebGLRenderer, target: WebGLRenderTarget, sharp: boolean): void {
  const { texture } = target;
  const reads = sharp ? READS : 1;
  if (texture.anisotropy === reads) return;
  texture.anisotropy = reads;
  const { __webglTexture: made } = renderer.properties.get(texture) as { __webglTexture?: WebGLTexture };
  const gl = renderer.getContext();
  const reading = gl.getExtension("EXT_texture_filter_anisotropic");
  // What is not made yet is made so.
  if (!made || !reading) return;
  renderer.state.bindTexture(gl.TEXTURE_2D, made);
  gl.texParameterf(gl.TEXTURE_2D, reading.TEXTURE_MAX_ANISOTROPY_EXT, reads);
}

/** Cosines that every surface passes. */
const ALL_AROUND = [-2, -1] as const;

/** Draws placements as triangles of the livery map into targets. */
export class Printer {
  readonly #renderer: WebGLRenderer;
  readonly #surface: LiverySurface;
  readonly #material: ShaderMaterial;
  readonly #mesh: Mesh;
  readonly #scene = new Scene();
  readonly #camera = new OrthographicCamera();
  readonly #white = whiteTexture();

  constructor(renderer: WebGLRenderer, surface: LiverySurface) {
    this.#renderer = renderer;
    this.#surface = surface;
    this.#material = new ShaderMaterial({
      name: "livery-print",
      uniforms: {
        uBox: { value: new Matrix4() },
        uMap: { value: null },
        uAxis: { value: new Vector4() },
        uTint: { value: new Vector4() },
        uSurface: { value: new Vector4() },
        uOpacity: { value: 1 },
        uFade: { value: new Vector2(...FACING_FADE) },
      },
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      side: DoubleSide,
      depthTest: false,
      depthWrite: false,
      transparent: true,
      toneMapped: false,
      blending: CustomBlending,
      blendEquation: AddEquation,
      blendSrc: OneFactor,
      blendDst: OneMinusSrcAlphaFactor,
      blendSrcAlpha: OneFactor,
      blendDstAlpha: OneMinusSrcAlphaFactor,
    });
    this.#mesh = new Mesh(surface.geometry, this.#material);
    this.#mesh.frustumCulled = false;
    this.#scene.add(this.#mesh);
  }

  clear(target: WebGLRenderTarget): void {
    const r = this.#renderer;
    const color = r.getClearColor(new Color());
    const alpha = r.getClearAlpha();
    r.setClearColor(0x000000, 0);
    r.setRenderTarget(target);
    r.clear(true, false, false);
    r.setRenderTarget(null);
    r.setClearColor(color, alpha);
  }

  /** Clears a new target; false where the device has no memory for it. */
  claim(target: WebGLRenderTarget): boolean {
    const gl = this.#renderer.getContext();
    while (gl.getError() !== gl.NO_ERROR && !gl.isContextLost());
    this.clear(target);
    return gl.getError() === gl.NO_ERROR;
  }

  /**
   * One placement, twin included. `finish` gets what the film does to the surface; null leaves it out.
   * @param only triangles that may be printed on (1), all without it
   */
  print(
    p: Placement,
    art: Texture,
    color: WebGLRenderTarget,
    finish: WebGLRenderTarget | null,
    only: Uint8Array | null = null,
  ): void {
    const u = this.#material.uniforms;
    const allowed = p.panels ? new Set(p.panels) : null;
    set(u.uMap, art);
    set(u.uOpacity, p.opacity);
    const tint = new Color(p.tint ?? "#ffffff");
    set(u.uTint, new Vector4(tint.r, tint.g, tint.b, p.tint ? 1 : 0));
    set(u.uFade, new Vector2(...(p.projection === "wrap" ? ALL_AROUND : FACING_FADE)));
    for (const box of projectorsOf(p)) {
      const found: number[] = [];
      this.#surface.find(box, allowed, found);
      const triangles = only ? found.filter((i) => only[i] === 1) : found;
      if (triangles.length === 0) continue;
      this.#setIndex(this.#surface.indices(triangles));
      set(u.uBox, box.toBox);
      set(u.uAxis, new Vector4(box.axis.x, box.axis.y, box.axis.z, box.flip ? -1 : 1));
      set(u.uSurface, new Vector4(0, 0, 0, 0));
      this.#draw(color);
      if (!finish) continue;
      set(u.uSurface, new Vector4(...STICKER_SURFACE[p.finish], 1));
      this.#draw(finish);
    }
  }

  /** Fills whole panels with opaque white; the target is cleared first. */
  mask(panels: readonly string[], target: WebGLRenderTarget): void {
    this.clear(target);
    this.fill(panels, new Color(1, 1, 1), target);
    this.mips(target);
  }

  /** Fills whole panels, gutters included, with one opaque value. */
  fill(panels: readonly string[], value: Color, target: WebGLRenderTarget): void {
    this.#flood(this.#surface.trianglesOf(new Set(panels)), value, [target]);
  }

  /** Takes everything off these triangles and their gutters. */
  erase(triangles: readonly number[], targets: readonly WebGLRenderTarget[]): void {
    const m = this.#material;
    // Nothing of what is drawn and nothing of what was there remains, whatever the program puts out.
    m.blendSrc = m.blendDst = m.blendSrcAlpha = m.blendDstAlpha = ZeroFactor;
    this.#flood(triangles, new Color(0, 0, 0), targets);
    m.blendSrc = m.blendSrcAlpha = OneFactor;
    m.blendDst = m.blendDstAlpha = OneMinusSrcAlphaFactor;
  }

  #flood(triangles: readonly number[], value: Color, targets: readonly WebGLRenderTarget[]): void {
    if (triangles.length === 0) return;
    const u = this.#material.uniforms;
    this.#setIndex(this.#surface.indices(triangles));
    set(u.uMap, this.#white);
    set(u.uOpacity, 1);
    set(u.uTint, new Vector4(value.r, value.g, value.b, 1));
    // a vector of three.js that is given nothing has a w of 1, which would print these as what a film does to the surface
    set(u.uSurface, new Vector4(0, 0, 0, 0));
    set(u.uAxis, new Vector4(0, 0, 0, 1));
    // Every point is the art's middle, whichever way it faces.
    set(u.uBox, new Matrix4().makeScale(0, 0, 0));
    set(u.uFade, new Vector2(...ALL_AROUND));
    for (const target of targets) this.#draw(target);
    set(u.uFade, new Vector2(...FACING_FADE));
  }

  /** Renews the smaller levels after prints. */
  mips(target: WebGLRenderTarget): void {
    this.#mesh.visible = false;
    target.texture.generateMipmaps = true;
    this.#render(target);
    this.#mesh.visible = true;
  }

  /** Resolves at a frame when the GPU has done all that was asked so far. */
  async settle(): Promise<void> {
    const gl = this.#renderer.getContext() as WebGL2RenderingContext;
    const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    gl.flush();
    do await new Promise((resolve) => requestAnimationFrame(resolve));
    while (fence && !gl.isContextLost() && gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED);
    gl.deleteSync(fence);
  }

  #draw(target: WebGLRenderTarget): void {
    this.#material.uniformsNeedUpdate = true;
    target.texture.generateMipmaps = false;
    this.#render(target);
    target.texture.generateMipmaps = true;
  }

  #render(target: WebGLRenderTarget): void {
    const r = this.#renderer;
    const autoClear = r.autoClear;
    r.autoClear = false;
    r.setRenderTarget(target);
    r.render(this.#scene, this.#camera);
    r.setRenderTarget(null);
    r.autoClear = autoClear;
  }

  #setIndex(index: number[]): void {
    const g = this.#surface.geometry;
    const known = g.index;
    if (!known || known.array.length < index.length) {
      g.dispose();
      const buffer = new BufferAttribute(new Uint32Array(Math.max(65536, index.length * 2)), 1);
      buffer.setUsage(DynamicDrawUsage);
      g.setIndex(buffer);
    }
    const buffer = g.index;
    if (!buffer) return;
    (buffer.array as Uint32Array).set(index);
    buffer.clearUpdateRanges();
    buffer.addUpdateRange(0, index.length);
    buffer.needsUpdate = true;
    g.setDrawRange(0, index.length);
  }

  dispose(): void {
    this.#material.dispose();
    this.#white.dispose();
  }
}
