import {
  BufferAttribute,
  Color,
  DynamicDrawUsage,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  OrthographicCamera,
  Scene,
  type ShaderMaterial,
  SRGBColorSpace,
  WebGLRenderTarget,
  type WebGLRenderer,
} from "three";
import { STICKER_SURFACE } from "../paint/parameters.ts";
import type { Inks } from "./inks.ts";
import type { Layer } from "./plan.ts";
import { PrintMaterials } from "./print-materials.ts";
import { type Projector, projectorsOf } from "./projector.ts";
import { whiteTexture } from "../paint/flakes.ts";
import type { LiverySurface } from "./surface.ts";

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

/** What layers are printed on: the livery's map, or panels as they lie flat. */
export type PrintSurface = Pick<LiverySurface, "geometry" | "find" | "indices" | "trianglesOf"> & {
  readonly panels: readonly string[];
  readonly owner: Uint16Array;
};

/** Triangles of a layer that are printed alike. */
type Part = { triangles: number[]; clipped: boolean };

/** Draws placements as triangles of the livery map into targets. */
export class Printer {
  readonly #renderer: WebGLRenderer;
  readonly #surface: PrintSurface;
  readonly #materials = new PrintMaterials();
  readonly #mesh: Mesh;
  readonly #scene = new Scene();
  readonly #camera = new OrthographicCamera();
  readonly #white = whiteTexture();
  #below: WebGLRenderTarget | null = null;
  /** Bare sheets of faded groups, for the next time. */
  readonly kept: WebGLRenderTarget[] = [];

  constructor(renderer: WebGLRenderer, surface: PrintSurface) {
    this.#renderer = renderer;
    this.#surface = surface;
    this.#mesh = new Mesh(surface.geometry, this.#materials.plain);
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
   * One layer, twin included. `finish` gets what the film does to the surface; null leaves it out.
   * @param only triangles that may be printed on (1), all without it
   * @returns the triangles that it reaches
   */
  print(
    p: Layer,
    inks: Inks,
    color: WebGLRenderTarget,
    finish: WebGLRenderTarget | null,
    only: Uint8Array | null = null,
  ): number[] {
    const allowed = p.panels ? new Set(p.panels) : null;
    const reached: number[] = [];
    this.#materials.layer(p, inks);
    for (const box of projectorsOf(p)) {
      const found: number[] = [];
      this.#surface.find(box, allowed, found);
      const triangles = only ? found.filter((i) => only[i] === 1) : found;
      for (const part of this.#parted(p, triangles))
        if (part.triangles.length > 0) this.#printPart(p, box, part, color, finish);
      for (const triangle of triangles) reached.push(triangle);
    }
    return reached;
  }

  /** Lays what is printed on these triangles of a sheet over what is below, so much of it, and wipes it off the sheet. */
  lay(triangles: readonly number[], sheet: WebGLRenderTarget, target: WebGLRenderTarget, opacity: number): void {
    this.#setIndex(this.#surface.indices(triangles));
    this.#draw(target, this.#materials.laid(sheet.texture, opacity));
    this.#draw(sheet, this.#materials.flood(null, this.#white));
  }

  /** Frees the sheets that are kept. */
  free(): void {
    for (const sheet of this.kept.splice(0)) sheet.dispose();
  }

  /** A mask that lies on some panels alone clips there; elsewhere nothing of it is, and what it is to leave out is nothing. */
  #parted(p: Layer, triangles: number[]): Part[] {
    const { stencil, mask } = p;
    if (!stencil || !mask) return [{ triangles, clipped: false }];
    if (!stencil.panels) return [{ triangles, clipped: true }];
    const on = new Set(stencil.panels);
    const lies = (i: number) => on.has(this.#surface.panels[this.#surface.owner[i] ?? 0] ?? "");
    const clipped = { triangles: triangles.filter(lies), clipped: true };
    return mask.inverted ? [clipped, { triangles: triangles.filter((i) => !lies(i)), clipped: false }] : [clipped];
  }

  #printPart(
    p: Layer,
    box: Projector,
    { triangles, clipped }: Part,
    color: WebGLRenderTarget,
    finish: WebGLRenderTarget | null,
  ): void {
    const materials = this.#materials;
    this.#setIndex(this.#surface.indices(triangles));
    materials.box(box);
    if (clipped && p.stencil) materials.stencil(p.stencil, box.twin);
    const blend = p.blend === "knockout" ? undefined : p.blend;
    if (blend) this.#draw(this.#belowOf(color), materials.copy(color.texture));
    materials.surface(null);
    this.#draw(color, materials.print(clipped, blend && { mode: blend, below: this.#belowOf(color).texture }, p.blend));
    if (!finish) return;
    materials.surface(STICKER_SURFACE[p.finish]);
    this.#draw(finish, materials.print(clipped, undefined, p.blend));
  }

  /** Where what lies below a blended layer is kept while that is printed: nothing can be read from where it is drawn. */
  #belowOf({ width, height }: WebGLRenderTarget): WebGLRenderTarget {
    if (this.#below?.width === width && this.#below.height === height) return this.#below;
    this.#below?.dispose();
    this.#below = new WebGLRenderTarget(width, height, { depthBuffer: false, colorSpace: SRGBColorSpace });
    return this.#below;
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
    this.#flood(triangles, null, targets);
  }

  /** @param value null takes everything off */
  #flood(triangles: readonly number[], value: Color | null, targets: readonly WebGLRenderTarget[]): void {
    if (triangles.length === 0) return;
    this.#setIndex(this.#surface.indices(triangles));
    const material = this.#materials.flood(value, this.#white);
    for (const target of targets) this.#draw(target, material);
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

  #draw(target: WebGLRenderTarget, material: ShaderMaterial): void {
    this.#mesh.material = material;
    material.uniformsNeedUpdate = true;
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
    this.#materials.dispose();
    this.#below?.dispose();
    this.free();
    this.#white.dispose();
  }
}
