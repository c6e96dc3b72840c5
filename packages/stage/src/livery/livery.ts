import type { Placement } from "@carloom/build";
import type { Texture, WebGLRenderer } from "three";
import type { SharedPaintUniforms } from "../paint/material.ts";
import type { ZonePaint } from "../export/atlas.ts";
import type { StageError } from "../types.ts";
import type { ArtStore } from "./art.ts";
import { type FineLivery, printFine } from "./fine.ts";
import { LayerArt } from "./layer-art.ts";
import { LiveLayer } from "./live-layer.ts";
import { disposeMaps, finishSide, printMaps, SLICE_MS } from "./maps.ts";
import { PrintedMaps } from "./printed.ts";
import { type Region, regionOf } from "./patch.ts";
import { type BakePlan, layerKey, planBake, visibleLayers } from "./plan.ts";
import { Printer } from "./printer.ts";
import type { LiverySurface } from "./surface.ts";

/** Between two pictures of a long rebuild: each costs all levels of the map and a frame. */
const SHOW_MS = 250;
/** On a slow machine that gap grows with what a picture costs, so that most of the time goes into printing. */
const SHOW_SHARE = 5;
/** As many layers are printed in one go: their arts are fetched first, so that the picture changes in one frame. */
const AT_ONCE = 40;

export type LiveryHooks = {
  invalidate(): void;
  setLive(on: boolean): void;
  onError(error: StageError): void;
  /** What was told of this placement holds no longer. */
  onRecovered(placementId: string): void;
};

