import type { BuildDocument } from "@carloom/build";
import type { Car } from "./car.ts";
import type { PaintMaterial } from "./paint/material.ts";
import type { Parts } from "./parts.ts";
import { StageError } from "./types.ts";

export type SwapHooks = {
  /** The build that is shown, as it is when the part has come. */
  build(): BuildDocument | null;
  paint(material: PaintMaterial, build: BuildDocument): void;
  /** Other parts stand on the car. */
  swapped(build: BuildDocument | null): void;
  onError(error: StageError): void;
  /** What was told of this slot holds no longer. */
  onRecovered(slot: string): void;
};

/** Exchanges the part of a slot and paints what came with it. */
export class PartSwap {
  readonly #parts: Parts;
  readonly #car: Car;
  readonly #hooks: SwapHooks;
  /** Materials that have had their paint; parts bring zones and materials that the template did not have. */
  readonly #painted: WeakSet<PaintMaterial>;
  /** Slots whose part could not be had. */
  readonly #failed = new Set<string>();

  constructor(parts: Parts, car: Car, hooks: SwapHooks) {
    this.#parts = parts;
    this.#car = car;
    this.#hooks = hooks;
    this.#painted = new WeakSet([...car.materials.paints.values()].flat());
  }

  /** A file that cannot be had is told to `onError`; what was mounted stays. */
  async mount(slot: string, part: string | null): Promise<void> {
    let changed = false;
    try {
      changed = await this.#parts.mount(slot, part);
    } catch (cause) {
      this.#failed.add(slot);
      const reason = cause instanceof Error ? cause.message : String(cause);
      this.#hooks.onError(new StageError("part", reason, slot, cause));
      return;
    }
    if (this.#failed.delete(slot)) this.#hooks.onRecovered(slot);
    if (!changed) return;
    const build = this.#hooks.build();
    if (build) this.#paintNew(build);
    this.#hooks.swapped(build);
  }

  #paintNew(build: BuildDocument): void {
    for (const material of [...this.#car.materials.paints.values()].flat()) {
      if (this.#painted.has(material)) continue;
      this.#painted.add(material);
      this.#hooks.paint(material, build);
    }
  }
}
