import type { LayerArt } from "./layer-art.ts";
import { disposeMaps, finishSide, printMaps, SLICE_MS } from "./maps.ts";
import type { Region, regionOf as regionIn } from "./patch.ts";
import { alikeBelow, type BakePlan, isOnePicture, type Layer, layerKey } from "./plan.ts";
import type { PrintedMaps } from "./printed.ts";
import type { Printer } from "./printer.ts";
import { Prints } from "./prints.ts";
import type { LiverySurface } from "./surface.ts";

/** Between two pictures of a long rebuild: each costs all levels of the map and a frame. */
const SHOW_MS = 250;
/** On a slow machine that gap grows with what a picture costs, so that most of the time goes into printing. */
const SHOW_SHARE = 5;
/** As many layers are printed in one go: their arts are fetched first, so that the picture changes in one frame. */
export const AT_ONCE = 40;

export type BakerHooks = {
  /** The map that is shown changed. */
  shown(): void;
  /** A layer is dragged: the map keeps its size. */
  held(): boolean;
};

/** Brings layers into the map with the least work, and the map to the size that is wanted. */
export class Baker {
  readonly #surface: LiverySurface;
  readonly #printer: Printer;
  readonly #printed: PrintedMaps;
  readonly #art: LayerArt;
  readonly #hooks: BakerHooks;
  /** Pixels of the map's side that are wanted; the map follows when nothing else is printed. */
  #size: number;
  #fitting = false;
  /** Layers that are in the map, bottom first; those whose art could not be had are not. */
  #baked: Layer[] = [];
  /** Of these, text that was printed in a face that stood in for its own. */
  readonly #stale = new Set<Layer>();
  #run = 0;
  #slicing = false;
  #stopped = false;
  rebuilds = 0;
  lastBakeMs = 0;

  constructor(surface: LiverySurface, printer: Printer, printed: PrintedMaps, art: LayerArt, hooks: BakerHooks) {
    this.#surface = surface;
    this.#printer = printer;
    this.#printed = printed;
    this.#art = art;
    this.#hooks = hooks;
    this.#size = printed.size;
  }

  /** Many layers are being printed, slice by slice: a picture now is one of many. */
  get printing(): boolean {
    return this.#slicing;
  }

  /** Layers in the map. */
  get count(): number {
    return this.#baked.length;
  }

