import type { StageEvents } from "./types.ts";

type Listener<K extends keyof StageEvents> = (event: StageEvents[K]) => void;

/** Typed listeners; one that throws does not stop the others. */
export class Emitter {
  readonly #listeners: { [K in keyof StageEvents]?: Set<Listener<K>> } = {};

  on<K extends keyof StageEvents>(type: K, listener: Listener<K>): () => void {
    let set = this.#listeners[type] as Set<Listener<K>> | undefined;
    if (!set) {
      set = new Set();
      (this.#listeners as Record<K, Set<Listener<K>>>)[type] = set;
    }
    set.add(listener);
    return () => void set.delete(listener);
  }

  emit<K extends keyof StageEvents>(type: K, event: StageEvents[K]): void {
    // A copy: a listener may take itself off.
    const listeners = Array.from((this.#listeners[type] as Set<Listener<K>> | undefined) ?? []);
    for (const listener of listeners) {
      try {
        listener(event);
      } catch (error) {
        reportError(error);
      }
    }
  }

  clear(): void {
    for (const set of Object.values(this.#listeners)) set?.clear();
  }
}
