import type { Adaptation } from "./adaptation.ts";
import type { CameraRig } from "./camera.ts";
import type { Emitter } from "./events.ts";
import { FrameLoop, type LoopClient } from "./loop.ts";
import type { Picture } from "./picture.ts";
import { LEAST_SAMPLES } from "./quality.ts";
import type { Show } from "./show.ts";

/** A weak machine stops refining after this time, once it has the fewest samples. */
const REFINE_MS = 1500;
/** Where a processor draws, what is asked for at rest would wait for the sample that is being drawn: it comes later, in so many strips. */
const SPARED_REST_MS = 400;
const SPARED_STRIPS = 3;
/** Of the drawing buffer: with fewer a strip is no sooner drawn than the whole. */
const STRIP_PIXELS = 30_000;

export type FramesHooks = {
  canvas: HTMLCanvasElement;
  picture: Picture;
  rig: CameraRig;
  adaptation: Adaptation;
  events: Emitter;
  /** Samples of a complete picture at rest. */
  most: number;
  /** Somebody looks at the canvas. */
  shown: boolean;
  show(): Show | null;
  /** Makes again what is stale before anything is drawn. */
  prepare(): void;
  /** The drawing buffer is to have another size. */
  resize(): void;
  /** The first frame of a template is drawn. */
  first(show: Show): void;
  /** The view rests, and its picture is about to be begun. */
  resting(): void;
};

/** What a stage draws and when: frames while things move, samples of the picture at rest, then nothing. */
export class Frames {
  readonly #hooks: FramesHooks;
  readonly loop: FrameLoop;
  readonly #mostStrips: number;
  #strips = 1;
  #strip = 0;
  #begun = 0;
  #announced: Show | null = null;
  /** Drawn since the start. */
  count = 0;
  /** Of the picture now shown; 0 while moving. */
  samples = 0;
  /** The context is gone. */
  lost = false;

  constructor(hooks: FramesHooks) {
    this.#hooks = hooks;
    const { spare } = hooks.adaptation;
    this.#mostStrips = spare ? SPARED_STRIPS : 1;
    this.loop = new FrameLoop(this.#client, spare ? SPARED_REST_MS : undefined);
    if (!hooks.shown) this.loop.stop();
  }

  /** The template that stands was drawn. */
  get announced(): boolean {
    return this.#announced !== null && this.#announced === this.#hooks.show();
  }

  #drawn(samples: number): void {
    this.samples = samples;
    this.count++;
  }

  readonly #client: LoopClient = {
    advance: (now) => {
      const { rig, events, show } = this.#hooks;
      if (rig.update(now)) events.emit("view", rig.pose());
      const swung = show()?.update(now) ?? false;
      return rig.moving || swung;
    },
    paced: (ms) => {
      const { adaptation, picture, resize } = this.#hooks;
      if (!adaptation.paced(ms)) return;
      picture.reflectionLive = adaptation.reflectionLive;
      resize();
    },
    draw: () => {
      if (this.lost) return;
      const { adaptation, picture, rig, events, prepare, first } = this.#hooks;
      prepare();
      adaptation.moving();
      this.#strip = 0;
      picture.live(rig, adaptation.liveScale);
      this.#drawn(0);
      const show = this.#hooks.show();
      if (show && !this.announced) {
        this.#announced = show;
        first(show);
      }
      events.emit("frame", { samples: 0 });
    },
    refine: () => {
      const { adaptation, canvas, picture, rig, events, most, show, resting } = this.#hooks;
      // While stickers are printed one picture follows the other: none of them is at rest.
      if (this.lost || this.samples >= most || show()?.livery?.printing) return false;
      if (this.samples === 0 && this.#strip === 0) {
        adaptation.resting();
        resting();
        const fit = Math.ceil((canvas.width * canvas.height) / STRIP_PIXELS);
        this.#strips = Math.max(1, Math.min(this.#mostStrips, fit));
        this.#begun = performance.now();
      }
      const ratio = canvas.width / (canvas.clientWidth || canvas.width);
      // Until some samples are in, a live picture with its own anti-aliasing is the better one.
      const present = adaptation.spare || this.samples + 1 >= Math.min(LEAST_SAMPLES, most);
      picture.accumulate(rig, this.samples, ratio, present, { at: this.#strip, of: this.#strips });
      this.#strip = (this.#strip + 1) % this.#strips;
      if (this.#strip > 0) return true;
      this.#drawn(this.samples + 1);
      events.emit("frame", { samples: this.samples });
      const late = performance.now() - this.#begun > REFINE_MS && this.samples >= LEAST_SAMPLES;
      if (this.samples < most && !late) return true;
      events.emit("rest", { samples: this.samples });
      return false;
    },
  };
}
