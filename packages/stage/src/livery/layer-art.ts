import type { Placement } from "@carloom/build";
import type { Texture } from "three";
import { StageError } from "../types.ts";
import type { ArtStore } from "./art.ts";
import { ArtFailures } from "./failures.ts";

export type LayerArtHooks = {
  onError(error: StageError): void;
  /** What was told of this placement holds no longer. */
  onRecovered(placementId: string): void;
  /** Time to ask again for what could not be had. */
  retry(): void;
  /** Text that was drawn in a face that stood in has its own now. */
  renewed(art: Placement["art"]): void;
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
  printable(layers: readonly Placement[]): readonly Placement[] {
    this.#failures.tell(layers);
    return layers.filter((p) => p.art.kind === "text" || !this.#failures.has(p));
  }

  async load(p: Placement, report: boolean): Promise<void> {
    try {
      await this.#store.load(p);
    } catch (cause) {
      this.#failures.fail(p, cause, report);
      return;
    }
    if (this.#failures.clear(p) && p.art.kind === "text") this.#hooks.renewed(p.art);
  }

  /** Asks once more for what could not be had. */
  async loadFailed(layers: readonly Placement[]): Promise<void> {
    await Promise.all(this.#failures.firsts(layers).map((p) => this.load(p, false)));
  }

  /** Null when the art could not be had. */
  texture(p: Placement): Texture | null {
    return textureOf(this.#store, p);
  }

  /** Loads first. */
  readonly ready = async (p: Placement): Promise<Texture | null> => {
    await this.load(p, false);
    return this.texture(p);
  };

  /** The same arts with this many times the pixels, until `release`. */
  finer(factor: number): { ready(p: Placement): Promise<Texture | null>; release(): void } {
    const store = this.#store.finer(factor);
    return {
      async ready(p) {
        await store.load(p).catch(() => undefined);
        return textureOf(store, p);
      },
      release: () => store.release(),
    };
  }

  dispose(): void {
    this.#failures.dispose();
    this.#store.dispose();
  }
}

function textureOf(store: ArtStore, p: Placement): Texture | null {
  try {
    return store.texture(p);
  } catch {
    return null;
  }
}
