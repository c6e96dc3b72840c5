/** Remembers the last of what was asked for. */
export function kept<T>(limit: number) {
  const all = new Map<string, T>();
  return {
    get(key: string): T | undefined {
      const value = all.get(key);
      if (value !== undefined) {
        all.delete(key);
        all.set(key, value);
      }
      return value;
    },
    set(key: string, value: T): void {
      all.set(key, value);
      const oldest = all.size > limit ? all.keys().next().value : undefined;
      if (oldest !== undefined) all.delete(oldest);
    },
    forget: (key: string) => void all.delete(key),
  };
}
