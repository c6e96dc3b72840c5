import type { Placement } from "@carloom/build";
import type { Texture } from "three";
import { StageError } from "../types.ts";
import type { ArtStore } from "./art.ts";
import { ArtFailures } from "./failures.ts";
import type { Inks } from "./inks.ts";
import type { Layer } from "./plan.ts";
import { canPrint, loadMixed } from "./print-materials.ts";

export type LayerArtHooks = {
  onError(error: StageError): void;
  /** What was told of this placement holds no longer. */
  onRecovered(placementId: string): void;
  /** Time to ask again for what could not be had. */
  retry(): void;
  /** Text that was drawn in a face that stood in has its own now. */
  renewed(art: Layer["art"]): void;
};

/** The arts of layers: those that cannot be had are told of, left out and asked for again. */
export class LayerArt {
  readonly #store: ArtStore;
  readonly #failures: ArtFailures;
  readonly #hooks: LayerArtHooks;

  constructor(store: ArtStore, hooks: LayerArtHooks) {
    this.#store = store;
    this.#hooks = hooks;
    this.#failures = new ArtFailures({
      failed: (id, cause) => {
        const reason = cause instanceof Error ? cause.message : String(cause);
        hooks.onError(new StageError("art", reason, id, cause));
      },
      recovered: (id) => hooks.onRecovered(id),
      retry: () => hooks.retry(),
    });
  }

  get kept(): number {
    return this.#store.kept;
  }

  /** These are the layers from now on. */
  keep(layers: readonly Placement[]): void {
    this.#failures.keep(layers);
  }

  /** What can be printed: arts that are known to fail are left out, text stands in another face until its own is there. */
  printable(layers: readonly Layer[]): readonly Layer[] {
    this.#failures.tell(layers);
    return layers.filter((p) => p.art.kind === "text" || !this.#failures.has(p));
  }

  async load(p: Layer, report: boolean): Promise<void> {
    try {
      await loadAll(this.#store, p);
    } catch (cause) {
      this.#failures.fail(p, cause, report);
      return;
    }
    if (!this.#failures.clear(p)) return;
    for (const one of [p, p.stencil]) if (one?.art.kind === "text") this.#hooks.renewed(one.art);
  }

  /** Asks once more for what could not be had. */
  async loadFailed(layers: readonly Layer[]): Promise<void> {
    await Promise.all(this.#failures.firsts(layers).map((p) => this.load(p, false)));
  }

  /** Null when the art could not be had. */
  inks(p: Layer): Inks | null {
    return inksOf(this.#store, p);
  }

  /** Its own texture; null where it was not drawn. */
  readonly drawn = (p: Placement): Texture | null => inksOf(this.#store, p)?.art ?? null;

  /** Loads first. */
  readonly ready = async (p: Layer): Promise<Inks | null> => {
    await this.load(p, false);
    return this.inks(p);
  };

  /** The same arts with this many times the pixels, until `release`. */
  finer(factor: number): { ready(p: Layer): Promise<Inks | null>; release(): void } {
    const store = this.#store.finer(factor);
    return {
      async ready(p) {
        await loadAll(store, p).catch(() => undefined);
        return inksOf(store, p);
      },
      release: () => store.release(),
    };
  }

  dispose(): void {
    this.#failures.dispose();
    this.#store.dispose();
  }
}

/** A layer is not shown without what clips it: what was to be cut away would be seen. */
async function loadAll(store: ArtStore, p: Layer): Promise<void> {
  await Promise.all([store.load(p), p.stencil && store.load(p.stencil), loadMixed(p)]);
}

function inksOf(store: ArtStore, p: Layer): Inks | null {
  if (!canPrint(p)) return null;
  try {
    // the layer's own last: it is the one that must not be disposed for the other
    const stencil = p.stencil ? store.texture(p.stencil) : null;
    const art = store.texture(p);
    // a larger drawing of the same art takes the place of the smaller one
    return { art, stencil: p.stencil && stencil ? store.texture(p.stencil) : null };
  } catch {
    return null;
  }
}
