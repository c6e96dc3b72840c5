/** What the loop asks of the stage each time. */
export type LoopClient = {
  /** Advances what moves by itself; true while it moves. */
  advance(now: number): boolean;
  /** Two frames were drawn one right after the other: milliseconds from one to the next, which is what a frame costs. */
  paced(ms: number): void;
  draw(now: number): void;
  /** One sample of the picture at rest; false when it is complete. */
  refine(now: number): boolean;
};

const REST_MS = 140;

/** Frames on demand: draws what changed, refines at rest, then schedules nothing. */
export class FrameLoop {
  readonly #client: LoopClient;
  readonly #restMs: number;
  #request = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #dirty = false;
  #stopped = false;
  #paused = false;
  readonly #visibility = () => this.#wake();

  /** @param restMs quiet time before the picture at rest is begun */
  constructor(client: LoopClient, restMs = REST_MS) {
    this.#client = client;
    this.#restMs = restMs;
    document.addEventListener("visibilitychange", this.#visibility);
  }

  get idle(): boolean {
    return this.#request === 0 && this.#timer === null;
  }

  invalidate(): void {
    this.#dirty = true;
    this.#wake();
  }

  /** While paused (context lost) nothing is drawn; what is asked for is kept. */
  setPaused(paused: boolean): void {
    this.#paused = paused;
    this.#wake();
  }

  #wake(): void {
    if (this.#stopped || this.#paused || document.visibilityState === "hidden") {
      this.#cancel();
      return;
    }
    if (this.#dirty && this.#request === 0) {
      if (this.#timer !== null) clearTimeout(this.#timer);
      this.#timer = null;
      this.#request = requestAnimationFrame(this.#frame);
    }
  }

  #cancel(): void {
    if (this.#request !== 0) cancelAnimationFrame(this.#request);
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#request = 0;
    // A refinement that was cut short begins again from a drawn frame.
    if (this.#timer !== null || this.#refining || this.#drawn !== null) this.#dirty = true;
    this.#drawn = null;
    this.#timer = null;
    this.#refining = false;
  }

  #refining = false;
  /** When the last frame was drawn, null once a turn of the browser went by without one. */
  #drawn: number | null = null;

  readonly #frame = (now: number): void => {
    this.#request = 0;
    if (this.#stopped) return;
    const moving = this.#client.advance(now);
    if (moving || this.#dirty) {
      this.#dirty = moving;
      this.#refining = false;
      if (this.#drawn !== null) this.#client.paced(now - this.#drawn);
      this.#client.draw(now);
      this.#drawn = now;
      // Also when nothing moves by itself: what is asked for until then is the next frame of an unbroken run.
      if (this.#request === 0) this.#request = requestAnimationFrame(this.#frame);
      return;
    }
    if (this.#drawn !== null) {
      this.#drawn = null;
      this.#timer = setTimeout(this.#rest, this.#restMs);
      return;
    }
    this.#refining = this.#client.refine(now);
    if (this.#refining) this.#request = requestAnimationFrame(this.#frame);
  };

  readonly #rest = (): void => {
    this.#timer = null;
    if (this.#stopped || this.#paused || this.#request !== 0) return;
    this.#refining = true;
    this.#request = requestAnimationFrame(this.#frame);
  };

  stop(): void {
    this.#stopped = true;
    this.#cancel();
    document.removeEventListener("visibilitychange", this.#visibility);
  }
}
