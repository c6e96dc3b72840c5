import type { Placement } from "@carloom/build";
import { Color, type DataTexture, type Texture, type WebGLRenderTarget } from "three";
import { whiteTexture } from "../paint/flakes.ts";
import type { SharedPaintUniforms } from "../paint/material.ts";
import { STICKER_SURFACE } from "../paint/parameters.ts";
import type { Inks } from "./inks.ts";
import { disposeMaps, type LiveryMaps, printMaps } from "./maps.ts";
import type { Layer } from "./plan.ts";
import { liveryTarget, type Printer } from "./printer.ts";
import { projectorsOf } from "./projector.ts";

/** What the body's shader projects during a drag: one placement, the panels it may cover, and the layers above it. */
export class LiveLayer {
  readonly #printer: Printer;
  readonly #uniforms: SharedPaintUniforms;
  readonly #empty: Texture;
  readonly #white: DataTexture = whiteTexture();
  readonly #size: number;
  #above: LiveryMaps | null = null;
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
    above: readonly Layer[],
    texture: (p: Layer) => Promise<Inks | null>,
    goOn: () => boolean,
  ): Promise<void> {
    this.#freeAbove();
    if (above.length === 0) return;
    const maps = await printMaps(this.#printer, above, { color: this.#size, finish: this.#size }, texture, goOn);
    if (!maps) return;
    this.#above = maps;
    this.#uniforms.uLiveAbove.value = maps.color.texture;
    this.#uniforms.uLiveAboveFinish.value = maps.finish?.texture ?? this.#empty;
    this.#uniforms.uHasAboveFinish.value = maps.finish ? 1 : 0;
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
    u.uLiveWraps.value = p.projection === "wrap" ? 1 : 0;
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
    disposeMaps(this.#above);
    this.#above = null;
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
