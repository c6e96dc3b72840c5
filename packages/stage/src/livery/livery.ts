import type { Placement } from "@carloom/build";
import type { Texture, WebGLRenderTarget, WebGLRenderer } from "three";
import type { SharedPaintUniforms } from "../paint/material.ts";
import type { ZonePaint } from "../export/atlas.ts";
import { StageError } from "../types.ts";
import type { ArtStore } from "./art.ts";
import { LiveLayer } from "./live-layer.ts";
import { layerKey, planBake, visibleLayers } from "./plan.ts";
import { liveryTarget, Printer } from "./printer.ts";
import type { LiverySurface } from "./surface.ts";

/** Script time a slice of a long rebuild may take before a frame is let through. */
const SLICE_MS = 8;
/** Between two pictures of a long rebuild: each costs all levels of the map and a frame. */
const SHOW_MS = 250;

export type LiveryHooks = {
  invalidate(): void;
  setLive(on: boolean): void;
  onError(error: StageError): void;
};

/** The stickers of one car: the layers are the truth, the textures a cache. */
export class Livery {
  readonly surface: LiverySurface;
  readonly size: number;
  readonly #renderer: WebGLRenderer;
  readonly #printer: Printer;
  readonly #layer: LiveLayer;
  readonly #art: ArtStore;
  readonly #uniforms: SharedPaintUniforms;
  readonly #empty: Texture;
  readonly #hooks: LiveryHooks;
  #color: WebGLRenderTarget | null = null;
  #finish: WebGLRenderTarget | null = null;
  #baked: string[] = [];
  #wanted: Placement[] = [];
  #run = 0;
  #live: Placement | null = null;
  #liveShown = false;
  rebuilds = 0;
  lastBakeMs = 0;

  constructor(
    renderer: WebGLRenderer,
    surface: LiverySurface,
    art: ArtStore,
    uniforms: SharedPaintUniforms,
    empty: Texture,
    size: number,
    hooks: LiveryHooks,
  ) {
    this.surface = surface;
    this.size = size;
    this.#renderer = renderer;
    this.#printer = new Printer(renderer, surface);
    this.#layer = new LiveLayer(this.#printer, uniforms, empty, size);
    this.#art = art;
    this.#uniforms = uniforms;
    this.#empty = empty;
    this.#hooks = hooks;
  }

  get layers(): readonly Placement[] {
    return this.#wanted;
  }

  get bakedLayers(): number {
    return this.#baked.length;
  }

