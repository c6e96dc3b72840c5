/**
 * Bytes that are made of stored objects: once, however many ask at the same time, and kept in memory up to a capacity; the
 * least recently asked for goes first, and what would take a quarter of the place alone is not kept.
 */
export function madeOnce(capacity: number) {
  const kept = new Map<string, Uint8Array>();
  const running = new Map<string, Promise<Uint8Array>>();
  let size = 0;

  function keep(name: string, bytes: Uint8Array): void {
    if (bytes.byteLength > capacity / 4) return;
    kept.set(name, bytes);
    size += bytes.byteLength;
    for (const [oldest, old] of kept) {
      if (size <= capacity) break;
      kept.delete(oldest);
      size -= old.byteLength;
    }
  }

  return {
    /** How many are being made. */
    waiting: () => running.size,
    /** What is kept or being made; undefined when somebody has to make it. */
    find(name: string): Uint8Array | Promise<Uint8Array> | undefined {
      const known = kept.get(name);
      if (!known) return running.get(name);
      kept.delete(name);
      kept.set(name, known);
      return known;
    },
    make(name: string, work: () => Promise<Uint8Array>): Promise<Uint8Array> {
      const made = work()
        .then((bytes) => {
          keep(name, bytes);
          return bytes;
        })
        .finally(() => running.delete(name));
      running.set(name, made);
      return made;
    },
  };
}
