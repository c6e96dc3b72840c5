import type { BuildDocument, Placement } from "@carloom/build";
import type { Texture, WebGLRenderer } from "three";
import type { SharedPaintUniforms } from "../paint/material.ts";
import type { ZonePaint } from "./atlas.ts";
import type { FlatDrawing, FlatMesh, StageError } from "../types.ts";
import type { ArtStore } from "./art.ts";
import { AT_ONCE, Baker } from "./baker.ts";
import type { FineLivery } from "./fine.ts";
import { LayerArt } from "./layer-art.ts";
import { LiveLayer } from "./live-layer.ts";
import { fadingIn, loadSheets, needsSheets } from "./prints.ts";
import { PrintedMaps } from "./printed.ts";
import { isBlended, type Layer, visibleLayers } from "./plan.ts";
import { Printer } from "./printer.ts";
import type { LiverySurface } from "./surface.ts";

export type LiveryHooks = {
  invalidate(): void;
  setLive(on: boolean): void;
  onError(error: StageError): void;
  /** What was told of this placement holds no longer. */
  onRecovered(placementId: string): void;
};

/** Does what a dragged layer looks like, or what lies around it, depend on more than what covers what? */
const isMixed = ({ id, blend, mask }: Placement, stickers: readonly Placement[], shown: readonly Layer[]): boolean =>
  blend !== undefined ||
  mask !== undefined ||
  shown.some((p) => p.id === id && p.fades !== undefined) ||
  stickers.some((p) => p.mask?.layer === id) ||
  shown.slice(shown.findIndex((p) => p.id === id) + 1).some(isBlended);

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
  readonly #baker: Baker;
  /** The side that arts are drawn for. */
  readonly #artSize: number;
  #retrying = false;
  #wanted: Layer[] = [];
  #groups: BuildDocument["groups"];
  /** A drag that the body's shader cannot show: these, the dragged one among them, are printed anew with every move. */
  #reprinted: readonly Placement[] | null = null;
  #reprinting = false;
  #live: Placement | null = null;
  #drag = 0;
  #liveShown = false;
  #disposed = false;

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
      renewed: (text) => this.#baker.renewed(text),
    });
    this.#baker = new Baker(surface, this.#printer, this.#printed, this.#art, {
      shown: () => hooks.invalidate(),
      held: () => this.#live !== null,
    });
  }

  /** Pixels of the map's side. */
  get size(): number {
    return this.#printed.size;
  }

  get layers(): readonly Layer[] {
    return this.#wanted;
  }

  /** Many layers are being printed, slice by slice: a picture now is one of many. */
  get printing(): boolean {
    return this.#baker.printing;
  }

  get bakedLayers(): number {
    return this.#baker.count;
  }

  get artsKept(): number {
    return this.#art.kept;
  }

  get rebuilds(): number {
    return this.#baker.rebuilds;
  }

  get lastBakeMs(): number {
    return this.#baker.lastBakeMs;
  }

  /** Shows these layers, bottom first. Resolves when they are in the map or a newer call took over. */
  async show(stickers: readonly Placement[], groups?: BuildDocument["groups"]): Promise<void> {
    this.#groups = groups;
    if (needsSheets(groups)) {
      // without it each layer meets what is below it; the next call asks again
      await loadSheets().catch(() => undefined);
      if (this.#groups !== groups || this.#disposed) return;
    }
    this.#wanted = this.#visible(stickers);
    this.#art.keep(this.#wanted);
    if (this.#live) return;
    if (await this.#baker.bake(this.#wanted)) this.#clearLive();
  }

  #visible(stickers: readonly Placement[]): Layer[] {
    const layers = visibleLayers(stickers, fadingIn(this.#groups));
    if (layers.every(({ fades }) => fades === undefined)) this.#printer.free();
    return layers;
  }

  /** The map holds what is wanted: a live layer whose drag is over goes, whichever call brought the map there. */
  #clearLive(): void {
    if (this.#live || !this.#liveShown) return;
    this.#liveShown = false;
    this.#hooks.setLive(false);
    this.#layer.clear();
    this.#hooks.invalidate();
    this.#baker.settle();
  }

  /** Asks once more for what could not be had. */
  async #retry(): Promise<void> {
    if (this.#retrying || this.#live) return;
    this.#retrying = true;
    await this.#art.loadFailed(this.#wanted);
    this.#retrying = false;
    if (!this.#live && !this.#disposed && (await this.#baker.bake(this.#wanted))) this.#clearLive();
  }

  /** Sharp also where panels are seen at a low angle, or as a processor bears it. */
  sharpen(sharp: boolean): void {
    this.#printed.sharpen(sharp);
  }

  /** @param size pixels of the map's side from now on; the layers are printed anew beside what is shown, which stays until then */
  resize(size: number): void {
    this.#baker.resize(size);
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
    this.#reprinted = null;
    const all = this.#visible(stickers);
    if (isMixed(placement, stickers, all)) {
      this.#wanted = all;
      this.#reprinted = stickers;
      return;
    }
    const at = all.findIndex((p) => p.id === placement.id);
    const above = at < 0 ? [] : all.slice(at + 1);
    this.#wanted = all;
    const quick = above.length <= AT_ONCE;
    await this.#art.load(placement, true);
    // Before it leaves the map, so that no frame is without it.
    if (quick) await this.#layer.compose(above, this.#art.ready, runs);
    if (!runs() || !(await this.#baker.bake(all.filter((p) => p.id !== placement.id))) || !runs()) return;
    const art = this.#art.inks(placement)?.art;
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

  /** A placement's art as it is printed; null where nobody has it. */
  readonly drawn = (p: Placement): Texture | null => this.#art.drawn(p);

  get live(): Placement | null {
    return this.#live;
  }

  moveLive(placement: Placement): void {
    const before = this.#live;
    this.#live = placement;
    if (this.#reprinted) {
      this.#reprinted = this.#reprinted.map((p) => (p.id === placement.id ? placement : p));
      this.#wanted = this.#visible(this.#reprinted);
      void this.#reprint();
    }
    if (!this.#liveShown) return;
    const isSized = before?.size.join() !== placement.size.join();
    if (before && (isSized || JSON.stringify(before.art) !== JSON.stringify(placement.art))) {
      void this.#art.load(placement, true).then(() => {
        const art = this.#live ? this.#art.inks(placement)?.art : null;
        if (art) this.#uniforms.uLiveMap.value = art;
        this.#hooks.invalidate();
      });
    }
    this.#layer.place(placement);
    this.#hooks.invalidate();
  }

  /** Prints what is dragged where it is now, at most once a frame. */
  async #reprint(): Promise<void> {
    if (this.#reprinting) return;
    this.#reprinting = true;
    for (let shown: readonly Layer[] | null = null; this.#reprinted && shown !== this.#wanted; ) {
      shown = this.#wanted;
      await this.#baker.bake(shown);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    this.#reprinting = false;
  }

  /** Ends the live layer and bakes `stickers`. The live picture stays until the map holds them. */
  async endLive(stickers: readonly Placement[]): Promise<void> {
    this.#live = null;
    this.#reprinted = null;
    this.#wanted = this.#visible(stickers);
    // a newer call that took over clears the layer when it is done
    if (await this.#baker.bake(this.#wanted)) this.#clearLive();
  }

  /** Paint and stickers as pictures, at least 2,048 px; null while nothing is printed. */
  async atlas(zones: readonly ZonePaint[]): Promise<{ color: HTMLCanvasElement; surface: HTMLCanvasElement } | null> {
    const shown = this.#printed.maps;
    if (!shown || this.#baker.count === 0) return null;
    const maps = { color: shown.color.texture, finish: shown.finish?.texture ?? null };
    const { bakeAtlas, MIN_SIDE } = await import("./atlas.ts");
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
      const { printFine } = await import("./fine.ts");
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

  /** The layers on panels that lie flat; the code for it comes when it is first asked for. */
  async flat(mesh: FlatMesh): Promise<FlatDrawing> {
    const { createFlatDrawing } = await import("./flat.ts");
    return createFlatDrawing(this.#renderer, mesh, {
      layers: () => {
        const live = this.#live;
        if (!live) return this.#wanted;
        const known = this.#wanted.some(({ id }) => id === live.id);
        return known ? this.#wanted.map((p) => (p.id === live.id ? { ...p, ...live } : p)) : [...this.#wanted, live];
      },
      state: () => [this.#wanted, this.#live],
      art: this.#art.ready,
      gone: () => this.#disposed,
    });
  }

  /** After a lost context: the textures are empty, print again. */
  async restore(): Promise<void> {
    this.#baker.forget();
    this.#layer.clear();
    if (this.#live) await this.beginLive(this.#live, this.#wanted);
    else await this.#baker.bake(this.#wanted);
  }

  dispose(): void {
    this.#disposed = true;
    this.#baker.stop();
    this.#printed.dispose();
    this.#layer.dispose();
    this.#printer.dispose();
    this.surface.dispose();
    this.#art.dispose();
  }
}