  /** Shows these layers, bottom first. Resolves when they are in the map or a newer call took over. */
  async show(stickers: readonly Placement[]): Promise<void> {
    this.#wanted = visibleLayers(stickers);
    if (this.#live) return;
    await this.#bake(this.#wanted);
  }

  async #bake(layers: readonly Placement[]): Promise<boolean> {
    const run = ++this.#run;
    const keys = layers.map(layerKey);
    const needsFinish = layers.some((p) => p.finish !== "gloss");
    let plan = planBake(this.#baked, keys);
    if (plan.kind === "none") return true;
    if (needsFinish && !this.#finish) plan = { kind: "rebuild" };
    let from = plan.kind === "append" ? plan.from : 0;
    const todo = layers.slice(from);
    // Few arts are fetched before anything is cleared, so that the picture changes in one frame.
    const few = new Set(todo.map((p) => JSON.stringify(p.art))).size <= 48;
    const arts = few ? await Promise.all(todo.map((p) => this.#texture(p))) : [];
    if (run !== this.#run) return false;
    const started = performance.now();
    const color = this.#ensureColor();
    if (needsFinish) this.#finish ??= liveryTarget(Math.max(512, this.size / 2), false);
    if (plan.kind === "rebuild") {
      this.rebuilds++;
      this.#baked = [];
      this.#printer.clear(color);
      if (this.#finish) this.#printer.clear(this.#finish);
    }
    let slice = performance.now();
    let shown = slice;
    for (const [i, p] of todo.entries()) {
      const art = few ? arts[i] : await this.#texture(p);
      if (run !== this.#run) return false;
      if (art) this.#printer.print(p, art, color, this.#finish, false);
      this.#baked.push(keys[from++] ?? "");
      if (todo.length > 40 && performance.now() - slice > SLICE_MS) {
        const show = performance.now() - shown > SHOW_MS;
        if (show) this.#mips();
        // A frame drawn behind a queue of prints would wait for all of them, and the page with it.
        await this.#printer.settle();
        if (run !== this.#run) return false;
        if (show) {
          this.#use();
          shown = performance.now();
        }
        slice = performance.now();
      }
    }
    this.#mips();
    if (todo.length > 40) await this.#printer.settle();
    if (run !== this.#run) return false;
    this.#use();
    this.lastBakeMs = performance.now() - started;
    return true;
  }

  #ensureColor(): WebGLRenderTarget {
    if (!this.#color) {
      this.#color = liveryTarget(this.size, true);
      this.#printer.clear(this.#color);
    }
    return this.#color;
  }

  #mips(): void {
    if (this.#color) this.#printer.mips(this.#color);
    if (this.#finish) this.#printer.mips(this.#finish);
  }

  /** Shows the map as it is now. */
  #use(): void {
    this.#uniforms.uLivery.value = this.#color?.texture ?? this.#empty;
    this.#uniforms.uLiveryFinish.value = this.#finish?.texture ?? this.#empty;
    this.#uniforms.uHasFinish.value = this.#finish ? 1 : 0;
    this.#hooks.invalidate();
  }

  async #texture(p: Placement): Promise<Texture | null> {
    try {
      return await this.#art.texture(p);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      this.#hooks.onError(new StageError("art", reason, p.id, cause));
      return null;
    }
  }

  /** Takes one placement out of the map and projects it in the body's shader. `stickers` are all others and itself. */
  async beginLive(placement: Placement, stickers: readonly Placement[]): Promise<void> {
    this.#live = placement;
    this.#liveShown = false;
    const all = visibleLayers(stickers);
    const at = all.findIndex((p) => p.id === placement.id);
    const below = at < 0 ? all : all.slice(0, at);
    const above = at < 0 ? [] : all.slice(at + 1);
    this.#wanted = all;
    const art = await this.#texture(placement);
    const aboveArts = await Promise.all(above.map((p) => this.#texture(p)));
    if (this.#live?.id !== placement.id || !art) return;
    this.#uniforms.uLiveMap.value = art;
    if (!(await this.#bake(below)) || this.#live?.id !== placement.id) return;
    this.#layer.setAbove(above, aboveArts);
    this.#liveShown = true;
    this.#layer.place(this.#live);
    this.#hooks.setLive(true);
    this.#hooks.invalidate();
  }

  get live(): Placement | null {
    return this.#live;
  }

  moveLive(placement: Placement): void {
    const before = this.#live;
    this.#live = placement;
    if (!this.#liveShown) return;
    if (before && JSON.stringify(before.art) !== JSON.stringify(placement.art)) {
      void this.#texture(placement).then((art) => {
        if (art && this.#live) this.#uniforms.uLiveMap.value = art;
        this.#hooks.invalidate();
      });
    }
    this.#layer.place(placement);
    this.#hooks.invalidate();
  }

  /** Ends the live layer and bakes `stickers`. The live picture stays until the map holds them. */
  async endLive(stickers: readonly Placement[]): Promise<void> {
    const ending = this.#live;
    this.#live = null;
    this.#wanted = visibleLayers(stickers);
    if (!(await this.#bake(this.#wanted)) || this.#live) return;
    if (ending) {
      this.#liveShown = false;
      this.#hooks.setLive(false);
      this.#layer.clear();
      this.#hooks.invalidate();
    }
  }

  /** Paint and stickers as pictures, at least 2,048 px; null while nothing is printed. */
  async atlas(zones: readonly ZonePaint[]): Promise<{ color: HTMLCanvasElement; surface: HTMLCanvasElement } | null> {
    if (!this.#color || this.#baked.length === 0) return null;
    const maps = { color: this.#color.texture, finish: this.#finish?.texture ?? null };
    const { bakeAtlas } = await import("../export/atlas.ts");
    return bakeAtlas(this.#renderer, this.#printer, zones, maps, Math.max(2048, Math.min(4096, this.size)));
  }

  /** After a lost context: the textures are empty, print again. */
  async restore(): Promise<void> {
    this.#baked = [];
    this.#run++;
    this.#layer.clear();
    if (this.#live) await this.beginLive(this.#live, this.#wanted);
    else await this.#bake(this.#wanted);
  }

  dispose(): void {
    this.#run++;
    this.#color?.dispose();
    this.#finish?.dispose();
    this.#layer.dispose();
    this.#printer.dispose();
    this.surface.dispose();
    this.#art.dispose();
    this.#uniforms.uLivery.value = this.#empty;
    this.#uniforms.uLiveryFinish.value = this.#empty;
    this.#uniforms.uHasFinish.value = 0;
  }
}
