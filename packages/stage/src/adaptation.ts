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

/** Pixels a side that a processor draws while things move, of those that the picture at rest has. */
const SPARED = 0.7;

/**
 * Lets what is drawn follow what frames cost and how large the car is in the picture. Where a processor draws, moving frames are
 * small and of a coarser model from the first: it need not be slow before. The picture at rest is whole there all the same.
 */
export class Adaptation {
  readonly #on: boolean;
  readonly #spare: boolean;
  readonly #plan: QualityPlan;
  readonly #rig: CameraRig;
  readonly #hooks: AdaptationHooks;
  readonly #governor = new ResolutionGovernor();
  /** The models of the template that stands. */
  detail: Detail | null = null;
  #seen = 0;
  #viewed = false;

  /** @param on false keeps everything as the plan has it @param software a processor draws */
  constructor(on: boolean, software: boolean, plan: QualityPlan, rig: CameraRig, hooks: AdaptationHooks) {
    this.#on = on;
    this.#spare = on && software;
    this.#plan = plan;
    this.#rig = rig;
    this.#hooks = hooks;
  }

  /** Moving frames are spared more than the picture at rest. */
  get spare(): boolean {
    return this.#spare;
  }

  /** Of the drawing buffer. */
  get pixelRatio(): number {
    return this.#plan.pixelRatio * (this.#spare ? 1 : this.#governor.scale);
  }

  /** Pixels a side of a moving frame, of those of the drawing buffer. */
  get liveScale(): number {
    return this.#spare ? Math.min(SPARED, this.#governor.scale) : 1;
  }

  get reflectionLive(): boolean {
    return this.#plan.reflectionLive && this.#governor.mirror;
  }

  /** Pixels of a livery's side. */
  get livery(): number {
    return this.#spare ? this.#plan.livery : this.#governor.livery(this.#plan.livery);
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
    if (this.#spare && !this.#hooks.held()) this.#hooks.livery()?.sharpen(false);
    this.#viewed = this.#rig.version !== this.#seen;
    this.#seen = this.#rig.version;
    if (this.#spare || this.#viewed) this.#show(Math.max(this.#spare ? 1 : 0, this.#governor.coarser));
  }

  /** Before the first sample at rest: the whole model, unless the car is too small to show it. */
  resting(): void {
    this.#hooks.livery()?.sharpen(true);
    this.#show(0);
  }

  /** Pictures for keeps are of the finest model. */
  finest(): void {
    this.#hooks.livery()?.sharpen(true);
    this.detail?.show(this.#plan.detail, this.#hooks.invalidate);
  }

  #show(coarser: number): void {
    if (!this.#on || !this.detail || this.#hooks.held()) return;
    const pixels = this.#rig.pixelsPerMetre() * this.#hooks.length() * this.#plan.pixelRatio;
    this.detail.show(Math.max(this.#plan.detail + coarser, coarserAt(pixels)), this.#hooks.invalidate);
  }
}
