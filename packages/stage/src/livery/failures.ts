import type { Layer } from "./plan.ts";

/** Waits before arts that failed are asked for again; after the last one only a change of stickers or the network asks. */
const WAITS_MS = [4000, 8000, 16_000, 32_000, 60_000];

/** Its art, and that of what clips it. */
const artKey = (p: Layer) => JSON.stringify(p.stencil ? [p.art, p.stencil.art] : p.art);

export type FailureHooks = {
  failed(placementId: string, cause: unknown): void;
  /** What was told of this placement holds no longer. */
  recovered(placementId: string): void;
  /** Time to ask again. */
  retry(): void;
};

/** Arts that could not be had, whom that was told of, and when to ask again. Each placement is told of once. */
export class ArtFailures {
  readonly #hooks: FailureHooks;
  readonly #causes = new Map<string, unknown>();
  /** Art of each placement that was told of. */
  readonly #told = new Map<string, string>();
  #timer: ReturnType<typeof setTimeout> | null = null;
  #waits = 0;
  readonly #now = () => this.#ask();

  constructor(hooks: FailureHooks) {
    this.#hooks = hooks;
    // A network that is back, a face that has come.
    globalThis.addEventListener?.("online", this.#now);
    globalThis.document?.fonts?.addEventListener("loadingdone", this.#now);
  }

  has(p: Layer): boolean {
    return this.#causes.size > 0 && this.#causes.has(artKey(p));
  }

  /** @param report tells of this placement unless that was done */
  fail(p: Layer, cause: unknown, report: boolean): void {
    this.#causes.set(artKey(p), cause);
    if (report) this.tell([p]);
    this.#schedule();
  }

  /** Tells of those whose art is known to fail, and takes back what was told of others. */
  tell(wanted: readonly Layer[]): void {
    for (const p of wanted) {
      const key = artKey(p);
      if (!this.#causes.has(key) || this.#told.get(p.id) === key) continue;
      this.#told.set(p.id, key);
      this.#hooks.failed(p.id, this.#causes.get(key));
    }
  }

  /** Placements that are gone or have other art now do not fail any more; arts that nobody wants are forgotten. */
  keep(wanted: readonly Layer[]): void {
    if (this.#causes.size === 0) return;
    const arts = new Map(wanted.map((p) => [p.id, artKey(p)]));
    for (const [id, key] of this.#told) if (arts.get(id) !== key) this.#takeBack(id);
    const kept = new Set(arts.values());
    for (const key of this.#causes.keys()) if (!kept.has(key)) this.#causes.delete(key);
    this.#waits = 0;
    this.#schedule();
  }

  /** The art of this placement is there. True when it was not before. */
  clear(p: Layer): boolean {
    const key = artKey(p);
    if (this.#causes.size === 0 || !this.#causes.delete(key)) return false;
    for (const [id, art] of this.#told) if (art === key) this.#takeBack(id);
    return true;
  }

  /** One placement of each art that fails. */
  firsts(wanted: readonly Layer[]): Layer[] {
    const seen = new Set<string>();
    return wanted.filter((p) => {
      const key = artKey(p);
      if (!this.#causes.has(key) || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
  }

  #takeBack(id: string): void {
    this.#told.delete(id);
    this.#hooks.recovered(id);
  }

  #schedule(): void {
    if (this.#timer !== null || this.#causes.size === 0) return;
    const wait = WAITS_MS[this.#waits++];
    if (wait !== undefined) this.#timer = setTimeout(this.#now, wait);
  }

  #ask(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#causes.size === 0) return;
    this.#schedule();
    this.#hooks.retry();
  }

  dispose(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#causes.clear();
    globalThis.removeEventListener?.("online", this.#now);
    globalThis.document?.fonts?.removeEventListener("loadingdone", this.#now);
  }
}