  /** Text that was printed in a face that stood in has its own now: the next bake prints it anew. */
  renewed(text: Layer["art"]): void {
    const key = JSON.stringify(text);
    for (const each of this.#baked)
      if ([each, each.stencil].some((one) => one && JSON.stringify(one.art) === key)) this.#stale.add(each);
  }

  /** Puts these layers into the map, bottom first. False when a newer call took over. */
  async bake(wanted: readonly Layer[]): Promise<boolean> {
    const run = ++this.#run;
    this.#slicing = false;
    const layers = this.#art.printable(wanted);
    const baked = this.#baked.map((p) => (this.#stale.has(p) ? "" : layerKey(p)));
    const keys = layers.map(layerKey);
    const alike = alikeBelow(baked, keys);
    if (alike === baked.length && alike === keys.length) {
      void this.#fit();
      return true;
    }
    let regionOf: typeof regionIn | undefined;
    let plan: BakePlan = { kind: "append", from: alike };
    const isPlain = alike === baked.length && !isOnePicture(layers[alike - 1], layers[alike]);
    if (!isPlain) {
      // without it all is printed anew
      const patching = await import("./patching.ts").catch(() => null);
      if (run !== this.#run) return false;
      regionOf = patching?.regionOf;
      plan = patching?.planBake(baked, keys) ?? { kind: "rebuild" };
      if (plan.kind === "append") plan = patching?.planAppended(plan.from, layers) ?? plan;
    }
    if (plan.kind === "patch") {
      const added = plan.added.flatMap((i) => layers[i] ?? []);
      const changed = [...plan.removed.flatMap((i) => this.#baked[i] ?? []), ...added];
      const region = regionOf?.(this.#surface, changed, layers);
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
    this.#slicing = !few;
    const prints = new Prints(this.#printer, { color, finish });
    try {
      if (!(await this.#printAll(todo, prints, few, () => run === this.#run))) return false;
    } finally {
      prints.end(true);
    }
    this.#slicing = false;
    this.#show();
    this.lastBakeMs = performance.now() - started;
    return true;
  }

  /** Prints layers on top of what is in the map, in slices unless they are few. False when given up. */
  async #printAll(todo: readonly Layer[], prints: Prints, few: boolean, goOn: () => boolean): Promise<boolean> {
    let slice = performance.now();
    let shown = slice;
    let gap = SHOW_MS;
    let settled = Number.NaN;
    /** Layers of a group that is not in the map before its last one is printed. */
    let printed: Layer[] = [];
    for (const [i, p] of todo.entries()) {
      if (!few) {
        await this.#art.load(p, true);
        if (!goOn()) return false;
      }
      const art = this.#art.inks(p);
      if (art) {
        prints.print(p, art);
        printed.push(p);
      }
      if (!isOnePicture(p, todo[i + 1])) {
        prints.settle();
        this.#baked.push(...printed);
        printed = [];
      }
      if (few || performance.now() - slice < SLICE_MS) continue;
      const show = performance.now() - shown > gap;
      if (show) this.#printed.mips();
      // A frame drawn behind a queue of prints would wait for all of them, and the page with it.
      await this.#printer.settle();
      if (!goOn()) return false;
      slice = performance.now();
      // The frame that shows it is drawn during the first wait after it and done by the second.
      if (++settled === 2) gap = Math.max(SHOW_MS, SHOW_SHARE * (slice - shown));
      if (show) {
        this.#show();
        shown = slice;
        settled = 0;
      }
    }
    this.#printed.mips();
    if (!few) await this.#printer.settle();
    return goOn();
  }

  /** Prints a region again, all of it at once. */
  async #patch(run: number, layers: readonly Layer[], region: Region, added: ReadonlySet<Layer>): Promise<boolean> {
    const todo = region.layers.flatMap((i) => layers[i] ?? []);
    await Promise.all(todo.map((p) => this.#art.load(p, added.has(p))));
    if (run !== this.#run) return false;
    const started = performance.now();
    const { color, finish } = this.#printed.need(layers, this.#baked.length > 0);
    this.#printer.erase(region.triangles, finish ? [color, finish] : [color]);
    const missing = new Set<Layer>();
    const prints = new Prints(this.#printer, { color, finish }, region.mask);
    for (const p of todo) {
      const art = this.#art.inks(p);
      if (art) prints.print(p, art);
      else missing.add(p);
    }
    prints.settle();
    prints.end(true);
    this.#baked = layers.filter((p) => !missing.has(p));
    this.#stale.clear();
    this.#printed.mips();
    this.#show();
    this.lastBakeMs = performance.now() - started;
    return true;
  }

  /** @param size pixels of the map's side from now on; the layers are printed anew beside what is shown, which stays until then */
  resize(size: number): void {
    this.#size = size;
    void this.#fit();
  }

  /** Where the size is another one than is wanted, prints the layers in that and takes it. */
  async #fit(): Promise<void> {
    const size = this.#size;
    if (size === this.#printed.size || this.#stopped || this.#fitting || this.#slicing || this.#hooks.held()) return;
    if (this.#baked.length === 0) return this.#printed.replace(null, size);
    const run = this.#run;
    // What comes meanwhile goes into the maps that are shown; then these are too old.
    const goOn = () => run === this.#run && !this.#hooks.held() && this.#size === size && !this.#stopped;
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
      this.#hooks.shown();
      return;
    }
    disposeMaps(maps);
    if (!goOn()) setTimeout(() => void this.#fit(), SHOW_MS);
  }

  /** After a drag: the map may take another size again. */
  settle(): void {
    void this.#fit();
  }

  /** Shows the map as it is now. */
  #show(): void {
    this.#printed.use(this.#baked.length === 0);
    this.#hooks.shown();
    void this.#fit();
  }

  /** The maps are empty (a lost context): the next bake prints everything. */
  forget(): void {
    this.#baked = [];
    this.#stale.clear();
    this.#slicing = false;
    this.#run++;
  }

  stop(): void {
    this.#stopped = true;
    this.#run++;
  }
}
