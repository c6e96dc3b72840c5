const FRESH_MS = 3000;

type Kept<T> = { until: number; answer: Promise<T | null> };

/**
 * One answer serves all visitors for three seconds: what public pages ask is the same for each of them.
 * A failure (null) is not kept: the next visitor asks again.
 */
export function keeper<K extends object, T>(ask: (client: K, name: string) => Promise<T | null>) {
  const all = new WeakMap<K, Map<string, Kept<T>>>();
  return (client: K, name = ""): Promise<T | null> => {
    const now = Date.now();
    const mine = all.get(client) ?? new Map<string, Kept<T>>();
    all.set(client, mine);
    const earlier = mine.get(name);
    if (earlier && earlier.until > now) return earlier.answer;
    if (mine.size > 200) mine.clear();
    const answer = ask(client, name);
    mine.set(name, { until: now + FRESH_MS, answer });
    answer.then(
      (value) => value ?? mine.delete(name),
      () => mine.delete(name),
    );
    return answer;
  };
}

/**
 * Makes something of two kept answers once, as long as both are the same objects: what is written of it into pages is kept
 * by the object (`page-parts.server.tsx`). Forgotten with the first of them.
 */
export function derived<A extends object, B, T>(make: (first: A, second: B) => T): (first: A, second: B) => T {
  const all = new WeakMap<A, { second: B; made: T }>();
  return (first, second) => {
    const known = all.get(first);
    if (known && known.second === second) return known.made;
    const made = make(first, second);
    all.set(first, { second, made });
    return made;
  };
}
