import type { Manifest } from "@carloom/build";
import type { CameraRig } from "./camera.ts";
import type { CameraPose, Insets } from "./types.ts";

/** Named views of a template, kept fitting while the free rectangle changes. */
export class Views {
  readonly #rig: CameraRig;
  readonly #moved: () => void;
  #cameras: Manifest["cameras"] = [];
  /** The named view that is shown; null once the visitor moved the camera. */
  #current: string | null = null;

  constructor(rig: CameraRig, moved: () => void) {
    this.#rig = rig;
    this.#moved = moved;
  }

  get ids(): string[] {
    return this.#cameras.map((c) => c.id);
  }

  use(cameras: Manifest["cameras"]): void {
    this.#cameras = cameras;
    const first = cameras[0];
    if (first) this.set(first.id, { animate: false });
  }

  /** Views of the whole car are brought to the free rectangle, details stay as they are. */
  pose(view: string | CameraPose): CameraPose | null {
    if (typeof view !== "string") return view;
    const found = this.#cameras.find((c) => c.id === view);
    if (!found) return null;
    const pose: CameraPose = { position: [...found.position], target: [...found.target], fov: found.fov };
    return this.#rig.showsWhole(pose) ? this.#rig.fitted(pose) : pose;
  }

  set(view: string | CameraPose, how: { animate?: boolean } = {}): void {
    const pose = this.pose(view);
    if (!pose) return;
    this.#current = typeof view === "string" ? view : null;
    this.#rig.setPose(pose, how.animate ?? true);
    this.#moved();
  }

  /** The visitor takes the camera. */
  release(): void {
    this.#current = null;
  }

  /** After the canvas or the car changed size. */
  refit(animate = false): void {
    if (this.#current) this.set(this.#current, { animate });
  }

  /**
   * What panels cover from now on. The picture slides to the middle of what is left and keeps its distance; `refit` is
   * for when the window itself became another: a named view is then brought to it again.
   */
  cover(insets: Insets, how: { opened?: Insets; animate?: boolean; refit?: boolean } = {}): void {
    const animate = how.animate ?? true;
    this.#rig.setInsets(insets, how.opened ?? insets, animate);
    if (how.refit) this.refit(animate);
    this.#moved();
  }

  /** Goes where something is seen, which is no named view. */
  go(pose: CameraPose, animate = true): void {
    this.#current = null;
    this.#rig.setPose(pose, animate);
    this.#moved();
  }

  /** The whole car into the free rectangle, from where it is looked at. */
  fit(animate = true): void {
    const named = this.#current ? this.pose(this.#current) : null;
    const pose = this.#rig.pose();
    if (!named || !this.#rig.showsWhole(pose)) this.#current = null;
    this.#rig.setPose(this.#rig.fitted(pose), animate);
    this.#moved();
  }
}
