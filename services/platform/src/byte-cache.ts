/** What is kept until there are too many bytes of it; the least recently asked for goes first. */
export type ByteCache<V> = {
  get(key: string): V | undefined;
  /** Keeps a value that weighs `bytes`; one that is too large for its share of the room is not kept. */
  set(key: string, value: V, bytes: number): void;
  delete(key: string): void;
  readonly bytes: number;
};

/** One value may take this part of the room: a few large ones never push out everything else. */
const LARGEST_SHARE = 1 / 8;

/** @param room bytes that all values together may weigh */
export function byteCache<V>(room: number): ByteCache<V> {
  const kept = new Map<string, { value: V; bytes: number }>();
  let total = 0;
  const drop = (key: string): void => {
    total -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  return {
    get(key) {
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found.value;
    },
    set(key, value, bytes) {
      drop(key);
      if (bytes > room * LARGEST_SHARE) return;
      kept.set(key, { value, bytes });
      total += bytes;
      for (const oldest of kept.keys()) {
        if (total <= room) break;
        drop(oldest);
      }
    },
    delete: drop,
    get bytes() {
      return total;
    },
  };
}
