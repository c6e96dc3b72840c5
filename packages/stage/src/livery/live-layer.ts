import type { Placement } from "@carloom/build";
import { Color, type DataTexture, type Texture, type WebGLRenderTarget } from "three";
import { whiteTexture } from "../paint/flakes.ts";
import type { SharedPaintUniforms } from "../paint/material.ts";
import { STICKER_SURFACE } from "../paint/parameters.ts";
import { liveryTarget, type Printer } from "./printer.ts";
import { projectorsOf } from "./projector.ts";

/** Script time of a slice of many prints before a frame is let through. */
export const SLICE_MS = 8;

/** What the body's shader projects during a drag: one placement, the panels it may cover, and the layers above it. */
export class LiveLayer {
  readonly #printer: Printer;
  readonly #uniforms: SharedPaintUniforms;
  readonly #empty: Texture;
  readonly #white: DataTexture = whiteTexture();
  readonly #size: number;
  #above: WebGLRenderTarget | null = null;
  #aboveFinish: WebGLRenderTarget | null = null;
  #mask: WebGLRenderTarget | null = null;
  #masked = "";

  /** @param size pixels of the livery map; the layer's own maps have half of them */
  constructor(printer: Printer, uniforms: SharedPaintUniforms, empty: Texture, size: number) {
    this.#printer = printer;
    this.#uniforms = uniforms;
    this.#empty = empty;
    this.#size = Math.max(1024, size / 2);
    uniforms.uLiveMask.value = this.#white;
  }

  /**
   * Prints what lies above, with its finishes; many layers in slices, shown when all are printed.
   * @param texture the layer's art, null to leave it out @param goOn false when nobody waits for it any more
   */
  async compose(
    above: readonly Placement[],
    texture: (p: Placement) => Promise<Texture | null>,
    goOn: () => boolean,
  ): Promise<void> {
    this.#freeAbove();
    if (above.length === 0) return;
    const color = liveryTarget(this.#size, true);
    const finish = above.some((p) => p.finish !== "gloss") ? liveryTarget(this.#size, false) : null;
    const drop = () => {
      color.dispose();
      finish?.dispose();
    };
    this.#printer.clear(color);
    if (finish) this.#printer.clear(finish);
    let slice = performance.now();
    for (const p of above) {
      const art = await texture(p);
      if (!goOn()) return drop();
      if (art) this.#printer.print(p, art, color, finish);
      if (performance.now() - slice < SLICE_MS) continue;
      await this.#printer.settle();
      if (!goOn()) return drop();
      slice = performance.now();
    }
    this.#printer.mips(color);
    if (finish) this.#printer.mips(finish);
    this.#above = color;
    this.#aboveFinish = finish;
    this.#uniforms.uLiveAbove.value = color.texture;
    this.#uniforms.uLiveAboveFinish.value = finish?.texture ?? this.#empty;
    this.#uniforms.uHasAboveFinish.value = finish ? 1 : 0;
  }

  place(p: Placement): void {
    const u = this.#uniforms;
    const boxes = projectorsOf(p);
    for (let i = 0; i < 2; i++) {
      const box = boxes[i];
      if (box) u.uLiveBox.value[i]?.copy(box.toBox);
      else u.uLiveBox.value[i]?.makeTranslation(1e6, 0, 0);
      if (box) u.uLiveAxis.value[i]?.set(box.axis.x, box.axis.y, box.axis.z, box.flip ? -1 : 1);
    }
    u.uLiveOpacity.value = p.hidden ? 0 : p.opacity;
    u.uLiveSurface.value.set(...STICKER_SURFACE[p.finish]);
    const tint = new Color(p.tint ?? "#ffffff");
    u.uLiveTint.value.set(tint.r, tint.g, tint.b, p.tint ? 1 : 0);
    this.#limit(p.panels);
  }

  #limit(panels: readonly string[] | null): void {
    const key = panels ? JSON.stringify(panels) : "";
    if (key === this.#masked) return;
    this.#masked = key;
    if (panels) {
      this.#mask ??= liveryTarget(this.#size, false);
      this.#printer.mask(panels, this.#mask);
    }
    this.#uniforms.uLiveMask.value = panels && this.#mask ? this.#mask.texture : this.#white;
  }

  #freeAbove(): void {
    this.#above?.dispose();
    this.#aboveFinish?.dispose();
    this.#above = this.#aboveFinish = null;
    this.#uniforms.uLiveAbove.value = this.#empty;
    this.#uniforms.uLiveAboveFinish.value = this.#empty;
    this.#uniforms.uHasAboveFinish.value = 0;
  }

  /** After a drag, or when the maps were lost: holds nothing on the GPU. */
  clear(): void {
    this.#freeAbove();
    this.#mask?.dispose();
    this.#mask = null;
    this.#masked = "";
    this.#uniforms.uLiveMask.value = this.#white;
  }

  dispose(): void {
    this.clear();
    this.#white.dispose();
    this.#uniforms.uLiveMask.value = this.#empty;
  }
}
