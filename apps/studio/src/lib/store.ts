import { useSyncExternalStore } from "react";

/** A value that components watch, kept outside React so that fast changes cost only those who look at them. */
export interface Store<T> {
  get(): T;
  set(patch: Partial<T>): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<T extends object>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(patch) {
      const changed = (Object.keys(patch) as (keyof T)[]).some((key) => !Object.is(patch[key], value[key]));
      if (!changed) return;
      value = { ...value, ...patch };
      for (const listener of Array.from(listeners)) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Re-renders when what `select` picks changes; it must give the same object for the same state. */
export function useStore<T extends object, S>(store: Store<T>, select: (value: T) => S): S {
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}
