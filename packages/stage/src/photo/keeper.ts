import type { Adaptation } from "../adaptation.ts";
import type { CameraRig } from "../camera.ts";
import type { Picture } from "../picture.ts";
import type { Show } from "../show.ts";
import { type CameraPose, type Stage, StageError } from "../types.ts";
import type { Views } from "../views.ts";
import type { FinePrint } from "./still.ts";

export type KeeperHooks = {
  picture: Picture;
  rig: CameraRig;
  views: Views;
  adaptation: Adaptation;
  show(): Show | null;
  /** Makes again what is stale before anything is drawn. */
  prepare(): void;
};

/** Clean edges without soft shadows; twelve of a list picture are a minute of a processor. */
const QUICK_SAMPLES = 4;

/** Pictures for keeps: of the finest model, whatever moves meanwhile. */
export class Keeper {
  readonly #hooks: KeeperHooks;
  #making = 0;

  constructor(hooks: KeeperHooks) {
    this.#hooks = hooks;
  }

  /** One is being made: the detail stays as it is. */
  get busy(): boolean {
    return this.#making > 0;
  }

  async #kept<T>(make: (hooks: KeeperHooks) => Promise<T>): Promise<T> {
    this.#hooks.prepare();
    this.#making++;
    this.#hooks.adaptation.finest();
    try {
      return await make(this.#hooks);
    } finally {
      this.#making--;
    }
  }

  readonly calls: Pick<Stage, "capture" | "film" | "exportModel"> = {
    capture: async (how) => {
      // fetched before anything is made ready: what is drawn is what is shown then
      const { takePhoto, spinOf } = await import("./still.ts");
      const spared = how.quick && this.#hooks.adaptation.spare;
      const drawn = spared ? { ...how, samples: Math.min(how.samples ?? QUICK_SAMPLES, QUICK_SAMPLES) } : how;
      return this.#kept(({ picture, rig, show }) => {
        const shown = show();
        const finer: FinePrint = (density, signal) => shown?.fineLivery(density, signal) ?? null;
        const spin = shown && how.travel ? spinOf(shown.manifest.slots, shown.car.anchors) : undefined;
        return takePhoto(picture, rig, drawn, this.#pose(how.view), finer, spin);
      });
    },
    film: (how) =>
      this.#kept(async ({ picture, rig }) => {
        const { takeFilm } = await import("./film.ts");
        return takeFilm(picture, rig, how, this.#pose(how.view));
      }),
    exportModel: async (kind) => {
      const shown = this.#hooks.show();
      if (!shown) throw new StageError("template", "No template is loaded.");
      this.#hooks.adaptation.finest();
      return shown.exportModel(kind);
    },
  };

  #pose(view: string | CameraPose | undefined): CameraPose | null {
    return view === undefined ? null : this.#hooks.views.pose(view);
  }
}