/** The stickers of one car: the layers are the truth, the textures a cache. */
export class Livery {
  readonly surface: LiverySurface;
  readonly #renderer: WebGLRenderer;
  readonly #printer: Printer;
  readonly #layer: LiveLayer;
  readonly #art: LayerArt;
  readonly #uniforms: SharedPaintUniforms;
  readonly #empty: Texture;
  readonly #hooks: LiveryHooks;
  readonly #printed: PrintedMaps;
  /** Pixels of the map's side that are wanted; the map follows when nothing else is printed. */
  #size: number;
  /** The side that arts are drawn for. */
  readonly #artSize: number;
  #fitting = false;
  /** Layers that are in the map, bottom first; those whose art could not be had are not. */
  #baked: Placement[] = [];
  /** Of these, text that was printed in a face that stood in for its own. */
  readonly #stale = new Set<Placement>();
  #retrying = false;
  #wanted: Placement[] = [];
  #run = 0;
  #live: Placement | null = null;
  #drag = 0;
  #liveShown = false;
  #slicing = false;
  #disposed = false;
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
    this.#size = size;
    this.#artSize = size;
    this.#renderer = renderer;
    this.#printer = new Printer(renderer, surface);
    this.#printed = new PrintedMaps(renderer, this.#printer, uniforms, empty, size);
    this.#layer = new LiveLayer(this.#printer, uniforms, empty, size);
    this.#uniforms = uniforms;
    this.#empty = empty;
    this.#hooks = hooks;
    this.#art = new LayerArt(art, {
      onError: (error) => hooks.onError(error),
      onRecovered: (id) => hooks.onRecovered(id),
      retry: () => void this.#retry(),
      renewed: (text) => {
        const key = JSON.stringify(text);
        for (const each of this.#baked) if (JSON.stringify(each.art) === key) this.#stale.add(each);
      },
    });
  }

  /** Pixels of the map's side. */
  get size(): number {
    return this.#printed.size;
  }

  get layers(): readonly Placement[] {
    return this.#wanted;
  }

  /** Many layers are being printed, slice by slice: a picture now is one of many. */
  get printing(): boolean {
    return this.#slicing;
  }

  get bakedLayers(): number {
    return this.#baked.length;
  }

  /** Shows these layers, bottom first. Resolves when they are in the map or a newer call took over. */
  async show(stickers: readonly Placement[]): Promise<void> {
    this.#wanted = visibleLayers(stickers);
    this.#art.keep(this.#wanted);
    if (this.#live) return;
    await this.#bake(this.#wanted);
  }

  /** Asks once more for what could not be had. */
  async #retry(): Promise<void> {
    if (this.#retrying || this.#live) return;
    this.#retrying = true;
    await this.#art.loadFailed(this.#wanted);
    this.#retrying = false;
    if (!this.#live && !this.#disposed) await this.#bake(this.#wanted);
  }

  async #bake(wanted: readonly Placement[]): Promise<boolean> {
    const run = ++this.#run;
    this.#slicing = false;
    const layers = this.#art.printable(wanted);
    const baked = this.#baked.map((p) => (this.#stale.has(p) ? "" : layerKey(p)));
    let plan: BakePlan = planBake(baked, layers.map(layerKey));
    if (plan.kind === "none") {
      void this.#fit();
      return true;
    }
    if (plan.kind === "patch") {
      const added = plan.added.flatMap((i) => layers[i] ?? []);
      const changed = [...plan.removed.flatMap((i) => this.#baked[i] ?? []), ...added];
      const region = regionOf(this.surface, changed, layers);
      if (region) return this.#patch(run, layers, region, new Set(added));
      plan = { kind: "rebuild" };
    }
    const from = plan.kind === "append" ? plan.from : 0;
    const todo = layers.slice(from);
    const few = todo.length <= AT_ONCE;
    if (few) await Promise.all(todo.map((p) => this.#art.load(p, true)));
    if (run !== this.#run) return false;
    const started = performance.now();
    if (plan.kind === "rebuild") {
      this.rebuilds++;
      this.#baked = [];
      this.#stale.clear();
    }
    const { color, finish } = this.#printed.need(layers, this.#baked.length > 0);
    if (plan.kind === "rebuild") this.#printed.clear();
    let slice = performance.now();
    let shown = slice;
    let gap = SHOW_MS;
    let settled = Number.NaN;
    this.#slicing = !few;
    for (const p of todo) {
      if (!few) {
        await this.#art.load(p, true);
        if (run !== this.#run) return false;
      }
      const art = this.#art.texture(p);
      if (art) {
        this.#printer.print(p, art, color, finish);
        this.#baked.push(p);
      }
      if (few || performance.now() - slice < SLICE_MS) continue;
      const show = performance.now() - shown > gap;
      if (show) this.#printed.mips();
      // A frame drawn behind a queue of prints would wait for all of them, and the page with it.
      await this.#printer.settle();
      if (run !== this.#run) return false;
      slice = performance.now();
      // The frame that shows it is drawn during the first wait after it and done by the second.
      if (++settled === 2) gap = Math.max(SHOW_MS, SHOW_SHARE * (slice - shown));
      if (show) {
        this.#use();
        shown = slice;
        settled = 0;
      }
    }
    this.#printed.mips();
    if (!few) await this.#printer.settle();
    if (run !== this.#run) return false;
    this.#slicing = false;
    this.#use();
    this.lastBakeMs = performance.now() - started;
    return true;
  }

  /** Prints a region again, all of it at once. */
  async #patch(
    run: number,
    layers: readonly Placement[],
    region: Region,
    added: ReadonlySet<Placement>,
  ): Promise<boolean> {
    const todo = region.layers.flatMap((i) => layers[i] ?? []);
    await Promise.all(todo.map((p) => this.#art.load(p, added.has(p))));
    if (run !== this.#run) return false;
    const started = performance.now();
    const { color, finish } = this.#printed.need(layers, this.#baked.length > 0);
    this.#printer.erase(region.triangles, finish ? [color, finish] : [color]);
    const missing = new Set<Placement>();
    for (const p of todo) {
      const art = this.#art.texture(p);
      if (art) this.#printer.print(p, art, color, finish, region.mask);
      else missing.add(p);
    }
    this.#baked = layers.filter((p) => !missing.has(p));
    this.#stale.clear();
    this.#printed.mips();
    this.#use();
    this.lastBakeMs = performance.now() - started;
    return true;
  }

  /** Shows the map as it is now. */
  #use(): void {
    this.#printed.use();
    this.#hooks.invalidate();
    void this.#fit();
  }

  /** @param size pixels of the map's side from now on; the layers are printed anew beside what is shown, which stays until then */
  resize(size: number): void {
    this.#size = size;
    void this.#fit();
  }

  async #fit(): Promise<void> {
    const size = this.#size;
    if (size === this.#printed.size || this.#disposed || this.#fitting || this.#slicing || this.#live) return;
    if (this.#baked.length === 0) return this.#printed.replace(null, size);
    const run = this.#run;
    // What comes meanwhile goes into the maps that are shown; then these are too old.
    const goOn = () => run === this.#run && !this.#live && this.#size === size && !this.#disposed;
    this.#fitting = true;
    const maps = await printMaps(
      this.#printer,
      this.#baked,
      { color: size, finish: finishSide(size) },
      this.#art.ready,
      goOn,
    );
    this.#fitting = false;
    if (maps && goOn()) {
      this.#printed.replace(maps, size);
      this.#hooks.invalidate();
      return;
    }
    disposeMaps(maps);
    if (!goOn()) setTimeout(() => void this.#fit(), SHOW_MS);
  }

  /**
   * Takes one placement out of the map and projects it in the body's shader, below what lies above it. `stickers` are all
   * others and itself. Where much lies above, that is composed while the drag already runs, the layer on top meanwhile.
   */
  async beginLive(placement: Placement, stickers: readonly Placement[]): Promise<void> {
    const drag = ++this.#drag;
    const runs = () => drag === this.#drag && this.#live !== null;
    this.#live = placement;
    this.#liveShown = false;
    const all = visibleLayers(stickers);
    const at = all.findIndex((p) => p.id === placement.id);
    const above = at < 0 ? [] : all.slice(at + 1);
    this.#wanted = all;
    const quick = above.length <= AT_ONCE;
    await this.#art.load(placement, true);
    // Before it leaves the map, so that no frame is without it.
    if (quick) await this.#layer.compose(above, this.#art.ready, runs);
    if (!runs() || !(await this.#bake(all.filter((p) => p.id !== placement.id))) || !runs()) return;
    const art = this.#art.texture(placement);
    if (!art) return;
    this.#uniforms.uLiveMap.value = art;
    this.#liveShown = true;
    this.#layer.place(this.#live);
    this.#hooks.setLive(true);
    this.#hooks.invalidate();
    if (quick) return;
    await this.#layer.compose(above, this.#art.ready, runs);
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
      void this.#art.load(placement, true).then(() => {
        const art = this.#live ? this.#art.texture(placement) : null;
        if (art) this.#uniforms.uLiveMap.value = art;
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
      void this.#fit();
    }
  }

  /** Paint and stickers as pictures, at least 2,048 px; null while nothing is printed. */
  async atlas(zones: readonly ZonePaint[]): Promise<{ color: HTMLCanvasElement; surface: HTMLCanvasElement } | null> {
    const shown = this.#printed.maps;
    if (!shown || this.#baked.length === 0) return null;
    const maps = { color: shown.color.texture, finish: shown.finish?.texture ?? null };
    const { bakeAtlas, MIN_SIDE } = await import("../export/atlas.ts");
    return bakeAtlas(this.#renderer, this.#printer, zones, maps, Math.max(MIN_SIDE, Math.min(4096, this.size)));
  }

  /**
   * The layers as they are now, printed finer for a photo: `side` pixels or what the device has memory for.
   * Null where that is not finer than the live map, while a layer is dragged, and when cancelled.
   */
  fine(side: number, signal?: AbortSignal): Promise<FineLivery | null> | null {
    if (side <= this.size || this.#live || this.#wanted.length === 0) return null;
    return this.#printFine(side, signal);
  }

  async #printFine(side: number, signal?: AbortSignal): Promise<FineLivery | null> {
    const art = this.#art.finer(side / this.#artSize);
    const goOn = () => !signal?.aborted && !this.#disposed;
    try {
      return await printFine(
        this.#printer,
        this.#uniforms,
        this.#empty,
        this.#wanted,
        side,
        this.size,
        art.ready,
        goOn,
      );
    } finally {
      art.release();
    }
  }

  /** After a lost context: the textures are empty, print again. */
  async restore(): Promise<void> {
    this.#baked = [];
    this.#stale.clear();
    this.#slicing = false;
    this.#run++;
    this.#layer.clear();
    if (this.#live) await this.beginLive(this.#live, this.#wanted);
    else await this.#bake(this.#wanted);
  }

  dispose(): void {
    this.#disposed = true;
    this.#run++;
    this.#printed.dispose();
    this.#layer.dispose();
    this.#printer.dispose();
    this.surface.dispose();
    this.#art.dispose();
  }
}
