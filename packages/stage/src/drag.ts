import type { Placement } from "@carloom/build";
import type { Livery } from "./livery/livery.ts";
import type { DragPatch } from "./types.ts";

/** One drag of a placement: shown live, baked where it is let go, or put back. */
export class Drag {
  readonly #livery: Livery;
  readonly #before: readonly Placement[];
  readonly #stickers: Placement[];
  placement: Placement;

  /** @param stickers of the build; a placement that is not among them lies on top */
  constructor(livery: Livery, placement: Placement, stickers: readonly Placement[]) {
    this.#livery = livery;
    this.#before = stickers;
    this.placement = placement;
    const known = stickers.some((p) => p.id === placement.id);
    this.#stickers = known ? stickers.map((p) => (p.id === placement.id ? placement : p)) : [...stickers, placement];
    void livery.beginLive(placement, this.#stickers);
  }

  move(patch: DragPatch): void {
    this.placement = { ...this.placement, ...patch };
    this.#livery.moveLive(this.placement);
  }

  /** The build's stickers with the placement where it was let go. */
  drop(): Placement[] {
    const next = this.#stickers.map((p) => (p.id === this.placement.id ? this.placement : p));
    void this.#livery.endLive(next);
    return next;
  }

  cancel(): void {
    void this.#livery.endLive(this.#before);
  }
}
