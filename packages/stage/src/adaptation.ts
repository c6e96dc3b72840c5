import type { CameraRig } from "./camera.ts";
import type { Detail } from "./detail.ts";
import type { Livery } from "./livery/livery.ts";
import { coarserAt, type QualityPlan, ResolutionGovernor } from "./quality.ts";

export type AdaptationHooks = {
  /** A drag or a photo: nothing changes. */
  held(): boolean;
  livery(): Livery | null;
  /** Length of the car, metres. */
  length(): number;
  invalidate(): void;
};

/** Lets what is drawn follow what frames cost and how large the car is in the picture. */
export class Adaptation {
  readonly #on: boolean;
  readonly #plan: QualityPlan;
  readonly #rig: CameraRig;
  readonly #hooks: AdaptationHooks;
  readonly #governor = new ResolutionGovernor();
  /** The models of the template that stands. */
  detail: Detail | null = null;
  #seen = 0;
  #viewed = false;

  /** @param on false keeps everything as the plan has it */
  constructor(on: boolean, plan: QualityPlan, rig: CameraRig, hooks: AdaptationHooks) {
    this.#on = on;
    this.#plan = plan;
    this.#rig = rig;
    this.#hooks = hooks;
  }

  get pixelRatio(): number {
    return this.#plan.pixelRatio * this.#governor.scale;
  }

  get reflectionLive(): boolean {
    return this.#plan.reflectionLive && this.#governor.mirror;
  }

  /** Pixels of a livery's side. */
  get livery(): number {
    return this.#governor.livery(this.#plan.livery);
  }

  /** Two frames followed one another. True when another size is to be drawn. */
  paced(ms: number): boolean {
    // Frames in which something was loaded or printed tell nothing of the next ones; a moved view does.
    if (!this.#on || !this.#viewed || !this.#governor.frame(ms, this.#hooks.held())) return false;
    this.#hooks.livery()?.resize(this.livery);
    return true;
  }

  /** Before a frame while things move. */
  moving(): void {
    this.#viewed = this.#rig.version !== this.#seen;
    this.#seen = this.#rig.version;
    if (this.#viewed) this.#show(this.#governor.coarser);
  }

  /** Before the first sample at rest: the whole model, unless the car is too small to show it. */
  resting(): void {
    this.#show(0);
  }

  /** Pictures for keeps are of the finest model. */
  finest(): void {
    this.detail?.show(this.#plan.detail, this.#hooks.invalidate);
  }

  #show(coarser: number): void {
    if (!this.#on || !this.detail || this.#hooks.held()) return;
    const pixels = this.#rig.pixelsPerMetre() * this.#hooks.length() * this.#plan.pixelRatio;
    this.detail.show(Math.max(this.#plan.detail + coarser, coarserAt(pixels)), this.#hooks.invalidate);
  }
}
