import type { Placement } from "@carloom/build";
import type { Texture, WebGLRenderer } from "three";
import type { SharedPaintUniforms } from "../paint/material.ts";
import { STICKER_SURFACE } from "../paint/parameters.ts";
import { disposeMaps, finishSide, type LiveryMaps } from "./maps.ts";
import { over } from "./over.ts";
import { liveryTarget, type Printer, setReads } from "./printer.ts";

/** The maps that the body shows. */
export class PrintedMaps {
  readonly #renderer: WebGLRenderer;
  readonly #printer: Printer;
  readonly #uniforms: SharedPaintUniforms;
  readonly #empty: Texture;
  #maps: LiveryMaps | null = null;
  /** Pixels of a side. */
  size: number;

  constructor(renderer: WebGLRenderer, printer: Printer, uniforms: SharedPaintUniforms, empty: Texture, size: number) {
    this.#renderer = renderer;
    this.#printer = printer;
    this.#uniforms = uniforms;
    this.#empty = empty;
    this.size = size;
  }

  get maps(): LiveryMaps | null {
    return this.#maps;
  }

  /** The maps that these layers need, with what is printed in them. @param printed something is */
  need(layers: readonly Placement[], printed: boolean): LiveryMaps {
    if (!this.#maps) {
      this.#maps = { color: liveryTarget(this.size, true), finish: null };
      this.#printer.clear(this.#maps.color);
    }
    const maps = this.#maps;
    if (!maps.finish && layers.some((p) => p.finish !== "gloss")) {
      maps.finish = liveryTarget(finishSide(this.size), false);
      this.#printer.clear(maps.finish);
      // Until now every layer was gloss film.
      if (printed) over(this.#renderer, maps.finish, maps.color.texture, STICKER_SURFACE.gloss);
    }
    return maps;
  }

  clear(): void {
    if (!this.#maps) return;
    this.#printer.clear(this.#maps.color);
    if (this.#maps.finish) this.#printer.clear(this.#maps.finish);
  }

  /** Renews the smaller levels after prints. */
  mips(): void {
    if (!this.#maps) return;
    this.#printer.mips(this.#maps.color);
    if (this.#maps.finish) this.#printer.mips(this.#maps.finish);
  }

  /** Sharp also where surfaces are seen at a low angle, or as a processor bears it. */
  sharpen(sharp: boolean): void {
    for (const map of [this.#maps?.color, this.#maps?.finish]) if (map) setReads(this.#renderer, map, sharp);
  }

  /** Shows the maps as they are now. @param empty nothing is printed: nothing is read */
  use(empty: boolean): void {
    const [u, maps] = [this.#uniforms, empty ? null : this.#maps];
    u.uLivery.value = maps?.color.texture ?? this.#empty;
    u.uLiveryFinish.value = maps?.finish?.texture ?? this.#empty;
    u.uHasFinish.value = maps?.finish ? 1 : 0;
  }

  /** Other maps, of another size, take the place of these. @param maps null: none are printed yet */
  replace(maps: LiveryMaps | null, size: number): void {
    disposeMaps(this.#maps);
    this.#maps = maps;
    this.size = size;
    this.use(maps === null);
  }

  dispose(): void {
    this.replace(null, this.size);
  }
}
