import type { BuildDocument, Placement } from "@carloom/build";
import type { Livery } from "./livery/livery.ts";
import type { DragPatch, Stage } from "./types.ts";

/**
 * One drag of a placement: shown live, baked where it is let go, or put back. What else lies on the car is the build's as it
 * is when the drag ends: it may have changed meanwhile.
 */
class Drag {
  readonly #livery: Livery;
  /** It was the build's when the drag began; otherwise it is new, and lies on top. */
  readonly #known: boolean;
  placement: Placement;

  /** @param stickers of the build */
  constructor(livery: Livery, placement: Placement, stickers: readonly Placement[]) {
    this.#livery = livery;
    this.placement = placement;
    this.#known = stickers.some((p) => p.id === placement.id);
    void livery.beginLive(placement, this.#with(stickers));
  }

  /** A sticker that the build has no more is not brought back. */
  #with(stickers: readonly Placement[]): Placement[] {
    if (!this.#known) return [...stickers, this.placement];
    return stickers.map((p) => (p.id === this.placement.id ? this.placement : p));
  }

  move(patch: DragPatch): void {
    this.placement = { ...this.placement, ...patch };
    this.#livery.moveLive(this.placement);
  }

  /** The build's stickers with the placement where it was let go. */
  drop(stickers: readonly Placement[]): Placement[] {
    const next = this.#with(stickers);
    void this.#livery.endLive(next);
    return next;
  }

  cancel(stickers: readonly Placement[]): void {
    void this.#livery.endLive(stickers);
  }
}

export type DragHooks = {
  livery(): Livery | null;
  /** The build that is committed. */
  build(): BuildDocument;
  /** The build after a drop; its stickers are already on their way into the map. */
  commit(build: BuildDocument): void;
  find(id: string): Placement | undefined;
  /** While a drag runs the pointer does not orbit. */
  changed(dragging: boolean): void;
};

/** The stage's drag calls; at most one drag runs. */
export class Dragging {
  readonly #hooks: DragHooks;
  #drag: Drag | null = null;

  constructor(hooks: DragHooks) {
    this.#hooks = hooks;
  }

  get placement(): Placement | null {
    return this.#drag?.placement ?? null;
  }

  readonly calls: Pick<Stage, "beginDrag" | "drag" | "endDrag" | "cancelDrag"> = {
    beginDrag: (given) => {
      const livery = this.#hooks.livery();
      const placement = typeof given === "string" ? this.#hooks.find(given) : given;
      if (!livery || !placement) return false;
      this.#drag = new Drag(livery, placement, this.#hooks.build().stickers);
      this.#hooks.changed(true);
      return true;
    },
    drag: (patch) => this.#drag?.move(patch),
    endDrag: () => {
      if (!this.#drag) return null;
      const { placement } = this.#drag;
      const build = this.#hooks.build();
      this.#hooks.commit({ ...build, stickers: this.#drag.drop(build.stickers) });
      this.forget();
      return placement;
    },
    cancelDrag: () => {
      this.#drag?.cancel(this.#hooks.build().stickers);
      this.forget();
    },
  };

  /** The car is gone, or the drag is over. */
  forget(): void {
    this.#drag = null;
    this.#hooks.changed(false);
  }
}
