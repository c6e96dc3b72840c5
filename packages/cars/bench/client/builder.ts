import type { PointList } from "../lists.ts";
import type { Answer, Ask } from "./worker.ts";

/** A worker that is asked for the latest only: what is asked while it works waits, and replaces what waited. */
export class Builder {
  private worker: Worker | null = null;
  private waiting: Ask | null = null;
  private busy = false;
  private readonly want: Ask["want"];
  private readonly made: (answer: Answer) => void;

  constructor(want: Ask["want"], made: (answer: Answer) => void) {
    this.want = want;
    this.made = made;
  }

  get working(): boolean {
    return this.busy;
  }

  ask(turn: number, car: string, lists: readonly PointList[]): void {
    this.waiting = { turn, car, lists, want: this.want };
    this.next();
  }

  /** Forgets the worker with its code; the next ask starts one with the code of that moment. */
  restart(): void {
    this.worker?.terminate();
    this.worker = null;
    this.busy = false;
  }

  private next(): void {
    if (this.busy || !this.waiting) return;
    this.worker ??= this.start();
    this.busy = true;
    this.worker.postMessage(this.waiting);
    this.waiting = null;
  }

  private start(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    const done = (answer: Answer) => {
      if (this.worker !== worker) return;
      this.busy = false;
      this.made(answer);
      this.next();
    };
    worker.onmessage = ({ data }: MessageEvent<Answer>) => done(data);
    worker.onerror = (event) => {
      event.preventDefault();
      if (this.worker === worker) this.worker = null;
      this.busy = false;
      this.made({ turn: -1, made: "error", ms: 0, message: event.message || "The builder's code does not load." });
    };
    return worker;
  }
}
