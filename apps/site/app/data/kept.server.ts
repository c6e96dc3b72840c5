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
