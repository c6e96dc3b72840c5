import type { PointList } from "../lists.ts";
import type { Answer, Ask } from "./worker.ts";

/** So many of what was built last are kept: whoever takes an edit back need not wait for what stood there before. */
const KEPT = 4;

const keyOf = (car: string, lists: readonly PointList[]): string =>
  JSON.stringify([car, ...lists.map(({ id, kind, points }) => [id, kind, points])]);

/** A worker that is asked for the latest only: what is asked while it works waits, and replaces what waited. */
export class Builder {
  private worker: Worker | null = null;
  private waiting: Ask | null = null;
  private busy = false;
  /** What the worker is at. */
  private asked = "";
  private readonly kept = new Map<string, Answer>();
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
    const key = keyOf(car, lists);
    const before = this.kept.get(key);
    this.waiting = before ? null : { turn, car, lists, want: this.want };
    if (!before) return this.next();
    this.keep(key, before);
    this.made({ ...before, turn });
  }

  /** Forgets the worker with its code and what that made; the next ask starts one with the code of that moment. */
  restart(): void {
    this.worker?.terminate();
    this.worker = null;
    this.busy = false;
    this.kept.clear();
  }

  private next(): void {
    if (this.busy || !this.waiting) return;
    this.worker ??= this.start();
    this.busy = true;
    this.asked = keyOf(this.waiting.car, this.waiting.lists);
    this.worker.postMessage(this.waiting);
    this.waiting = null;
  }

  /** As the latest. */
  private keep(key: string, answer: Answer): void {
    if (answer.made === "error") return;
    this.kept.delete(key);
    this.kept.set(key, answer);
    const [oldest = ""] = this.kept.keys();
    if (this.kept.size > KEPT) this.kept.delete(oldest);
  }

  private start(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    const done = (answer: Answer) => {
      if (this.worker !== worker) return;
      this.busy = false;
      this.keep(this.asked, answer);
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
